/// Something that has traits: a view, a view controller, a scene.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits in force here.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed, with the collection that was in force before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of some traits. Passing it to `unregisterForTraitChanges(_:)` ends it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// Something whose traits can be watched.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A closure that is called after traits changed, with the environment and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment

  /// Calls `handler` after each change of one of the traits, until the registration ends or the environment is
  /// deallocated.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Sends `action` to `target` after each change of one of the traits. The target is not kept alive.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Sends `action` to this object after each change of one of the traits.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
