/// The tab bar beneath a navigation controller.
@MainActor
protocol BottomBar: AnyObject {
  /// The height that the bar covers of screens that do not hide it, in points.
  var coveredHeight: CGFloat { get }
  /// Called after the stack changed: the bar appears or disappears, and follows other content.
  func stackDidChange()
  /// Hands out the bar, to move with a screen; nil if no bar is visible. `takeBack()` follows.
  func lend() -> UIView?
  func takeBack()
}

extension NavigationStack {
  /// Whether there is no bar at the lower edge over a controller, because `hidesBottomBarWhenPushed` is true for it or
  /// for a controller below it on the stack.
  func hidesBottomBar(over controller: UIViewController) -> Bool {
    let index = controllers.firstIndex { $0 === controller } ?? controllers.count
    return controller.hidesBottomBarWhenPushed || controllers.prefix(index).contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Whether there is no bar at the lower edge over the controller on top.
  var hidesBottomBar: Bool { controllers.contains(where: \.hidesBottomBarWhenPushed) }

  /// How much more the tab bar covers of a controller's view than of the screen on top, in points; negative for less.
  /// For a screen that is being pushed or popped.
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
