/// The layout of a view's subviews, with the calls and updates around it.
@MainActor
package struct ViewLayout {
  struct State {
    fileprivate(set) var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// Counts changes of the intrinsic size, for callers that cache it.
    fileprivate(set) var intrinsicSizeGeneration: UInt = 0
  }

  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// Lays out the view and everything in it that asked for layout.
  func layoutIfNeeded() {
    Turn.run {
      LayoutEngine.enclosing(view)?.solve()
      view.layer.layoutIfNeeded()
    }
  }

  /// Performs the layout of the view and its superviews if it is pending. Layouts that are pending only in its subviews
  /// stay so.
  package func layOutItselfIfNeeded() {
    LayoutEngine.enclosing(view)?.solve()
    var layer: CALayer? = view.layer
    while let current = layer {
      if current.needsLayout() { return view.layer.layoutIfNeeded() }
      layer = current.superlayer
    }
  }

  /// One layout of the view: traits, the controller's notice, `layoutSubviews()`, the controller's notice.
  func perform() {
    view.traits.updateIfNeeded()
    let previous = CurrentTraits.exchange(view.viewState.traits.collection)
    view.owningViewController?.viewWillPerformLayout()
    view.viewState.constraints?.engine?.solve()
    view.layer.coverPendingLayout()
    view.owningViewController?.viewWillLayoutSubviews()
    view.layoutSubviews()
    view.owningViewController?.viewDidLayoutSubviews()
    CurrentTraits.set(previous)
  }

  func invalidateIntrinsicContentSize() {
    view.viewState.layout.intrinsicSizeGeneration &+= 1
    LayoutEngine.noteChange(of: view)
    view.superviewReference?.setNeedsLayout()
    view.contentSizeDidInvalidate()
  }

  /// Called after leading and trailing changed sides for the view's contents.
  func directionDidChange() {
    view.margins.invalidate()
    if view.viewState.constraints != nil { LayoutEngine.enclosing(view)?.invalidate() }
  }

  var semanticContentAttribute: UISemanticContentAttribute {
    get { view.viewState.layout.semanticContentAttribute }
    nonmutating set {
      guard view.viewState.layout.semanticContentAttribute != newValue else { return }
      view.viewState.layout.semanticContentAttribute = newValue
      directionDidChange()
      view.setNeedsLayout()
    }
  }
}
