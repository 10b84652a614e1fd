import ListCore

/// The list as ``SpringLoading`` knows it.
@MainActor
protocol SpringLoadingHost: UIView {
  /// The row or item at a point of the window, unless it is dragged itself.
  func springLoadedCell(atWindowPoint point: CGPoint) -> (path: RowPath, cell: UIView)?
  /// Asks the delegate, which may change the context.
  func allowsSpringLoading(of path: RowPath, _ context: SpringLoadingContext) -> Bool
  /// Selects a row or item as a tap does.
  func activate(_ path: RowPath)
}

/// Activates the row or item that something dragged rests over: it blinks, and is then selected as by a tap.
@MainActor
final class SpringLoading {
  /// How long a finger rests before the view blinks, and the duration of each phase of blinking, in seconds; and the
  /// number of blinks [?].
  static let delay: TimeInterval = 0.6
  static let blink: TimeInterval = 0.1
  static let blinks = 2
  /// The distance that a resting finger may move, in points [?].
  static let tolerance: CGFloat = 10

  private unowned let host: any SpringLoadingHost
  private let timer = GestureTimer()
  private weak var cell: UIView?
  private var context: SpringLoadingContext?
  /// The position of the resting finger, in the window.
  private var rest = CGPoint.zero

  init(host: any SpringLoadingHost) { self.host = host }

  /// [?] False unless the app enables it.
  var isEnabled = false {
    didSet { if !isEnabled { end() } }
  }

  /// Something that is dragged moved to a point of the window.
  func fingerDidMove(to finger: CGPoint) {
    guard isEnabled else { return }
    let target = target(at: finger)
    if target?.cell !== cell { enter(target, finger) }
    context?.finger = finger
    guard context?.state == .possible, hypot(finger.x - rest.x, finger.y - rest.y) > Self.tolerance else { return }
    wait(at: finger)
  }

  /// The drag has ended.
  func end() {
    timer.stop()
    context?.light(false)
    context?.state = .inactive
    context = nil
    cell = nil
  }

  /// The item under the finger; nil for a list that has left its window during the drag, for example because an
  /// activated row pushed a screen.
  private func target(at finger: CGPoint) -> (path: RowPath, cell: UIView)? {
    host.window == nil ? nil : host.springLoadedCell(atWindowPoint: finger)
  }

  private func enter(_ target: (path: RowPath, cell: UIView)?, _ finger: CGPoint) {
    end()
    guard let target else { return }
    // Stored even if the delegate refuses the item, so that it is not asked again until the finger comes back.
    cell = target.cell
    let context = SpringLoadingContext(target.cell, finger)
    context.state = .possible
    guard host.allowsSpringLoading(of: target.path, context) else { return }
    self.context = context
    wait(at: finger)
  }

  private func wait(at finger: CGPoint) {
    rest = finger
    timer.start(after: Self.delay, in: host) { [weak self] in self?.blink(times: Self.blinks * 2) }
  }

  private func blink(times: Int) {
    guard let context else { return }
    guard times > 0 else { return activate() }
    context.state = .activating
    context.light(times.isMultiple(of: 2))
    timer.start(after: Self.blink, in: host) { [weak self] in self?.blink(times: times - 1) }
  }

  private func activate() {
    guard let context else { return }
    context.state = .activated
    // Items may have moved since: the item under the finger is activated only if its cell is the one that blinked.
    guard let target = target(at: context.finger), target.cell === cell else { return }
    host.activate(target.path)
  }
}

/// The context of one row or item that something is dragged over.
@MainActor
final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  /// The position of the finger in the window.
  var finger: CGPoint
  private weak var cell: UIView?

  init(_ cell: UIView, _ finger: CGPoint) {
    self.cell = cell
    targetView = cell
    self.finger = finger
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { view?.convert(finger, from: nil) ?? finger }

  /// Lights the target view for a blink, or ends that. [?] A row is highlighted, another view is dimmed.
  func light(_ isLit: Bool) {
    switch targetView {
    case let cell as any ListCell: cell.setHighlightedByList(isLit)
    case let view: view?.alpha = isLit ? 0.3 : 1
    }
  }
}
