/// The traits of a controller: inherited from its parent or its view's superview, then changed by its overrides.
@MainActor
final class ControllerTraits {
  private unowned let controller: UIViewController
  private var state = TraitState()

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  /// The current traits. Outside a window they are the ones last inherited.
  var collection: UITraitCollection { state.collection }

  var overrides: UITraitOverrides {
    get { state.overrides }
    set {
      state.overrides = newValue
      requestUpdate()
    }
  }

  /// The traits that the parent sets for this controller, before its own overrides; nil for none.
  var parentOverride: UITraitCollection? { didSet { if parentOverride !== oldValue { requestUpdate() } } }

  /// The controller's traits if it inherited `inherited`: with the parent's and its own overrides applied.
  func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    refined(inherited).overridden(by: overrides)
  }

  private func refined(_ inherited: UITraitCollection) -> UITraitCollection {
    parentOverride.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
  }

  var style: UIUserInterfaceStyle {
    get { state.overrides.contains(UITraitUserInterfaceStyle.self) ? state.overrides.userInterfaceStyle : .unspecified }
    set {
      if newValue == .unspecified {
        state.overrides.remove(UITraitUserInterfaceStyle.self)
      } else {
        state.overrides.userInterfaceStyle = newValue
      }
      requestUpdate()
    }
  }

  private func requestUpdate() {
    state.needsUpdate = true
    guard let view = controller.viewIfLoaded else { return update(inherited: state.inherited) }
    view.viewState.traits.needsUpdate = true
    view.setNeedsLayout()
  }

  func updateIfNeeded() {
    controller.viewIfLoaded?.updateTraitsIfNeeded()
    if state.needsUpdate { update(inherited: state.inherited) }
  }

  /// Takes over the traits of a new parent, so that they are right before the view is added anywhere.
  func inherit(from parent: UIViewController) {
    guard controller.viewIfLoaded?.window == nil else { return }
    update(inherited: parent.traitCollection)
  }

  /// Stores the traits that the view would inherit without this controller, and returns those that the view gets.
  func adopt(_ inherited: UITraitCollection) -> UITraitCollection {
    update(inherited: inherited)
    return state.collection
  }

  private func update(inherited: UITraitCollection) {
    state.inherited = inherited
    guard let previous = state.adopt(refined(inherited)) else { return }
    let changed = TraitChange.between(previous, state.collection).traits
    guard !changed.isEmpty else { return }
    let current = CurrentTraits.exchange(state.collection)
    controller.traitCollectionDidChange(previous)
    state.registrations?.notify(changed, environment: controller, previous: previous)
    CurrentTraits.set(current)
  }

  /// The registered observers of this controller's traits, made at the first access.
  var registrations: TraitRegistrations {
    if let registrations = state.registrations { return registrations }
    let made = TraitRegistrations()
    state.registrations = made
    return made
  }
}
