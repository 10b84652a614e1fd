/// A view or bar item whose look can be set by appearance proxies, or a proxy itself.
@MainActor
package protocol AppearanceBearer: AnyObject {
  /// The settings made on the object; nil if none was made since the first proxy was made.
  var appearanceNotes: AppearanceNotes? { get set }
}

/// A value of which each instance gets a copy, since an app can change the appearance of one bar.
@MainActor
protocol OwnedAppearance: AnyObject {
  func copy() -> Any
}

/// The settings made on one object, noted while proxies exist.
@MainActor
package final class AppearanceNotes {
  /// The proxy that the object is, if it is one: settings made on it are repeated on instances.
  package weak var proxy: AppearanceProxy?
  /// The settings that the app made on the object itself, which proxies do not change.
  package var own: Set<AppearanceKey> = []
}

/// Identifies a setting: a property, or a method with those arguments that select the setting, such as a control state.
package struct AppearanceKey: Hashable {
  let member: AnyHashable
  let arguments: [AnyHashable]
}

/// A setting made on a proxy, and how to repeat it on an instance.
@MainActor
struct AppearanceSetting {
  let key: AppearanceKey
  let apply: (AnyObject) -> Void
}

extension AppearanceBearer {
  /// Called by the setter of a property that appearance proxies may set. Costs one test of a flag if no proxy exists.
  @inline(__always)
  package func noteAppearance<Value>(
    _ property: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>, _ value: Value
  ) {
    if AppearanceProxies.isUsed { note(property(), value) }
  }

  /// Called by a method that proxies may be sent, such as `setTitleColor(_:for:)`.
  /// - Parameters:
  ///   - arguments: The arguments that select the setting, such as a control state.
  ///   - apply: Calls the method on another object.
  @inline(__always)
  package func noteAppearance(
    _ method: String, _ arguments: @autoclosure () -> [AnyHashable], _ apply: @escaping (Self) -> Void
  ) {
    if AppearanceProxies.isUsed { note(method, arguments(), apply) }
  }

  private func note<Value>(_ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
    let looks = (value as? any OwnedAppearance)?.copy() as? any OwnedAppearance
    let setting = AppearanceSetting(key: AppearanceKey(member: property, arguments: [])) { object in
      guard let object = object as? Self else { return }
      if let looks, let copy = looks.copy() as? Value {
        object[keyPath: property] = copy
      } else {
        object[keyPath: property] = value
      }
    }
    AppearanceProxies.note(setting, on: self)
  }

  private func note(_ method: String, _ arguments: [AnyHashable], _ apply: @escaping (Self) -> Void) {
    let setting = AppearanceSetting(key: AppearanceKey(member: method, arguments: arguments)) { object in
      if let object = object as? Self { apply(object) }
    }
    AppearanceProxies.note(setting, on: self)
  }
}
