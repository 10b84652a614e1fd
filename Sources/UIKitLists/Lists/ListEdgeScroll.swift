import ListCore
import Stage

/// The list, as ``ListEdgeScroll`` sees it.
@MainActor
protocol ListEdgeScrollHost: AnyObject {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var limits: ScrollLimits { get }
  var stageClock: FrameClock? { get }
  var stageTime: CFTimeInterval? { get }
  /// Converts a position in the window to the content.
  func place(ofWindowPoint point: CGPoint) -> CGPoint
  /// Scrolls within the scroll range.
  func scroll(by distance: CGVector)
  /// The scroll view of a row at a position of the window, if that row also scrolls while the finger is near its edges;
  /// nil for none.
  func edgeScrollRow(at finger: CGPoint) -> UIScrollView?
}

extension ListEdgeScrollHost {
  func edgeScrollRow(at finger: CGPoint) -> UIScrollView? { nil }
}

/// Scrolls a list automatically while a finger holds an item near one of its edges.
@MainActor
final class ListEdgeScroll {
  /// Weak, as a list under a drag may be removed.
  private weak var host: (any ListEdgeScrollHost)?
  private let ticker = ScrollTicker()
  private var lastTick: CFTimeInterval?
  /// The position of the finger in the window; nil while it holds nothing.
  var finger: CGPoint? { didSet { run() } }
  /// Called when the content moved below the finger.
  var didScroll: () -> Void = {}
  /// Called when a row moved below the finger.
  var rowDidScroll: () -> Void = {}

  init(host: any ListEdgeScrollHost) { self.host = host }

  private var velocity: CGVector {
    guard let finger, let host else { return .zero }
    let visible = host.bounds.inset(by: host.adjustedContentInset)
    let place = host.place(ofWindowPoint: finger)
    let limits = host.limits
    return CGVector(
      dx: limits.horizontal.canScroll
        ? EdgeScroll.velocity(at: place.x, lower: visible.minX, upper: visible.maxX) : 0,
      dy: limits.vertical.canScroll ? EdgeScroll.velocity(at: place.y, lower: visible.minY, upper: visible.maxY) : 0)
  }

  /// The row below the finger, and how fast it scrolls.
  private var row: (view: UIScrollView, velocity: CGVector)? {
    guard let finger, let view = host?.edgeScrollRow(at: finger) else { return nil }
    let (bounds, limits) = (view.bounds, view.limits)
    let place = view.place(ofWindowPoint: finger)
    let velocity = CGVector(
      dx: limits.horizontal.canScroll
        ? EdgeScroll.velocity(at: place.x, lower: bounds.minX, upper: bounds.maxX) : 0,
      dy: limits.vertical.canScroll ? EdgeScroll.velocity(at: place.y, lower: bounds.minY, upper: bounds.maxY) : 0)
    return velocity == .zero ? nil : (view, velocity)
  }

  private func run() {
    let isScrolling = velocity != .zero || row != nil
    if !isScrolling { lastTick = nil }
    ticker.setRunning(on: isScrolling && host?.stageTime != nil ? host?.stageClock : nil) { [weak self] time in
      self?.tick(at: time)
    }
  }

  private func tick(at time: CFTimeInterval) {
    let elapsed = lastTick.map { time - $0 } ?? 0
    lastTick = time
    let velocity = velocity
    let distance = CGVector(dx: velocity.dx * elapsed, dy: velocity.dy * elapsed)
    if distance != .zero {
      host?.scroll(by: distance)
      didScroll()
    }
    if let row {
      let offset = row.view.contentOffset
      row.view.scroll(by: CGVector(dx: row.velocity.dx * elapsed, dy: row.velocity.dy * elapsed))
      if row.view.contentOffset != offset { rowDidScroll() }
    }
    run()
  }
}

extension UIScrollView {
  func place(ofWindowPoint point: CGPoint) -> CGPoint { convert(point, from: nil) }
  func windowPoint(ofPlace place: CGPoint) -> CGPoint { convert(place, to: nil) }

  /// Scrolls within the scroll range.
  func scroll(by distance: CGVector) {
    let offset = limits.clamped(CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy))
    guard offset != contentOffset else { return }
    contentOffset = offset
    layoutIfNeeded()
  }
}
