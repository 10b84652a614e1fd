import Foundation

/// Observes the value at the end of a key path. Each object along the path is observed for its key, as the value
/// changes with any of them.
///
/// The objects along the path are read by key-value coding, on the main thread.
final class ObservedKeyPath: @unchecked Sendable {
  private let keys: [String]
  private let tell: (_ old: Any?, _ new: Any?) -> Void
  /// The number of each key's observation; nil while there is no object at that position of the path.
  private var numbers: [Int?]

  /// - Parameter tell: called with the values at the end of the path, nil if an object along it is nil.
  init(_ object: NSObject, _ keys: [String], tell: @escaping (_ old: Any?, _ new: Any?) -> Void) {
    self.keys = keys
    self.tell = tell
    numbers = keys.map { _ in nil }
    nonisolated(unsafe) let start = object
    onMainActor { self.attach(start, at: 0) }
  }

  deinit {
    let ended = Set(numbers.compactMap(\.self))
    KeyValueObservers.shared.remove { ended.contains($0.number) }
  }

  @MainActor
  private func attach(_ object: NSObject?, at index: Int) {
    let ended = Set(numbers[index...].compactMap(\.self))
    if !ended.isEmpty { KeyValueObservers.shared.remove { ended.contains($0.number) } }
    for later in index..<keys.count { numbers[later] = nil }
    var current = object
    for key in index..<keys.count {
      guard let object = current else { return }
      numbers[key] = KeyValueObservers.shared.add(object, keys[key]) { [weak self] _, old, new in
        self?.didChange(key, from: PropertyValue.flattened(old), to: PropertyValue.flattened(new))
      }
      if key + 1 < keys.count { current = object.value(forKey: keys[key]) as AnyObject? as? NSObject }
    }
  }

  private func didChange(_ index: Int, from old: Any?, to new: Any?) {
    guard index + 1 < keys.count else { return tell(old, new) }
    nonisolated(unsafe) let (former, present) = (old as AnyObject? as? NSObject, new as AnyObject? as? NSObject)
    onMainActor { [self] in
      let rest = keys[(index + 1)...].joined(separator: ".")
      attach(present, at: index + 1)
      tell(former?.value(forKeyPath: rest), present?.value(forKeyPath: rest))
    }
  }
}
