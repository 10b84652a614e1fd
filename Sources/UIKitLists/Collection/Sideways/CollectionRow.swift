import ListCore

/// The collection view, as ``CollectionRow`` sees it.
@MainActor
protocol CollectionRowHost: AnyObject {
  /// A row has another offset.
  func rowDidScroll()
}

/// A section on screen or near it whose row scrolls sideways, with its scroll view.
///
/// `offset` is the distance from the row's start, in points, whether the row begins at the left, the right or the top.
@MainActor
final class CollectionRow: NSObject {
  private unowned let host: any CollectionRowHost
  let view: SidewaysScrollView
  private(set) var solved: SidewaysSection
  private var rules: SidewaysRow
  private(set) var offset: CGFloat = 0
  /// The difference between the elements' frames and their visible frames.
  private(set) var shift = CGPoint.zero
  /// The position of the scroll view's content in the collection view's content while the row is at offset 0.
  private(set) var origin = CGPoint.zero
  /// The part of the row whose elements are known; nil before they were asked for.
  var known: ClosedRange<CGFloat>?
  /// The visible elements that are reported to the layout.
  private(set) lazy var told = ToldItems(section: solved.section, row: self)
  /// An element that keeps its visible position while the layout is computed again, with its distance from the start of
  /// the viewport.
  var anchor: (element: CollectionElement, place: Double)?
  private(set) lazy var prefetching = RowPrefetching(row: self)

  private var isAdopting = false
  /// The offset from which the present drag began.
  private var dragStart: CGFloat = 0
  /// The offset at which the moving row will come to rest.
  private var target: CGFloat?

  /// - Parameter kept: the offset of the section when it last had a scroll view.
  init(_ solved: SidewaysSection, in view: SidewaysScrollView, kept: SidewaysRow.Place?, host: any CollectionRowHost) {
    self.host = host
    self.view = view
    self.solved = solved
    rules = solved.row
    super.init()
    view.row = self
    view.delegate = self
    show(kept.map(rules.offset(of:)) ?? rules.range.lowerBound)
  }

  /// The scroll view gives up the row and may be reused for another one. A finger on it has no effect any more.
  func leave() {
    view.panGestureRecognizer.isEnabled = false
    view.panGestureRecognizer.isEnabled = true
    view.setContentOffset(view.contentOffset, animated: false)
    target = nil
    guard view.row === self else { return }
    view.delegate = nil
    view.row = nil
  }

  /// The section's number, which updates change.
  var section: Int {
    get { solved.section }
    set {
      solved.section = newValue
      told.section = newValue
    }
  }

  private var isMoving: Bool { view.isDragging || view.isDecelerating || view.isScrollAnimating }

  /// The position of the content that the row shows, or will show when it has come to rest.
  var place: SidewaysRow.Place { rules.place(at: target ?? offset) }

  // MARK: The layout's geometry

  /// Takes over the section as the layout computed it. If lengths changed, a resting row keeps its visible content
  /// within the scroll range, and a row that a finger moves or that decelerates continues. An animated scroll ends at
  /// once, as does any deceleration if the row's direction changed.
  func adopt(_ new: SidewaysSection) {
    if !isMoving { target = nil }
    let place = place
    let isTurned = new.beginsAtRight != solved.beginsAtRight
    let isOther =
      new.viewport != solved.viewport || new.length != solved.length || new.behavior != solved.behavior
      || new.axis != solved.axis || isTurned || new.row.range != rules.range
    if isOther, view.isScrollAnimating || isTurned && view.isDecelerating {
      view.setContentOffset(view.contentOffset, animated: false)
      target = nil
    }
    let isMoving = isMoving
    let before = solved.contentOffset(at: offset)
    solved = new
    told.section = new.section
    rules = new.row
    guard isMoving else { return show(isOther ? rules.offset(of: place) : offset) }
    // If the row begins at the right, its content may now be at another distance from the left end of the scroll view's
    // content.
    let after = solved.contentOffset(at: offset)
    adopting { shift(by: CGPoint(x: after.x - before.x, y: after.y - before.y)) }
  }

  /// Moves the offset by the growth of the content before the visible part, so that the visible content keeps its
  /// position.
  func hold(by delta: CGFloat) {
    guard delta != 0 else { return }
    show(isMoving ? offset + delta : rules.clamped(offset + delta))
    // A bounce that is returning from beyond the end has to aim at the new end.
    view.motion.limitsDidChange()
  }

  private func show(_ wanted: CGFloat) {
    adopting {
      let contentOffset = solved.contentOffset(at: wanted)
      shift(by: CGPoint(x: contentOffset.x - view.contentOffset.x, y: contentOffset.y - view.contentOffset.y))
      // Setting the content size or insets may have scrolled the view back into its range: this is undone.
      let rest = CGPoint(x: contentOffset.x - view.contentOffset.x, y: contentOffset.y - view.contentOffset.y)
      if rest != .zero { view.shiftContent(by: rest) }
    }
  }

  private func adopting(_ change: () -> Void) {
    isAdopting = true
    UIView.performWithoutAnimation(change)
    isAdopting = false
    origin = solved.origin
    note()
  }

  /// Shifts the content first, and then applies the section's geometry, so that running motions end within the new
  /// limits.
  private func shift(by delta: CGPoint) {
    if delta != .zero { view.shiftContent(by: delta) }
    applyProperties()
    if view.frame != solved.frame { view.frame = solved.frame }
    let inset = solved.contentInset(for: rules.range)
    if view.contentSize != solved.contentSize { view.contentSize = solved.contentSize }
    if view.contentInset != inset { view.contentInset = inset }
  }

  private func applyProperties() {
    let isHorizontal = solved.axis == .horizontal
    let rate = solved.decelerationRate.resolved(for: solved.behavior)
    if view.decelerationRate != rate { view.decelerationRate = rate }
    if view.bounces != (solved.bounce != .never) { view.bounces = solved.bounce != .never }
    let always = solved.bounce == .always
    if view.alwaysBounceHorizontal != (always && isHorizontal) { view.alwaysBounceHorizontal = always && isHorizontal }
    if view.alwaysBounceVertical != (always && !isHorizontal) { view.alwaysBounceVertical = always && !isHorizontal }
  }

  private func note() {
    let old = shift
    let new = solved.offset(at: view.contentOffset)
    offset = new.isFinite ? new : 0
    shift = solved.shift(at: offset)
    if shift != old { told.needsTelling = true }
  }

  // MARK: Places

  /// The visible frame, in the collection view's content, of an element with a frame from the layout.
  func seen(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: -shift.x, dy: -shift.y) }

  /// Whether an element with a frame is at least partly within both the scroll view and a rectangle of the content.
  /// Allocates nothing.
  func shows(_ frame: CGRect, in bounds: CGRect) -> Bool {
    let seen = seen(frame)
    return seen.overlaps(bounds) && solved.shows(seen)
  }

  /// Whether the elements around the visible part are known, as far as there is content. O(1).
  var knowsEnough: Bool {
    guard let known else { return false }
    let length = solved.frameLength
    let start = offset - solved.insets.start
    let lower = min(offset - length / 2, start)
    let upper = max(offset + length * 1.5, start + length)
    return (known.lowerBound <= lower || known.lowerBound <= 0)
      && (known.upperBound >= upper || known.upperBound >= solved.length)
  }

  /// The offset at which a part of the row has a position in the viewport.
  func offset(showing extent: ClosedRange<Double>, at place: ItemAxis.Place) -> CGFloat {
    rules.offset(showing: extent, at: place, from: target ?? offset)
  }

  /// Scrolls to an offset of the row.
  func scroll(to offset: CGFloat, animated: Bool) {
    target = animated ? offset : nil
    view.setContentOffset(solved.contentOffset(at: offset), animated: animated)
    // No animation began, as the row was there already.
    if !view.isScrollAnimating { target = nil }
  }
}

extension CollectionRow: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isAdopting else { return }
    note()
    host.rowDidScroll()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    // Successive notches of a scroll wheel continue from the target of the last one.
    dragStart = view.isTracking ? rules.clamped(offset) : target ?? rules.clamped(offset)
    target = nil
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard solved.behavior != .continuous else { return }
    let rest = rules.rest(
      from: offset, velocity: solved.along(velocity) * 1000,
      projected: solved.offset(at: targetContentOffset.pointee), start: dragStart)
    target = rest
    targetContentOffset.pointee = solved.contentOffset(at: rest)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { target = nil }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { target = nil }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { target = nil }
}
