import Foundation

/// A table of pairs of objects, each held strongly or weakly. A pair with a deallocated object counts as removed.
struct ReferenceTable {
  private enum Reference {
    case strong(AnyObject)
    case weak(WeakReference)

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
      self = options.contains(.weakMemory) ? .weak(WeakReference(object: object)) : .strong(object)
    }

    var object: AnyObject? {
      switch self {
      case .strong(let object): object
      case .weak(let reference): reference.object
      }
    }
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private struct Pair {
    var key: Reference
    var value: Reference

    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs: [Int: [Pair]] = [:]
  /// The number of hashes at which pairs of deallocated objects are next removed: twice the number after the last time.
  private var sweepLimit = 32

  init(keys: NSPointerFunctions.Options, values: NSPointerFunctions.Options) {
    keyOptions = keys
    valueOptions = values
  }

  /// The pairs that are alive. O(n).
  var alive: [(key: AnyObject, value: AnyObject)] {
    pairs.values.joined().compactMap { pair in
      guard let key = pair.key.object, let value = pair.value.object else { return nil }
      return (key, value)
    }
  }

  /// The pair with an equal key. O(1).
  func pair(for key: AnyObject) -> (key: AnyObject, value: AnyObject)? {
    for pair in pairs[hash(key)] ?? [] {
      if let found = pair.key.object, isEqual(found, key), let value = pair.value.object { return (found, value) }
    }
    return nil
  }

  /// Replaces the value of an equal key, which stays, or adds the pair. O(1), amortised.
  mutating func set(_ value: AnyObject, for key: AnyObject) {
    if pairs.count >= sweepLimit { sweep() }
    let hash = hash(key)
    let kept = pair(for: key)?.key ?? key
    remove(key)
    pairs[hash, default: []].append(Pair(key: Reference(kept, keyOptions), value: Reference(value, valueOptions)))
  }

  /// Removes the pair with an equal key, and dead pairs with its hash. O(1).
  mutating func remove(_ key: AnyObject) {
    let hash = hash(key)
    let rest = (pairs[hash] ?? []).filter { pair in
      guard let found = pair.key.object, pair.isAlive else { return false }
      return !isEqual(found, key)
    }
    pairs[hash] = rest.isEmpty ? nil : rest
  }

  private mutating func sweep() {
    pairs = pairs.compactMapValues { pairs in
      let rest = pairs.filter(\.isAlive)
      return rest.isEmpty ? nil : rest
    }
    sweepLimit = max(32, pairs.count * 2)
  }

  /// The number of hashes, including those of some dead pairs.
  var hashCount: Int { pairs.count }

  mutating func removeAll() {
    pairs = [:]
  }

  private func hash(_ object: AnyObject) -> Int {
    guard !keyOptions.contains(.objectPointerPersonality), let object = object as? NSObject else {
      return ObjectIdentifier(object).hashValue
    }
    return object.hash
  }

  private func isEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
    if one === other { return true }
    guard !keyOptions.contains(.objectPointerPersonality), let one = one as? NSObject else { return false }
    return one.isEqual(other)
  }
}
