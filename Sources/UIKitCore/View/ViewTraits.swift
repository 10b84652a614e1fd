/// The traits of a view: inherited through its superview and its controller, then changed by its own overrides.
@MainActor
package struct ViewTraits {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    view.viewState.traits.collection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  func setOverrides(_ overrides: UITraitOverrides) {
    let tint = view.viewState.traits.overrides.container.values.tint
    view.viewState.traits.overrides = overrides
    view.viewState.traits.overrides.container.values.tint = tint
    requestUpdate()
  }

  func setStyle(_ style: UIUserInterfaceStyle) {
    if style == .unspecified {
      view.viewState.traits.overrides.remove(UITraitUserInterfaceStyle.self)
    } else {
      view.viewState.traits.overrides.userInterfaceStyle = style
    }
    requestUpdate()
  }

  /// [D] The limits apply at once.
  func setTextSizes(_ change: (inout TextSizeLimits) -> Void) {
    change(&view.viewState.traits.textSizes)
    requestUpdate()
    updateIfNeeded()
  }

  /// The view and its superviews with their text sizes and limits, a line each.
  var textSizesDescription: String {
    sequence(first: view, next: { $0.superview }).map { view in
      let traits = view.viewState.traits
      return "\(type(of: view)): \(traits.collection.preferredContentSizeCategory.rawValue), \(traits.textSizes)"
    }
    .joined(separator: "\n")
  }

  func setTint(_ color: UIColor?) {
    view.viewState.traits.overrides.container.values.tint = color
    requestUpdate()
  }

  /// Sets the list environment in the traits of the view and its descendants.
  package func setListEnvironment(_ list: UIListEnvironment) {
    setList(ListTraits(list, in: view.viewState.traits.inherited))
  }

  /// Makes the view and its descendants part of a list. A view that was made with the list's traits has them already.
  package func setList(_ list: ListTraits) {
    view.viewState.traits.list = list
    if view.viewState.traits.collection !== list.collection { requestUpdate() }
  }

  private func requestUpdate() {
    view.viewState.traits.needsUpdate = true
    view.setNeedsLayout()
  }

  /// Applies overrides that were set since the last update, in the view or its superviews.
  func updateIfNeeded() {
    if view.viewState.traits.needsUpdate { update(inherited: inherited) }
  }

  /// Takes the traits of the view's new position. Outside of windows views keep theirs.
  func inheritAfterMove() {
    guard view.windowReference != nil else { return }
    let inherited = inherited
    let traits = view.viewState.traits
    // The inherited traits may be unchanged although they need an update: the controller may have got its overrides
    // before its view was made.
    func isOverridden() -> Bool {
      view.owningViewController.map { $0.adoptTraits(inherited: inherited) !== traits.collection } ?? false
    }
    guard traits.inherited !== inherited || traits.needsUpdate || isOverridden() else {
      return updateStaleDescendants()
    }
    update(inherited: inherited)
  }

  /// Updates descendants whose traits are out of date although this view's traits did not change: those with new
  /// overrides, and those that were created elsewhere. A cell has its list's traits before it is in a window, but the
  /// views that the app adds to the cell may not.
  private func updateStaleDescendants() {
    for subview in view.viewState.subviews {
      let isStale =
        subview.viewState.traits.needsUpdate
        || subview.viewState.traits.inherited !== view.viewState.traits.collection
      if isStale {
        subview.traits.update(inherited: view.viewState.traits.collection)
      } else {
        subview.traits.updateStaleDescendants()
      }
    }
  }

  /// Sets the traits that a window inherits, which has no superview.
  func inherit(_ collection: UITraitCollection) {
    update(inherited: collection)
  }

  private var inherited: UITraitCollection {
    view.superviewReference?.traitCollection ?? view.viewState.traits.inherited
  }

  private func update(inherited: UITraitCollection) {
    let base = view.owningViewController?.adoptTraits(inherited: inherited) ?? inherited
    view.viewState.traits.inherited = inherited
    guard let previous = view.viewState.traits.adopt(base) else {
      updateStaleDescendants()
      return
    }
    notify(previous)
    for subview in view.viewState.subviews { subview.traits.update(inherited: view.viewState.traits.collection) }
  }

  private func notify(_ previous: UITraitCollection) {
    let collection = view.viewState.traits.collection
    let change = TraitChange.between(previous, collection)
    guard !change.traits.isEmpty || change.affectsColors else { return }
    let current = CurrentTraits.exchange(collection)
    if change.affectsColors { view.display.resolveColors() }
    view.setNeedsLayout()
    view.setNeedsDisplay()
    if collection.legibilityWeight != previous.legibilityWeight { view.invalidateIntrinsicContentSize() }
    if collection.layoutDirection != previous.layoutDirection { view.viewLayout.directionDidChange() }
    AppearanceProxies.traitsDidChange(of: view)
    if !change.traits.isEmpty {
      view.traitCollectionDidChange(previous)
      view.viewState.traits.registrations?.notify(change.traits, environment: view, previous: previous)
    }
    CurrentTraits.set(current)
  }
}

extension UIView: UITraitEnvironment {}
