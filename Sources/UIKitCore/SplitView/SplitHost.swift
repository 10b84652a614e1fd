/// A controller as its columns know it.
@MainActor
protocol SplitHost: UIViewController {
  /// The calls to the app's delegate.
  var calls: SplitCalls { get }
  var style: UISplitViewController.Style { get }
}

/// The calls to a split view controller's delegate.
@MainActor
struct SplitCalls {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  private let controller: UISplitViewController?

  init(_ controller: UISplitViewController?) { self.controller = controller }

  private func ask<Answer>(_ question: (any UISplitViewControllerDelegate, UISplitViewController) -> Answer) -> Answer?
  {
    guard let controller, let delegate = controller.delegate else { return nil }
    return question(delegate, controller)
  }

  func willChange(to mode: Mode) { _ = ask { $0.splitViewController($1, willChangeTo: mode) } }
  func willShow(_ column: Column) { _ = ask { $0.splitViewController($1, willShow: column) } }
  func willHide(_ column: Column) { _ = ask { $0.splitViewController($1, willHide: column) } }
  func didCollapse() { _ = ask { $0.splitViewControllerDidCollapse($1) } }
  func didExpand() { _ = ask { $0.splitViewControllerDidExpand($1) } }
  func dragWillBegin() { _ = ask { $0.splitViewControllerInteractivePresentationGestureWillBegin($1) } }
  func dragDidEnd() { _ = ask { $0.splitViewControllerInteractivePresentationGestureDidEnd($1) } }

  /// The arrangement that a tap on the button leads to; nil for the system's choice.
  func target() -> Mode? {
    let mode = ask { $0.targetDisplayModeForAction(in: $1) } ?? .automatic
    return mode == .automatic ? nil : mode
  }

  func topColumn(proposed: Column) -> Column {
    ask { $0.splitViewController($1, topColumnForCollapsingToProposedTopColumn: proposed) } ?? proposed
  }

  func expandedMode(proposed: Mode) -> Mode {
    ask { $0.splitViewController($1, displayModeForExpandingToProposedDisplayMode: proposed) } ?? proposed
  }

  func primaryForCollapsing() -> UIViewController? { ask { $0.primaryViewController(forCollapsing: $1) } ?? nil }
  func primaryForExpanding() -> UIViewController? { ask { $0.primaryViewController(forExpanding: $1) } ?? nil }

  func collapses(_ secondary: UIViewController, onto primary: UIViewController) -> Bool {
    ask { $0.splitViewController($1, collapseSecondary: secondary, onto: primary) } ?? false
  }

  func separate(from primary: UIViewController) -> UIViewController? {
    ask { $0.splitViewController($1, separateSecondaryFrom: primary) } ?? nil
  }

  func shows(_ controller: UIViewController, sender: Any?) -> Bool {
    ask { $0.splitViewController($1, show: controller, sender: sender) } ?? false
  }

  func showsDetail(_ controller: UIViewController, sender: Any?) -> Bool {
    ask { $0.splitViewController($1, showDetail: controller, sender: sender) } ?? false
  }
}
