import Foundation

/// Objects by objects, each held strongly or weakly; pairs of which one has gone are no longer there.
struct ReferenceTable {
  private struct Reference {
    private weak var weakObject: AnyObject?
    private var strongObject: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
      weakObject = object
      strongObject = options.contains(.weakMemory) ? nil : object
    }

    var object: AnyObject? { weakObject }
  }

  private struct Pair {
    var key: Reference
    var value: Reference
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs: [Int: [Pair]] = [:]

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

  /// Replaces the value of an equal key, which stays, or adds the pair. O(1).
  mutating func set(_ value: AnyObject, for key: AnyObject) {
    let hash = hash(key)
    let kept = pair(for: key)?.key ?? key
    remove(key)
    pairs[hash, default: []].append(Pair(key: Reference(kept, keyOptions), value: Reference(value, valueOptions)))
  }

  /// Removes the pair with an equal key, and those with its hash that have gone. O(1).
  mutating func remove(_ key: AnyObject) {
    let hash = hash(key)
    let rest = (pairs[hash] ?? []).filter { pair in
      guard let found = pair.key.object, pair.value.object != nil else { return false }
      return !isEqual(found, key)
    }
    pairs[hash] = rest.isEmpty ? nil : rest
  }

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
