import ListCore

/// The state of a refresh control from a pull to the end of the refresh.
@MainActor
final class RefreshCycle {
  private unowned let control: UIRefreshControl
  /// The scroll view's part that makes space for the control; nil while the control is in no scroll view.
  weak var room: ScrollRefresh?
  private(set) var pull = RefreshPull()

  init(control: UIRefreshControl) { self.control = control }

  var isRefreshing: Bool { pull.state == .refreshing }

  /// Whether the control is at rest and hidden.
  var isIdle: Bool { pull.state == .idle }

  /// Called when the content is `distance` points below its resting position. A refresh begins as soon as the content
  /// is pulled far enough.
  func contentDidMove(to distance: CGFloat, viewHeight: CGFloat, isHeld: Bool) {
    let before = pull
    let begins = pull.move(to: distance, viewHeight: viewHeight, isHeld: isHeld)
    if begins {
      open()
      // UIKit: sent at once, while the finger is still down [M].
      control.actions.send([.valueChanged, .primaryActionTriggered], from: control, event: nil)
    } else if pull.progress != before.progress {
      control.face.show(progress: pull.progress)
    }
  }

  func begin() {
    guard control.window != nil else { return Self.report() }
    if pull.begin() { open() }
  }

  /// Begins a refresh as if the user had pulled for it.
  /// - Returns: whether a refresh began; false if one is under way or the control cannot begin one.
  func beginByUser() -> Bool {
    guard control.window != nil, control.isEnabled, pull.begin() else { return false }
    open()
    control.actions.send([.valueChanged, .primaryActionTriggered], from: control, event: nil)
    return true
  }

  func end() {
    let distance: CGFloat = room?.distance ?? 0
    guard pull.end(at: distance) else { return }
    control.face.vanish()
    changeRoom { $0.close() }
  }

  private func open() {
    control.face.turn()
    changeRoom { $0.open() }
  }

  /// Keeps the control alive meanwhile: the scroll view's delegate may release the scroll view.
  private func changeRoom(_ change: (ScrollRefresh) -> Void) {
    Turn.run {
      control.keepForTurn()
      room.map(change)
    }
  }

  /// Called when the control leaves its scroll view.
  func detach() {
    room = nil
    pull = RefreshPull()
    control.face.show(progress: 0)
  }

  /// [M] iOS 17 logs this, too.
  private static func report() {
    FileHandle.standardError.write(
      Data(
        """
        UIRefreshControl: beginRefreshing() was called while the control is in no window, and is ignored. Call it when \
        its scroll view is on screen, in viewIsAppearing(_:) for example.\n
        """.utf8))
  }
}
