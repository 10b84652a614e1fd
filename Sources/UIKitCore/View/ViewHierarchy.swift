/// Superview, subviews and window, and the calls when they change.
///
/// Order of the calls when a view moves [C: published logs of removal; adding mirrors it]: `willMove(toSuperview:)`,
/// `willMove(toWindow:)` down the tree, the move, `didMoveToWindow()` down the tree, `didMoveToSuperview()`, and last
/// the superview's `didAddSubview(_:)`. The old superview's `willRemoveSubview(_:)` comes before all others.
@MainActor
struct ViewHierarchy {
  enum Place {
    case front
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  struct State {
    fileprivate(set) var subviews: [UIView] = []
  }

  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  var next: UIResponder? {
    view.owningViewController ?? view.superview
  }

  // MARK: Moving

  func insert(_ subview: UIView, _ place: Place) {
    guard !view.isDescendant(of: subview) else {
      fatalError(
        "Can't add self as subview: \(subview) was to be added to \(view), which is the same view or lies in it.")
    }
    guard subview.superviewReference !== view else {
      reorder(subview, to: place)
      return
    }
    let oldSuperview = subview.superviewReference
    let oldWindow = subview.windowReference
    let oldTint = subview.tint.effectiveColor
    let newWindow = view.window
    oldSuperview?.willRemoveSubview(subview)
    subview.willMove(toSuperview: view)
    if oldWindow !== newWindow { subview.hierarchy.willMove(toWindow: newWindow) }
    if let oldSuperview {
      ConstraintHierarchy(subview).willLeaveSuperview()
      oldSuperview.hierarchy.detach(subview)
    }
    let index = index(for: place)
    view.viewState.hierarchy.subviews.insert(subview, at: index)
    subview.superviewReference = view
    insertLayer(of: subview, at: index)
    ConstraintHierarchy(subview).didJoinSuperview()
    subview.hierarchy.didMove(from: oldWindow, to: newWindow, oldTint: oldTint)
    subview.didMoveToSuperview()
    view.didAddSubview(subview)
    subviewsDidChange()
  }

  func removeFromSuperview() {
    guard let superview = view.superviewReference else { return }
    let oldWindow = view.windowReference
    let oldTint = view.tint.effectiveColor
    superview.willRemoveSubview(view)
    view.willMove(toSuperview: nil)
    if oldWindow != nil { willMove(toWindow: nil) }
    ConstraintHierarchy(view).willLeaveSuperview()
    superview.hierarchy.detach(view)
    view.superviewReference = nil
    didMove(from: oldWindow, to: nil, oldTint: oldTint)
    view.didMoveToSuperview()
    superview.hierarchy.subviewsDidChange()
  }

  /// [D] A view needs layout after its subviews changed, unless it changed them in its own `layoutSubviews()`.
  private func subviewsDidChange() {
    if !view.layer.isLayingOut { view.setNeedsLayout() }
  }

  private func detach(_ subview: UIView) {
    Turn.keep(subview)
    view.viewState.hierarchy.subviews.removeAll { $0 === subview }
    subview.layer.removeFromSuperlayer()
  }

  // MARK: Windows

  /// Makes `window` the window of the view and everything in it, with all calls. Used for windows themselves, which
  /// are their own window.
  func adoptWindow(_ window: UIWindow?) {
    let oldWindow = view.windowReference
    guard oldWindow !== window else { return }
    willMove(toWindow: window)
    didMove(from: oldWindow, to: window, oldTint: view.tint.effectiveColor)
  }

  private func willMove(toWindow window: UIWindow?) {
    resignFirstResponder(leavingFor: window)
    announce(window)
  }

  private func announce(_ window: UIWindow?) {
    view.owningViewController?.viewWillMove(to: window)
    view.willMove(toWindow: window)
    for subview in view.viewState.subviews { subview.hierarchy.announce(window) }
  }

  private func didMove(from oldWindow: UIWindow?, to newWindow: UIWindow?, oldTint: UIColor) {
    if oldWindow !== newWindow { assign(newWindow) }
    view.traits.inheritAfterMove()
    view.margins.updateSafeArea()
    if !view.tint.effectiveColor.isEqual(oldTint) { view.tint.propagateChange() }
    if oldWindow !== newWindow { confirmWindow() }
  }

  private func assign(_ window: UIWindow?) {
    view.windowReference = window
    for subview in view.viewState.subviews { subview.hierarchy.assign(window) }
  }

  private func confirmWindow() {
    if view.windowReference == nil {
      view.layer.removeAllAnimations()
    } else {
      AppearanceProxies.apply(to: view)
      // Additions to the safe area by containers and controllers apply in windows only. The inherited safe area may be
      // unchanged, so the update has to be made here.
      if view.owningViewController != nil { view.margins.updateSafeArea() }
    }
    view.didMoveToWindow()
    for subview in view.viewState.subviews { subview.hierarchy.confirmWindow() }
    view.owningViewController?.viewDidMove(to: view.windowReference)
  }

  private func resignFirstResponder(leavingFor window: UIWindow?) {
    guard let oldWindow = view.windowReference, oldWindow !== window else { return }
    var former: UIResponder?
    // When a responder resigns, another one may become first responder. If that is in the view as well, it resigns too.
    while let responder = oldWindow.firstResponder, responder !== former, contains(responder) {
      if !responder.resignFirstResponder() { oldWindow.firstResponder = nil }
      former = responder
    }
  }

  /// Whether the responder is this view, a descendant, or the controller of one.
  private func contains(_ responder: UIResponder) -> Bool {
    var current: UIResponder? = responder
    while let candidate = current {
      if candidate === view || candidate === view.owningViewController { return true }
      current = candidate.next
    }
    return false
  }

  // MARK: Order

  func exchange(_ first: Int, _ second: Int) {
    guard first != second else { return }
    view.viewState.hierarchy.subviews.swapAt(first, second)
    restackLayers()
  }

  func bringToFront(_ subview: UIView) {
    guard subview.superviewReference === view, view.viewState.subviews.last !== subview else { return }
    reorder(subview, to: .front)
  }

  func sendToBack(_ subview: UIView) {
    guard subview.superviewReference === view, view.viewState.subviews.first !== subview else { return }
    reorder(subview, to: .index(0))
  }

  private func reorder(_ subview: UIView, to place: Place) {
    guard let present = view.viewState.subviews.firstIndex(where: { $0 === subview }) else { return }
    view.viewState.hierarchy.subviews.remove(at: present)
    let index = index(for: place)
    view.viewState.hierarchy.subviews.insert(subview, at: index)
    guard index != present else { return }
    subview.layer.removeFromSuperlayer()
    insertLayer(of: subview, at: index)
  }

  private func index(for place: Place) -> Int {
    let count = view.viewState.subviews.count
    switch place {
    case .front: return count
    case .index(let index): return min(max(index, 0), count)
    case .below(let sibling): return view.viewState.subviews.firstIndex { $0 === sibling } ?? count
    case .above(let sibling):
      return view.viewState.subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? count
    }
  }

  /// Inserts the layer of a new subview at the subview's position among its siblings. Layers without views keep their
  /// position behind or in front of their neighbours.
  private func insertLayer(of subview: UIView, at index: Int) {
    if index + 1 < view.viewState.subviews.count {
      view.layer.insertSublayer(subview.layer, below: view.viewState.subviews[index + 1].layer)
    } else {
      view.layer.addSublayer(subview.layer)
    }
  }

  private func restackLayers() {
    for subview in view.viewState.subviews {
      subview.layer.removeFromSuperlayer()
      view.layer.addSublayer(subview.layer)
    }
  }

  // MARK: Finding

  func isDescendant(of ancestor: UIView) -> Bool {
    var current: UIView? = view
    while let candidate = current {
      if candidate === ancestor { return true }
      current = candidate.superviewReference
    }
    return false
  }

  func viewWithTag(_ tag: Int) -> UIView? {
    if view.tag == tag { return view }
    for subview in view.viewState.subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func endEditing(_ force: Bool) -> Bool {
    // [D] The view or a text in it resigns, a controller does not.
    guard let responder = view.windowReference?.firstResponder, responder is UIView, contains(responder) else {
      return true
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    view.windowReference?.firstResponder = nil
    return true
  }
}
