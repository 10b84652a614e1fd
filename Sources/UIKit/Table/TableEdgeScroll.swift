import ListCore
import Stage

/// What ``TableEdgeScroll`` needs of its table view.
@MainActor
protocol TableEdgeScrollHost: AnyObject {
  var bounds: CGRect { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var stageClock: FrameClock? { get }
  var stageTime: CFTimeInterval? { get }
  /// Converts a place in the window to the content.
  func place(ofWindowPoint point: CGPoint) -> CGPoint
  /// Scrolls by itself, as far as there is content.
  func scroll(by distance: CGFloat)
}

/// Scrolls a table by itself while a finger holds something near its upper or lower edge.
@MainActor
final class TableEdgeScroll {
  private unowned let host: any TableEdgeScrollHost
  private let ticker = ScrollTicker()
  private var lastTick: CFTimeInterval?
  /// Where the finger is in the window; nil while it holds nothing.
  var finger: CGPoint? { didSet { run() } }
  /// Called when the content moved below the finger.
  var didScroll: () -> Void = {}

  init(host: any TableEdgeScrollHost) { self.host = host }

  private var velocity: CGFloat {
    guard let finger else { return 0 }
    let visible = host.bounds.inset(by: host.adjustedContentInset)
    return EdgeScroll.velocity(at: host.place(ofWindowPoint: finger).y, lower: visible.minY, upper: visible.maxY)
  }

  private func run() {
    let isScrolling = velocity != 0
    if !isScrolling { lastTick = nil }
    ticker.setRunning(on: isScrolling && host.stageTime != nil ? host.stageClock : nil) { [weak self] time in
      self?.tick(at: time)
    }
  }

  private func tick(at time: CFTimeInterval) {
    let elapsed = lastTick.map { time - $0 } ?? 0
    lastTick = time
    let distance = velocity * elapsed
    if distance != 0 {
      host.scroll(by: distance)
      didScroll()
    }
    run()
  }
}

extension UITableView: TableEdgeScrollHost {
  func place(ofWindowPoint point: CGPoint) -> CGPoint { convert(point, from: nil) }

  func scroll(by distance: CGFloat) {
    let wanted = CGPoint(x: contentOffset.x, y: contentOffset.y + distance)
    let offset = limits.clamped(wanted)
    guard offset != contentOffset else { return }
    contentOffset = offset
    layoutIfNeeded()
  }
}
