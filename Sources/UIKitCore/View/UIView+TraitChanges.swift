extension UIView: UITraitChangeObservable {
  /// Calls a handler after one of the traits changed, with the view and the traits from before. Handlers run in the
  /// order of registration.
  ///
  /// The registration lasts as long as the view, or until ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    viewState.traits.ensureRegistrations().add(traits, handler: handler)
  }

  /// Calls a method of a target, which is not kept alive, after one of the traits changed. The method receives the
  /// view.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    viewState.traits.ensureRegistrations().add(traits, target: TargetObject.of(target), action: action)
  }

  /// Calls a method of the view after one of the traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    viewState.traits.ensureRegistrations().add(traits, target: self, action: action)
  }

  /// Ends a registration. A registration with another object is ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    viewState.traits.registrations?.remove(registration)
  }
}
