/// Classes with appearance proxies: views and bar items.
///
/// A value that is set on a proxy is set on each instance when it enters a window, unless the instance was given its own.
/// Instances that are in a window already do not change.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances of the class.
  static func appearance() -> Self

  /// The proxy for instances contained in an instance of the first class, which is contained in one of the second, and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// The proxy for instances with certain traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for instances with certain traits, contained in instances of other classes.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class by which a proxy can be limited: to instances within instances of that class.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self { proxy(AppearanceScope()) }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(AppearanceScope(containers: containerTypes))
  }

  public static func appearance(for trait: UITraitCollection) -> Self { proxy(AppearanceScope(traits: trait)) }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(AppearanceScope(traits: trait, containers: containerTypes))
  }

  private static func proxy(_ scope: AppearanceScope) -> Self {
    AppearanceProxies.proxy(of: self, scope) { ViewMaking.proxy(self) } as! Self
  }

  /// Marks a property of a custom class as set by the app, so that proxies do not change it afterwards. Call it in the
  /// property's setter: Objective-C would do it automatically.
  public func _appearanceDidSet<Value>(_ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
    noteAppearance(property, value)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceBearer {}
