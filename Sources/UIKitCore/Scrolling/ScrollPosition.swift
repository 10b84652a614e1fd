import ListCore

/// The part of a scroll view that ``ScrollPosition`` uses.
@MainActor
protocol ScrollPositionHost: AnyObject {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  /// The height that the bars at the top can still grow by when the content is scrolled to its start, in points.
  var barReach: CGFloat { get }
  /// The height that the bars at the top can shrink by while the content scrolls up, in points.
  var barCollapse: CGFloat { get }
  /// Pixels per point.
  var pixelScale: CGFloat { get }
  /// Whether a finger, a wheel or a motion controls the content's position.
  var isMovedByUser: Bool { get }
  /// Sets the origin of the bounds without calling the scroll position again.
  func setBoundsOrigin(_ origin: CGPoint)
  func stopMotion()
  /// The app moved the content: a drag continues from there.
  func didJump()
  func glide(to offset: CGPoint)
  /// Called when the content moved away from an offset.
  func didMoveContent(from offset: CGPoint)
  /// Called when the content's size was another before.
  func didResizeContent(from size: CGSize)
  /// Called when the scrollable range changed.
  func didChangeLimits()
}

/// The position of the content and its limits: offsets, sizes, insets.
@MainActor
final class ScrollPosition {
  private unowned let host: any ScrollPositionHost
  private var isChanging = false

  init(host: any ScrollPositionHost) { self.host = host }

  var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      limitsDidChange()
      host.didResizeContent(from: oldValue)
    }
  }
  var bouncesHorizontally = true
  var bouncesVertically = true
  var alwaysBouncesHorizontally = false
  var alwaysBouncesVertically = false

  func setBounces(_ bounces: Bool) {
    bouncesHorizontally = bounces
    bouncesVertically = bounces
  }

  /// The limits of each axis. O(1).
  var limits: ScrollLimits {
    let inset = host.adjustedContentInset
    let size = host.bounds.size
    return ScrollLimits(
      horizontal: ScrollAxis(
        dimension: size.width, content: contentSize.width, leading: inset.left, trailing: inset.right,
        bounces: bouncesHorizontally, alwaysBounces: alwaysBouncesHorizontally),
      vertical: ScrollAxis(
        dimension: size.height, content: contentSize.height, leading: inset.top + host.barReach, trailing: inset.bottom,
        collapsing: host.barCollapse, bounces: bouncesVertically, alwaysBounces: alwaysBouncesVertically))
  }

  // MARK: Moving

  /// Shows the content at `offset`, rounded to whole pixels, and informs the delegate if it moved.
  func show(_ offset: CGPoint) {
    let snapped = snap(offset)
    let old = host.bounds.origin
    guard snapped != old else { return }
    isChanging = true
    host.setBoundsOrigin(snapped)
    isChanging = false
    host.didMoveContent(from: old)
  }

  /// Sets the offset for the app and stops motions of the content. [C] A drag continues from there: lists in pages
  /// below a header pass a drag to each other in this way.
  func jump(to offset: CGPoint) {
    host.stopMotion()
    show(offset)
    host.didJump()
  }

  /// Moves to `offset` at once, or over about 0.3 s.
  func move(to offset: CGPoint, animated: Bool) {
    guard animated else { return jump(to: offset) }
    host.glide(to: offset)
  }

  /// Moves as little as needed to show `rect`, or as much of it as fits.
  func reveal(_ rect: CGRect, animated: Bool) {
    let inset = host.adjustedContentInset
    let visible = host.bounds.inset(by: inset)
    let target = CGPoint(
      x: Self.nearest(from: visible.minX, length: visible.width, to: rect.minX, rect.maxX) - inset.left,
      y: Self.nearest(from: visible.minY, length: visible.height, to: rect.minY, rect.maxY) - inset.top)
    let clamped = limits.clamped(target)
    guard snap(clamped) != host.bounds.origin else { return }
    move(to: clamped, animated: animated)
  }

  /// The start nearest to `start` of an interval of `length` that contains `lower...upper`.
  private static func nearest(
    from start: CGFloat, length: CGFloat, to lower: CGFloat, _ upper: CGFloat
  ) -> CGFloat {
    if upper - lower > length || lower < start { return lower }
    return max(start, upper - length)
  }

  /// Runs a change of the view's bounds or frame, then updates limits and offset.
  func change(_ body: () -> Void) {
    if isChanging { return body() }
    let old = host.bounds
    body()
    let new = host.bounds
    if new.size != old.size { limitsDidChange() }
    if new.origin != old.origin { host.didMoveContent(from: old.origin) }
  }

  // MARK: Limits

  /// Scrolls back content that is beyond its limits, unless the user holds it.
  func limitsDidChange() {
    host.didChangeLimits()
    guard !host.isMovedByUser else { return }
    let offset = host.bounds.origin
    let clamped = limits.clamped(offset)
    // An allowed offset between two pixels is kept.
    if abs(clamped.x - offset.x) * host.pixelScale >= 1 || abs(clamped.y - offset.y) * host.pixelScale >= 1 {
      show(clamped)
    }
  }

  /// The offset rounded to whole pixels: at half a pixel all content would be filtered, which blurs it and costs time.
  private func snap(_ offset: CGPoint) -> CGPoint {
    let scale = host.pixelScale
    return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }
}

extension UIScrollView: ScrollPositionHost {
  var barReach: CGFloat { insets.reach }
  var barCollapse: CGFloat { insets.collapse }
  package var pixelScale: CGFloat { max(traitCollection.displayScale, 1) }
  package var isMovedByUser: Bool {
    dragging.isDragging || motion.isDecelerating || refresh.holdsContent || zoom.isApplying || zoom.isZooming
  }
  func setBoundsOrigin(_ origin: CGPoint) { bounds = CGRect(origin: origin, size: bounds.size) }
  func stopMotion() { motion.stop() }
  func didJump() { dragging.limitsDidChange() }
  func glide(to offset: CGPoint) { motion.glide(to: offset) }

  func didMoveContent(from offset: CGPoint) {
    setNeedsLayout()
    ScrolledLayout(self).noteScroll()
    edgeObserver?.scrollViewDidMove(self)
    bottomEdgeObserver?.scrollViewDidMove(self)
    toolbarEdgeObserver?.scrollViewDidMove(self)
    refresh.contentDidMove()
    scrollCalls.didScroll()
    valueDidChange("contentOffset", from: offset, to: contentOffset)
  }

  func didResizeContent(from size: CGSize) { valueDidChange("contentSize", from: size, to: contentSize) }

  func didChangeLimits() {
    insets.update()
    motion.limitsDidChange()
    bottomEdgeObserver?.scrollViewDidMove(self)
    toolbarEdgeObserver?.scrollViewDidMove(self)
    setNeedsLayout()
  }

  /// The properties that exist from the start.
  func setUpScrolling() {
    clipsToBounds = true
    layer.isScrollContainer = true
    dragging.recognizer.wheel = wheel
    dragging.attach(to: self)
    contentTouches.attach()
  }

  /// Moves the content and the target of a motion by `delta` points. Called when content above grew, so that the
  /// visible content keeps its position on the screen.
  package func shiftContent(by delta: CGPoint) {
    motion.shift(by: delta)
    dragging.shift(by: delta)
    position.show(CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
  }
}
