import Stage

/// Scrolls a text view while a selection is dragged beyond its upper or lower edge, the faster the farther.
@MainActor
final class SelectionDrag {
  /// Seconds between two steps, and the fraction of the distance beyond the edge by which each step scrolls [?].
  private static let interval: TimeInterval = 1 / 60
  private static let speed: CGFloat = 0.2
  private static let longestStep: CGFloat = 40

  private unowned let view: UITextView
  private var timer: FrameTimer?
  private var point = CGPoint.zero

  init(_ view: UITextView) { self.view = view }

  /// - Parameter point: The position of the pointer in the view's content; nil when the drag is over.
  func follow(_ point: CGPoint?) {
    guard let point, view.isScrollEnabled, distance(beyond: point) != 0 else { return stop() }
    self.point = point
    guard timer == nil else { return }
    timer = view.stageClock?.schedule(after: Self.interval, repeats: true, label: "a selection at an edge") {
      [weak self] timer in
      guard let self, view.window != nil else { return timer.cancel() }
      step()
    }
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  private var visible: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

  private func distance(beyond point: CGPoint) -> CGFloat {
    if point.y < visible.minY { return point.y - visible.minY }
    return max(0, point.y - visible.maxY)
  }

  private func step() {
    let distance = distance(beyond: point)
    let wanted = min(max(distance * Self.speed, -Self.longestStep), Self.longestStep)
    let before = view.contentOffset
    let target = CGPoint(x: before.x, y: before.y + (wanted < 0 ? min(wanted, -1) : max(wanted, 1)))
    view.contentOffset = view.limits.clamped(target)
    guard view.contentOffset != before else { return stop() }
    view.layoutIfNeeded()
    view.face.touches?.dragAgain()
  }

  isolated deinit { timer?.cancel() }
}
