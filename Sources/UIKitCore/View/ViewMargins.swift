/// The margins that were set on a view, in the form that was set last.
package enum CustomMargins: Equatable {
  case standard
  case absolute(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
}

/// Layout margins and safe area of a view.
///
/// Margins of an edge = max(own + safe area, superview's margin − distance to that edge, where it is preserved) [M].
/// Safe area of an edge = max(0, superview's inset − distance to that edge) + the controller's addition [D].
@MainActor
package struct ViewMargins {
  struct State {
    fileprivate var preservesSuperview = false
    fileprivate var insetsFromSafeArea = true
    fileprivate var custom = CustomMargins.standard
    fileprivate var safeArea = UIEdgeInsets.zero
    fileprivate var ignoresTransform = false
    /// The margins that were last reported to have changed.
    fileprivate var reported: UIEdgeInsets?
  }

  /// The margin of a view on which nothing was set, in points [D].
  package static let standardMargin: CGFloat = 8

  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  // MARK: Margins

  /// The margins with everything that adds to them.
  var resolved: UIEdgeInsets {
    var margins = own
    if view.viewState.margins.insetsFromSafeArea { margins = margins + view.viewState.margins.safeArea }
    guard view.viewState.margins.preservesSuperview, let superview = view.superviewReference else {
      return margins
    }
    return margins.edgewiseMaximum(superview.layoutMargins(reachingInto: view.frame))
  }

  private var own: UIEdgeInsets {
    let direction = view.effectiveUserInterfaceLayoutDirection
    let margins: UIEdgeInsets
    switch view.viewState.margins.custom {
    case .standard:
      if let minimum = view.owningViewController?.minimumViewMargins { return minimum.absolute(direction) }
      let standard = Self.standardMargin
      return UIEdgeInsets(top: standard, left: standard, bottom: standard, right: standard)
    case .absolute(let custom): margins = custom
    case .directional(let custom): margins = custom.absolute(direction)
    }
    guard let minimum = view.owningViewController?.minimumViewMargins else { return margins }
    return margins.edgewiseMaximum(minimum.absolute(direction))
  }

  /// Whether nothing was set.
  package var areStandard: Bool { view.viewState.margins.custom == .standard }

  package func set(_ margins: CustomMargins) {
    guard view.viewState.margins.custom != margins else { return }
    report { view.viewState.margins.custom = margins }
  }

  var preservesSuperviewLayoutMargins: Bool {
    get { view.viewState.margins.preservesSuperview }
    nonmutating set { report { view.viewState.margins.preservesSuperview = newValue } }
  }

  var insetsLayoutMarginsFromSafeArea: Bool {
    get { view.viewState.margins.insetsFromSafeArea }
    nonmutating set { report { view.viewState.margins.insetsFromSafeArea = newValue } }
  }

  /// Works the margins out again after something they depend on changed, and reports a difference.
  func invalidate() {
    let margins = resolved
    guard margins != view.viewState.margins.reported else { return }
    view.viewState.margins.reported = margins
    LayoutEngine.noteMarginsChange(of: view)
    view.layoutMarginsDidChange()
    view.owningViewController?.viewLayoutMarginsDidChange()
    view.setNeedsLayout()
    for subview in view.viewState.subviews where subview.viewState.margins.preservesSuperview {
      subview.margins.invalidate()
    }
  }

  /// Makes a change and reports the margins if it changed them.
  private func report(_ change: () -> Void) {
    view.viewState.margins.reported = resolved
    change()
    invalidate()
  }

  // MARK: Safe area

  var safeAreaInsets: UIEdgeInsets { view.viewState.margins.safeArea }

  /// Whether the safe area is that of the view without its transform, so that effects do not move its content. False by
  /// default: the view's frame counts, which a transform changes.
  package var ignoresTransform: Bool {
    get { view.viewState.margins.ignoresTransform }
    nonmutating set { view.viewState.margins.ignoresTransform = newValue }
  }

  /// Works the safe area out again after the view was moved, resized or added to something.
  func updateSafeArea() {
    let insets = computedSafeArea
    guard insets != view.viewState.margins.safeArea else { return }
    setSafeArea(insets)
  }

  /// Sets the safe area of a view that inherits none: a window.
  func setSafeArea(_ insets: UIEdgeInsets) {
    guard insets != view.viewState.margins.safeArea else { return }
    view.viewState.margins.reported = resolved
    view.viewState.margins.safeArea = insets
    LayoutEngine.noteMarginsChange(of: view)
    view.safeAreaInsetsDidChange()
    view.owningViewController?.viewSafeAreaInsetsDidChange()
    if view.viewState.margins.insetsFromSafeArea { invalidate() }
    view.setNeedsLayout()
    for subview in view.viewState.subviews { subview.margins.updateSafeArea() }
  }

  /// Called after the view was moved or resized.
  func didPlace() {
    if view.windowReference != nil { updateSafeArea() }
    if view.viewState.margins.preservesSuperview { invalidate() }
  }

  /// Called after the view's size changed, and with it the distances of its subviews to its edges.
  func didResize() {
    for subview in view.viewState.subviews {
      subview.margins.didPlace()
    }
  }

  private var computedSafeArea: UIEdgeInsets {
    guard view.windowReference != nil, let superview = view.superviewReference else {
      return view is UIWindow ? view.viewState.margins.safeArea : .zero
    }
    let inherited = superview.safeAreaInsetsForSubviews
    let additional = view.owningViewController?.addedSafeAreaInsets ?? .zero
    guard inherited != .zero else { return additional }
    let frame = ignoresTransform ? frameWithoutTransform : view.frame
    return inherited.reaching(into: frame, of: superview.bounds) + additional
  }

  private var frameWithoutTransform: CGRect {
    let (center, anchor, size) = (view.center, view.layer.anchorPoint, view.bounds.size)
    return CGRect(
      origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height), size: size)
  }
}

extension UIEdgeInsets {
  /// The distances by which insets of a rectangle extend into another one in it; never negative. An edge without an
  /// inset gives none, however far the other rectangle is beyond it.
  func reaching(into frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
    return UIEdgeInsets(
      top: reach(top, frame.minY - bounds.minY), left: reach(left, frame.minX - bounds.minX),
      bottom: reach(bottom, bounds.maxY - frame.maxY), right: reach(right, bounds.maxX - frame.maxX))
  }
}
