/// Changes the page of a page control by touches.
@MainActor
final class PageTracking {
  private unowned let control: UIPageControl
  private(set) var state = UIPageControl.InteractionState.none
  private var start: CGPoint?
  private var startPage = 0
  var isContinuous = true

  /// The distance that a finger moves before it drags along the dots, in points [?].
  private static let dragDistance: CGFloat = 8

  init(control: UIPageControl) { self.control = control }

  func begin(at place: CGPoint) {
    start = place
    startPage = control.currentPage
    state = .none
  }

  func move(to place: CGPoint, _ event: UIEvent?) {
    guard isContinuous, let start else { return }
    let distance = place.x - start.x
    guard state == .continuous || abs(distance) >= Self.dragDistance else { return }
    setState(.continuous)
    let pages = Int((distance / PageDots.pitch).rounded()) * forward
    go(to: startPage + pages, event)
  }

  func end(_ event: UIEvent?) {
    guard let start else { return }
    if state != .continuous {
      setState(.discrete)
      go(by: (start.x > control.bounds.midX ? 1 : -1) * forward, event)
    }
    cancel()
  }

  func cancel() {
    start = nil
    setState(.none)
  }

  /// Changes the page by `pages` if there is such a page, and sends `valueChanged`.
  func go(by pages: Int, _ event: UIEvent?) { go(to: control.currentPage + pages, event) }

  /// 1 if the pages run from left to right, otherwise -1.
  private var forward: Int { control.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  func go(to page: Int, _ event: UIEvent?) {
    let previous = control.currentPage
    control.currentPage = page
    guard control.currentPage != previous else { return }
    control.sendActions(for: [.valueChanged, .primaryActionTriggered], by: event)
  }

  private func setState(_ state: UIPageControl.InteractionState) {
    guard state != self.state else { return }
    let wasVisible = control.progress?.isProgressVisible
    self.state = state
    control.dots.updateColors()
    if let progress = control.progress, progress.isProgressVisible != wasVisible { progress.visibilityDidChange() }
  }
}
