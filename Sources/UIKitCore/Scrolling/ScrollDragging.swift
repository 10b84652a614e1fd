import ListCore

/// The part of a scroll view that ``ScrollDragging`` uses.
@MainActor
protocol ScrollDraggingHost: AnyObject {
  var bounds: CGRect { get }
  var limits: ScrollLimits { get }
  var stageTime: CFTimeInterval? { get }
  var motion: ScrollMotion { get }
  /// Whether a finger, a wheel or a motion decides where the content is.
  var isMovedByUser: Bool { get }
  var scrollCalls: ScrollDelegateCalls { get }
  func show(_ offset: CGPoint)
  /// Called when a touch stopped the motion: the content does not get it.
  func swallowTouch()
  /// The finger that stopped the motion was lifted without a drag.
  func didLetGoOfCaughtContent()
  /// Whether a drag may take touches from the content they are in.
  func mayTakeFromContent(_ touches: [UITouch]) -> Bool
  /// Adjusts the resting offset so that no bar is left half visible.
  func barRest(at offset: CGPoint) -> CGPoint
  /// Whether two fingers zoom, which move the content as well.
  var isZooming: Bool { get }
  func dragDidBegin()
  func dragDidMove()
  /// - Parameter velocity: of the finger, in points per second.
  func dragDidEnd(velocity: CGPoint, willDecelerate: Bool)
}

/// The finger on the content: from touch to lift.
@MainActor
final class ScrollDragging {
  /// A finger that rested this long before it left has no velocity, in seconds [M].
  private static let restingTime = 0.1
  /// With directional lock a drag is limited to one axis if it begins this many times as far along it as along the
  /// other [?].
  private static let lockRatio = 1.7

  unowned let host: any ScrollDraggingHost
  let recognizer = ScrollPanGestureRecognizer(target: nil, action: nil)

  private(set) var isTracking = false
  private(set) var isDragging = false
  var locksDirection = false
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var isEnabled = true {
    didSet { recognizer.isEnabled = isEnabled }
  }

  /// The offset for a translation of zero, in points, without resistance: beyond an edge the content is shown less far.
  private var anchor = CGPoint.zero
  /// The translation when the drag began: the distance before its recognition is not scrolled.
  private var translationAtStart = CGPoint.zero
  private var lastTranslation = CGPoint.zero
  private var offsetAtStart = CGPoint.zero
  private var movesHorizontally = true
  private var movesVertically = true
  private var lastMove: CFTimeInterval = 0
  /// Whether the finger stopped content that moved.
  private var hasCaughtContent = false

  init(host: any ScrollDraggingHost) {
    self.host = host
    recognizer.dragging = self
  }

  // MARK: The touch

  /// A finger came down on the content.
  func touchDown() {
    guard isEnabled else { return }
    isTracking = true
    if !host.motion.isAtRest {
      hasCaughtContent = true
      host.swallowTouch()
    }
    host.motion.interrupt()
  }

  /// The finger was lifted without a drag, or belongs to another gesture. Content that it stopped beyond an edge moves
  /// back.
  func touchUp() {
    guard !isDragging else { return }
    isTracking = false
    guard hasCaughtContent else { return }
    hasCaughtContent = false
    if !host.isMovedByUser { host.motion.settle() }
    host.didLetGoOfCaughtContent()
  }

  /// Whether a drag that moved by `translation` may begin: it has to be along an axis on which the content can scroll.
  func mayBegin(translation: CGPoint) -> Bool {
    let limits = host.limits
    guard isEnabled else { return false }
    if translation == .zero { return limits.horizontal.canScroll || limits.vertical.canScroll }
    return abs(translation.x) > abs(translation.y) ? limits.horizontal.canScroll : limits.vertical.canScroll
  }

  // MARK: The drag

  /// The finger went far enough to drag.
  func begin(translation: CGPoint) {
    host.motion.stop()
    hasCaughtContent = false
    isTracking = true
    isDragging = true
    let limits = host.limits
    translationAtStart = translation
    lastTranslation = translation
    offsetAtStart = host.bounds.origin
    anchor = limits.drag(showing: offsetAtStart)
    movesHorizontally = limits.horizontal.canScroll
    movesVertically = limits.vertical.canScroll
    if locksDirection {
      if abs(translation.x) > abs(translation.y) * Self.lockRatio { movesVertically = false }
      if abs(translation.y) > abs(translation.x) * Self.lockRatio { movesHorizontally = false }
    }
    lastMove = host.stageTime ?? 0
    host.dragDidBegin()
    host.scrollCalls.willBeginDragging()
  }

  /// The finger moved.
  func move(translation: CGPoint) {
    guard isDragging else { return }
    lastMove = host.stageTime ?? lastMove
    lastTranslation = translation
    guard !host.isZooming else { return }
    let wanted = CGPoint(
      x: movesHorizontally ? anchor.x - (translation.x - translationAtStart.x) : anchor.x,
      y: movesVertically ? anchor.y - (translation.y - translationAtStart.y) : anchor.y)
    host.show(host.limits.shown(draggedTo: wanted))
    host.dragDidMove()
  }

  /// The finger left.
  /// - Parameter velocity: of the finger, in points per second.
  func end(velocity: CGPoint) {
    guard isDragging else { return isTracking = false }
    let isResting = (host.stageTime ?? lastMove) - lastMove > Self.restingTime || host.isZooming
    let offset = host.bounds.origin
    let offsetVelocity = CGPoint(
      x: isResting || !movesHorizontally ? 0 : -velocity.x, y: isResting || !movesVertically ? 0 : -velocity.y)
    let motion = host.motion
    let free = motion.restingPlace(from: offset, velocity: offsetVelocity, dragStart: offsetAtStart)
    let natural = host.barRest(at: free)
    let wanted = host.scrollCalls.willEndDragging(velocity: offsetVelocity, target: natural)
    isTracking = false
    isDragging = false
    let isFree = wanted == free && !motion.isPaging
    let willDecelerate = motion.fly(
      from: offset, velocity: offsetVelocity, to: isFree ? nil : host.limits.clamped(wanted))
    host.dragDidEnd(velocity: isResting ? .zero : velocity, willDecelerate: willDecelerate)
    host.scrollCalls.didEndDragging(willDecelerate: willDecelerate)
    if willDecelerate { host.scrollCalls.willBeginDecelerating() }
  }

  /// The scroll range changed: the drag continues from the shown position.
  func limitsDidChange() {
    guard isDragging else { return }
    anchor = host.limits.drag(showing: host.bounds.origin)
    translationAtStart = lastTranslation
  }

  /// The content was moved by `delta` under the finger; the drag continues from there.
  func shift(by delta: CGPoint) {
    guard isDragging else { return }
    anchor.x += delta.x
    anchor.y += delta.y
    offsetAtStart.x += delta.x
    offsetAtStart.y += delta.y
  }
}

extension UIScrollView: ScrollDraggingHost {
  func swallowTouch() { contentTouches.swallowTouch() }

  func mayTakeFromContent(_ touches: [UITouch]) -> Bool { contentTouches.mayBecomeDrag(touches) }

  func barRest(at offset: CGPoint) -> CGPoint { edgeObserver?.restingOffset(of: self, at: offset) ?? offset }

  func dragDidBegin() {
    indicators.appear()
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.endEditing(true)
    }
  }

  func dragDidMove() {
    if dragsKeyboard, let window {
      window.presence.inputViews.follow(fingerAt: panGestureRecognizer.location(in: window).y)
    }
  }

  func dragDidEnd(velocity: CGPoint, willDecelerate: Bool) {
    if dragsKeyboard { window?.presence.inputViews.endDrag(velocity: velocity.y) }
    if !willDecelerate { indicators.fade() }
  }

  private var dragsKeyboard: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }
}
