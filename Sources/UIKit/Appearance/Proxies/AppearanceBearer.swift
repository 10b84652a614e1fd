/// What has a proxy for its looks, or is one.
@MainActor
protocol AppearanceBearer: AnyObject {
  /// Nil until a proxy was made and something was set on the object since.
  var appearanceNotes: AppearanceNotes? { get set }
}

/// What is known of what was set on an object.
@MainActor
final class AppearanceNotes {
  /// The proxy that the object is; what is set on it is to be set on others.
  weak var proxy: AppearanceProxy?
  /// What was set on the object itself, which proxies leave as it is.
  var own: Set<AppearanceKey> = []
}

/// A property, or a method with the values of its arguments that tell one setting from another, such as a state.
struct AppearanceKey: Hashable {
  let member: AnyHashable
  let arguments: [AnyHashable]
}

/// Something that was set on a proxy, to be set on an instance.
@MainActor
struct AppearanceSetting {
  let key: AppearanceKey
  let apply: (AnyObject) -> Void
}

extension AppearanceBearer {
  /// Called by the setter of a property that proxies may set. Costs one look at a flag where no proxy was ever made.
  @inline(__always)
  func noteAppearance<Value>(_ property: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
    if AppearanceProxies.isUsed { note(property(), value) }
  }

  /// The same of a method.
  /// - Parameters:
  ///   - arguments: those that tell one setting from another.
  ///   - apply: calls the method on another object.
  @inline(__always)
  func noteAppearance(
    _ method: String, _ arguments: @autoclosure () -> [AnyHashable], _ apply: @escaping (Self) -> Void
  ) {
    if AppearanceProxies.isUsed { note(method, arguments(), apply) }
  }

  private func note<Value>(_ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
    // Each instance has looks of its own, as those of a bar can be changed.
    let looks = (value as? UIBarAppearance)?.copy() as? UIBarAppearance
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
