import Foundation

// Key-value observing, which Foundation for Linux lacks. An observed property reports its changes by `_valueDidChange`;
// sources converted from iOS do so in their `dynamic` properties.

/// The values of a change that an observer receives, and whether it is also called when it is added.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options, as Foundation numbers them.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called when it is added, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// The kind of a change. All changes are settings here; changes inside collections are not distinguished.
public enum NSKeyValueChange: UInt, Sendable {
  /// A property was set, perhaps to an equal value.
  case setting = 1
}

/// The entries of a change as a dictionary.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String

  /// A key by its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The number of the change's kind.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change, `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before it.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of an observed property. Values that the options do not ask for are nil.
public struct NSKeyValueObservedChange<Value> {
  /// Always a setting here.
  public let kind: NSKeyValueChange
  /// The value after the change, for the option `new`.
  public let newValue: Value?
  /// The value before the change, for the option `old`.
  public let oldValue: Value?
}

/// An observation, which ends when it is released or invalidated.
public final class NSKeyValueObservation: NSObject {
  private let number: Int

  fileprivate init(_ number: Int) { self.number = number }

  /// Ends the observation.
  public func invalidate() { KeyValueObservers.shared.remove { $0.number == number } }

  deinit { invalidate() }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure for every change of a property, on the thread that changes it, until the result is released.
  ///
  /// - Parameter key: The name under which the property reports its changes; converted sources contain it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _key key: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let number = KeyValueObservers.shared.add(self, key) { object, old, new in
      guard let object = object as? Self else { return }
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
        oldValue: options.contains(.old) ? old as? Value : nil)
      changeHandler(object, change)
    }
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation(number)
  }
}

/// A class whose objects receive changes in `observeValue`.
public protocol _KeyValueObserver: AnyObject {
  /// Called for every change of a property that this object observes.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

extension NSObjectProtocol {
  /// The default at the end of the chain of `observeValue` overrides. Stops the program, as no class has handled the
  /// change.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    fatalError(
      """
      An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. Key path: \
      \(keyPath ?? "nil"), observed object: \(object ?? "nil"). Handle the change in \(type(of: self)), and call super for \
      other contexts only.
      """)
  }
}

extension NSObject {
  /// Calls the observers of a property after its change.
  public func _valueDidChange<Value>(_ key: String, from old: Value, to new: Value) {
    KeyValueObservers.shared.tell(self, key, old, new)
  }

  /// Calls the observers of a UIKit property after its change. Costs nothing while no object is observed.
  final func valueDidChange<Value: Equatable>(_ key: String, from old: Value, to new: Value) {
    guard old != new, KeyValueObservers.shared.count > 0 else { return }
    KeyValueObservers.shared.tell(self, key, old, new)
  }

  /// Calls an observer's `observeValue` for every change of a property, until it is removed. A path of several keys,
  /// such as `shop.title`, changes with each object along it.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let context = ObservedContext(context)
    let tell = { [weak observer] (object: NSObject, old: Any?, new: Any?) in
      guard let observer = observer as? any _KeyValueObserver else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old), let old { change[.oldKey] = old }
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context.pointer)
    }
    let keys = keyPath.split(separator: ".").map(String.init)
    if keys.count > 1 {
      let path = ObservedKeyPath(self, keys) { [weak self] old, new in
        if let self { tell(self, old ?? NSNull(), new) }
      }
      // No property reports changes of the whole path: the entry keeps the path until the observer is removed.
      KeyValueObservers.shared.add(self, keyPath, observer: observer, context: context.pointer) { _, _, _ in
        withExtendedLifetime(path) {}
      }
    } else {
      KeyValueObservers.shared.add(self, keyPath, observer: observer, context: context.pointer) { object, old, new in
        tell(object, PropertyValue.flattened(old) ?? NSNull(), PropertyValue.flattened(new))
      }
    }
    guard options.contains(.initial) else { return }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let call = tell
    onMainActor { call(object, nil, options.contains(.new) ? object.value(forKeyPath: keyPath) : nil) }
  }

  /// Ends the observation of a property by an observer.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let object = ObjectIdentifier(self)
    KeyValueObservers.shared.remove { $0.object == object && $0.key == keyPath && $0.observer === observer }
  }

  /// Ends the observation of a property by an observer with a context.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    let object = ObjectIdentifier(self)
    KeyValueObservers.shared.remove {
      $0.object == object && $0.key == keyPath && $0.observer === observer && $0.context == context
    }
  }
}

/// A pointer that is passed back to observers and never dereferenced.
private struct ObservedContext: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer?

  init(_ pointer: UnsafeMutableRawPointer?) { self.pointer = pointer }
}
