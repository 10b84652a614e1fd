/// The tab bar beneath a navigation controller.
@MainActor
protocol BottomBar: AnyObject {
  /// The height that the bar covers of screens that do not hide it, in points.
  var coveredHeight: CGFloat { get }
  /// The stack is another one: the bar comes or goes, and follows other content.
  func stackDidChange()
  /// Hands out the bar, to move with a screen; nil if there is none in sight. `takeBack()` follows.
  func lend() -> UIView?
  func takeBack()
}

extension NavigationStack {
  /// Whether there is no bar at the lower edge over a controller: it, or one before it, hides bars.
  func hidesBottomBar(over controller: UIViewController) -> Bool {
    let index = controllers.firstIndex { $0 === controller } ?? controllers.count
    return controller.hidesBottomBarWhenPushed || controllers.prefix(index).contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Whether there is none over the controller on top.
  var hidesBottomBar: Bool { controllers.contains(where: \.hidesBottomBarWhenPushed) }

  /// The tab bar covers this controller's view by as much as it does of the screen on top; this is the difference for
  /// another screen, one that comes or goes.
  func bottomBarAdjustment(over controller: UIViewController) -> CGFloat {
    guard let bottomBar else { return 0 }
    let covered = hidesBottomBar(over: controller) ? 0 : bottomBar.coveredHeight
    return covered - coveredBottom
  }

  /// The tab bar, if it belongs to the lower screen only, with which it moves.
  func bottomBarToMove(from old: [UIViewController], isAnimated: Bool) -> UIView? {
    let wasHidden = old.contains(where: \.hidesBottomBarWhenPushed)
    let isPush = controllers.count > old.count
    guard isAnimated, wasHidden != hidesBottomBar, isPush == hidesBottomBar else { return nil }
    return bottomBar?.lend()
  }
}
