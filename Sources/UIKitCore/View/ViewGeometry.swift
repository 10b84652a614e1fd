/// Frame, bounds and centre, conversion between views, and finding the view under a point.
@MainActor
struct ViewGeometry {
  /// Views with an alpha below this get no touches [D].
  private static let leastTouchableAlpha: CGFloat = 0.01

  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  // MARK: Placing

  func setInitialFrame(_ frame: CGRect) {
    view.layer.frame = frame.standardized
  }

  var frame: CGRect {
    get { view.layer.frame }
    nonmutating set {
      let old = view.layer.bounds.size
      let oldPosition = view.layer.position
      view.layer.frame = newValue
      guard old != view.layer.bounds.size || oldPosition != view.layer.position else { return }
      didPlace(oldSize: old)
    }
  }

  var bounds: CGRect {
    get { view.layer.bounds }
    nonmutating set {
      let old = view.layer.bounds.size
      view.layer.bounds = newValue
      guard old != newValue.size else { return }
      didPlace(oldSize: old)
    }
  }

  var center: CGPoint {
    get { view.layer.position }
    nonmutating set {
      guard view.layer.position != newValue else { return }
      view.layer.position = newValue
      view.viewState.frameOrigin = .manual
      LayoutEngine.noteChange(of: view)
      view.margins.didPlace()
    }
  }

  func sizeToFit() {
    let size = view.sizeThatFits(view.bounds.size)
    let bounds = view.bounds
    guard bounds.size != size else { return }
    // The origin stays where it is, not the centre.
    let origin = view.frame.origin
    view.frame = CGRect(origin: origin, size: size)
  }

  private func didPlace(oldSize: CGSize) {
    view.viewState.frameOrigin = .manual
    let size = view.layer.bounds.size
    LayoutEngine.noteChange(of: view)
    view.margins.didPlace()
    guard size != oldSize else { return }
    if view.viewState.autoresizesSubviews { ViewAutoresizing(view).resizeSubviews(from: oldSize, to: size) }
    view.margins.didResize()
    view.setNeedsLayout()
    view.display.didResize()
  }

  // MARK: Converting

  func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
    guard let target = target(for: other) else { return point }
    return target.layer.convert(point, from: view.layer)
  }

  func convert(_ point: CGPoint, from other: UIView?) -> CGPoint {
    guard let source = target(for: other) else { return point }
    return view.layer.convert(point, from: source.layer)
  }

  func convert(_ rect: CGRect, to other: UIView?) -> CGRect {
    guard let target = target(for: other) else { return rect }
    return target.layer.convert(rect, from: view.layer)
  }

  func convert(_ rect: CGRect, from other: UIView?) -> CGRect {
    guard let source = target(for: other) else { return rect }
    return view.layer.convert(rect, from: source.layer)
  }

  /// The view to convert to or from: the other view; if that is nil, the window or the topmost superview. Nil if it is
  /// this view, so that nothing is to be converted.
  private func target(for other: UIView?) -> UIView? {
    let target = other ?? view.windowReference ?? topmost
    return target === view ? nil : target
  }

  private var topmost: UIView {
    var current = view
    while let superview = current.superviewReference { current = superview }
    return current
  }

  // MARK: Hit testing

  func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > Self.leastTouchableAlpha else { return nil }
    guard !view.viewState.animations.areBlocked, view.point(inside: point, with: event) else { return nil }
    for subview in view.viewState.subviews.reversed() {
      let inner = subview.layer.convert(point, from: view.layer)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return view
  }
}
