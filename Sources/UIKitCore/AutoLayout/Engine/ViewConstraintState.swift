/// The state of a view that takes part in constraint layout; other views have none.
@MainActor
package final class ViewConstraintState {
  /// The constraints that this view holds.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var huggingPriority = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistancePriority = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// The engine, if the view is a layout root.
  package var engine: LayoutEngine?
  /// How many constraints between inside and outside the view cross its border, if it may be a layout root.
  var crossings = 0
  lazy var marginsGuide = UILayoutGuide(rule: .margins, "UIViewLayoutMarginsGuide")
  lazy var safeAreaGuide = UILayoutGuide(rule: .safeArea, "UIViewSafeAreaLayoutGuide")
  lazy var readableGuide = UILayoutGuide(rule: .readableWidth, "UIViewReadableContentGuide")
  lazy var keyboardGuide = UIKeyboardLayoutGuide(rule: .keyboard)
  lazy var scrollContentGuide = UILayoutGuide(rule: .scrollContent, "UIScrollView-contentLayoutGuide")
  lazy var scrollFrameGuide = UILayoutGuide(rule: .scrollFrame, "UIScrollView-frameLayoutGuide")
  /// Whether constraints depend on the view's scroll position.
  var isScrollFollowed = false
  /// Whether constraints depend on the rectangle of the view's content.
  var isContentTied = false
  /// The zoom scale at which a scroll view shows this view; constraints inside the view are in unzoomed points.
  fileprivate(set) var zoom: CGFloat = 1
}

extension UIView {
  /// The view's state for constraint layout, made on first use.
  final var constraintState: ViewConstraintState {
    if let known = viewState.constraints { return known }
    let made = ViewConstraintState()
    viewState.constraints = made
    return made
  }

  /// Notes the zoom scale at which a scroll view shows the view: constraints between its edges and views around it then
  /// hold for its visible edges. [C]
  final func setLayoutZoom(_ zoom: CGFloat) {
    guard constraintState.zoom != zoom else { return }
    constraintState.zoom = zoom
    if viewState.isLayoutItem { LayoutEngine.enclosing(self)?.noteZoom(of: self) }
  }

  /// The frame the view would have without its transform.
  final var untransformedFrame: CGRect {
    get {
      let size = layer.bounds.size
      let anchor = layer.anchorPoint
      return CGRect(
        x: layer.position.x - anchor.x * size.width, y: layer.position.y - anchor.y * size.height, width: size.width,
        height: size.height)
    }
    set {
      let anchor = layer.anchorPoint
      let place = CGPoint(x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
      // Sets the position first: the new size at the old centre would be an intermediate frame, which bars and safe
      // areas would follow.
      if newValue.size != bounds.size { layer.position = place }
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      center = place
    }
  }
}

extension UILayoutGuide {
  /// A system guide with this rule.
  fileprivate convenience init(rule: LayoutGuideRule, _ identifier: String) {
    self.init(part: LayoutGuidePart(rule: rule))
    self.identifier = identifier
  }
}
