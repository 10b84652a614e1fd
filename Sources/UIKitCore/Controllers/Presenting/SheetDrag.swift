import ListCore

/// Drags a sheet to another height, or out of the window, which dismisses it.
///
/// A list in the sheet scrolls first, unless it is at its top: pulled down it drags the sheet along, and pushed up it
/// lets a sheet grow that is not at its full height [C].
@MainActor
final class SheetDrag: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var place: SheetPlace?
  private var startHeight: CGFloat = 0
  /// Whether the sheet may be dismissed; asked once per drag, when it first goes below its lowest height.
  private var mayDismiss: Bool?
  private var isGoing = false

  init(_ place: SheetPlace?) {
    self.place = place
    super.init(target: nil, action: nil)
    delegate = self
    maximumNumberOfTouches = 1
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(nil) }

  // MARK: Who has the finger

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let place, !place.isFullScreen, place.presentation?.phase == .shown else { return false }
    return place.content.bounds.contains(touch.location(in: place.content))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let place, let view else { return false }
    let translation = translation(in: view)
    guard abs(translation.y) > abs(translation.x) else { return false }
    guard let list = list(under: machine.touches.first?.view) else { return true }
    guard list.contentOffset.y <= -list.adjustedContentInset.top - list.barReach else { return false }
    return translation.y > 0 || (!place.isAtHighest && place.settings.scrollingExpands)
  }

  /// The list that the touch would scroll up and down.
  private func list(under view: UIView?) -> UIScrollView? {
    guard let place else { return nil }
    var current = view
    while let candidate = current, candidate !== place.container {
      if let list = candidate as? UIScrollView, list.isScrollEnabled, list.limits.vertical.canScroll { return list }
      current = candidate.superview
    }
    return nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }

  // MARK: Following

  private func follow() {
    guard let place, let view else { return }
    switch state {
    case .began:
      startHeight = place.restingHeight
      mayDismiss = nil
      isGoing = false
      move(place, by: translation(in: view).y)
    case .changed: move(place, by: translation(in: view).y)
    case .ended: end(place, velocity: -velocity(in: view).y)
    case .cancelled, .failed: end(place, velocity: 0)
    case .possible: break
    }
  }

  private func move(_ place: SheetPlace, by translation: CGFloat) {
    let stops = place.stops
    let wanted = Double(startHeight - translation)
    if wanted < stops.lowest, mayDismiss == nil {
      let may = place.presentation?.mayDismiss() ?? false
      mayDismiss = may
      if may {
        isGoing = true
        place.presentation?.beginDrag()
      }
    }
    place.draggedHeight = CGFloat(stops.shown(draggedTo: wanted, mayDismiss: mayDismiss ?? true))
  }

  private func end(_ place: SheetPlace, velocity: CGFloat) {
    let stops = place.stops
    let height = Double(place.draggedHeight ?? startHeight)
    let rest = stops.rest(from: height, velocity: Double(velocity), mayDismiss: isGoing)
    if mayDismiss == false { place.presentation?.didAttemptToDismiss() }
    let target: Double
    switch rest {
    case .gone where isGoing: return goAway(place, from: height, velocity: velocity)
    case .gone: target = stops.lowest
    case .stop(let index):
      target = stops.heights[index]
      place.select(stop: index)
    }
    let duration = Self.duration(from: height, to: target, velocity: velocity)
    if isGoing {
      place.presentation?.endDrag(cancelled: true, duration: duration, velocity: velocity)
    } else {
      place.animateToRest(duration: duration)
    }
  }

  private func goAway(_ place: SheetPlace, from height: Double, velocity: CGFloat) {
    let duration = Self.duration(from: height, to: 0, velocity: velocity)
    place.presentation?.endDrag(cancelled: false, duration: duration, velocity: velocity)
  }

  /// The time to travel the distance at the finger's speed, within limits, in seconds.
  private static func duration(from start: Double, to end: Double, velocity: CGFloat) -> TimeInterval {
    guard abs(velocity) > 1 else { return SheetMetrics.greatestDuration }
    return min(max(abs(end - start) / abs(Double(velocity)), SheetMetrics.leastDuration), SheetMetrics.greatestDuration)
  }
}
