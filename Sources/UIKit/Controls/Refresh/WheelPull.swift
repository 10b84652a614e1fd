import ListCore
import Stage

/// What ``WheelPull`` needs of its scroll view.
@MainActor
protocol WheelPullHost: AnyObject {
  var limits: ScrollLimits { get }
  var contentOffset: CGPoint { get }
  var stageClock: FrameClock? { get }
  var stageTime: CFTimeInterval? { get }
  var motion: ScrollMotion { get }
  var refreshControl: UIRefreshControl? { get }
}

/// Notches of a wheel that pull content with a refresh control below its place, though wheels stop content at its edges
/// otherwise.
@MainActor
final class WheelPull {
  /// A wheel that rests this long lets go of the content, in seconds [?]. Notches that brought content to its top pull it
  /// no further until then.
  static let restDuration = 0.35

  private unowned let host: any WheelPullHost
  /// How far the wheel asked for; more than is shown.
  private var distance: CGFloat = 0
  private var lastTurn: CFTimeInterval?
  private var timer: FrameTimer?

  init(host: any WheelPullHost) { self.host = host }

  /// Whether the wheel holds content below its place.
  var isPulling: Bool { distance > 0 }

  /// Where a notch takes content that it pulls.
  /// - Parameters:
  ///   - delta: how far the content is to move down.
  ///   - start: where it is on its way to.
  /// - Returns: nil for a notch that pulls nothing.
  func target(_ delta: CGFloat, from start: CGFloat) -> CGFloat? {
    guard let control = host.refreshControl, let time = host.stageTime else { return nil }
    let isFirst = lastTurn.map { time - $0 >= Self.restDuration } ?? true
    lastTurn = time
    let vertical = host.limits.vertical
    guard !control.isRefreshing, vertical.bounces else { return nil }
    guard isPulling || (isFirst && delta > 0 && start <= vertical.range.lowerBound) else { return nil }
    distance += delta
    guard distance > 0 else {
      stop()
      return nil
    }
    timer?.cancel()
    timer = host.stageClock?.schedule(after: Self.restDuration, label: "a wheel that pulls") { [weak self] _ in
      self?.letGo()
    }
    return vertical.shown(draggedTo: vertical.range.lowerBound - distance)
  }

  private func stop() {
    distance = 0
    timer?.cancel()
    timer = nil
  }

  /// The wheel rests: content goes back to its place, or to that of a refresh that began.
  private func letGo() {
    stop()
    let rest = host.limits.clamped(host.contentOffset)
    if rest != host.contentOffset { host.motion.follow(to: rest) }
  }
}

extension UIScrollView: WheelPullHost {}
