/// Decides how a split view controller changes between wide and narrow windows, and is informed of its columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before another arrangement is shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// The arrangement that a tap on the button leads to; `automatic` for the system's choice.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

  /// The column on top once the window is narrow.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// The arrangement once the window is wide.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called after the columns were put onto one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called after the controllers of the stack were put into columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Called before a column is shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before a column is hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Called before a drag moves columns.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

  /// Called after a drag moved columns.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  /// The controller to show on a narrow window, in the style `unspecified`; nil for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

  /// The primary controller on a wide window, in the style `unspecified`; nil for the one from before.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

  /// Whether the app itself takes the secondary controller into the primary one, in the style `unspecified`.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The secondary controller that the app takes out of the primary one, in the style `unspecified`; nil for the system's
  /// choice.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Whether the app itself shows a controller in the primary column.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool

  /// Whether the app itself shows a controller in the secondary column.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
