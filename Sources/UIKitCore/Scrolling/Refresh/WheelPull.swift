import ListCore
import Stage

/// The part of a scroll view that ``WheelPull`` uses.
@MainActor
protocol WheelPullHost: AnyObject {
  var limits: ScrollLimits { get }
  var contentOffset: CGPoint { get }
  var stageClock: FrameClock? { get }
  var stageTime: CFTimeInterval? { get }
  var motion: ScrollMotion { get }
  var refresh: ScrollRefresh { get }
}

/// Lets a scroll wheel pull content below its resting position to refresh it. Otherwise a wheel stops at the content's
/// edges.
@MainActor
final class WheelPull {
  /// After this many seconds without a notch, the wheel releases the content [?]. Notches that brought content to its
  /// top do not pull it further until then.
  static let restDuration = 0.35

  private unowned let host: any WheelPullHost
  /// The distance that the notches add up to, in points. The content is shown less far down, because it resists.
  private var distance: CGFloat = 0
  private var lastTurn: CFTimeInterval?
  private var timer: FrameTimer?

  init(host: any WheelPullHost) { self.host = host }

  /// Whether the wheel holds content below its resting position.
  var isPulling: Bool { distance > 0 }

  /// The position to which a notch moves pulled content.
  ///
  /// - Parameters:
  ///   - delta: the distance by which the content is to move down.
  ///   - start: the position that the content is moving to.
  /// - Returns: nil for a notch that pulls nothing.
  func target(_ delta: CGFloat, from start: CGFloat) -> CGFloat? {
    guard let control = host.refresh.control, let time = host.stageTime else { return nil }
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
      self?.endPull()
    }
    return vertical.shown(draggedTo: vertical.range.lowerBound - distance)
  }

  private func stop() {
    distance = 0
    timer?.cancel()
    timer = nil
  }

  /// Ends the pull. The content returns to its resting position, or to that of a refresh that began.
  private func endPull() {
    stop()
    let rest = host.limits.clamped(host.contentOffset)
    if rest != host.contentOffset { host.motion.follow(to: rest) }
  }
}

extension UIScrollView: WheelPullHost {}
