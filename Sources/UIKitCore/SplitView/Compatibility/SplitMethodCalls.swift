// The optional methods of the delegate of split view controllers, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UISplitViewControllerDelegate {
  /// The methods named `splitViewController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var splitViewController: _SplitViewControllerCalls? { _SplitViewControllerCalls(delegate: self) }

  /// The methods named `primaryViewController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var primaryViewController: _SplitPrimaryCalls? { _SplitPrimaryCalls(delegate: self) }

  /// The method `targetDisplayModeForAction`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var targetDisplayModeForAction: _SplitTargetCall? { _SplitTargetCall(delegate: self) }

  /// The method `splitViewControllerDidCollapse`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var splitViewControllerDidCollapse: _SplitNotice? {
    _SplitNotice { self.splitViewControllerDidCollapse($0) }
  }

  /// The method `splitViewControllerDidExpand`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var splitViewControllerDidExpand: _SplitNotice? {
    _SplitNotice { self.splitViewControllerDidExpand($0) }
  }

  /// The method `splitViewControllerInteractivePresentationGestureWillBegin`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var splitViewControllerInteractivePresentationGestureWillBegin: _SplitNotice? {
    _SplitNotice { self.splitViewControllerInteractivePresentationGestureWillBegin($0) }
  }

  /// The method `splitViewControllerInteractivePresentationGestureDidEnd`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var splitViewControllerInteractivePresentationGestureDidEnd: _SplitNotice? {
    _SplitNotice { self.splitViewControllerInteractivePresentationGestureDidEnd($0) }
  }
}

/// A notice of `UISplitViewControllerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _SplitNotice {
  fileprivate let notify: @MainActor (UISplitViewController) -> Void

  public func callAsFunction(_ svc: UISplitViewController) { notify(svc) }
}

/// `targetDisplayModeForAction` of `UISplitViewControllerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _SplitTargetCall {
  fileprivate let delegate: any UISplitViewControllerDelegate

  public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    delegate.targetDisplayModeForAction(in: svc)
  }
}

/// `primaryViewController` of `UISplitViewControllerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _SplitPrimaryCalls {
  fileprivate let delegate: any UISplitViewControllerDelegate

  public func callAsFunction(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    delegate.primaryViewController(forCollapsing: splitViewController)
  }
  public func callAsFunction(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    delegate.primaryViewController(forExpanding: splitViewController)
  }
}

/// `splitViewController` of `UISplitViewControllerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _SplitViewControllerCalls {
  fileprivate let delegate: any UISplitViewControllerDelegate

  public func callAsFunction(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    delegate.splitViewController(svc, willChangeTo: displayMode)
  }
  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }
  public func callAsFunction(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    delegate.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
  }
  public func callAsFunction(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    delegate.splitViewController(svc, willShow: column)
  }
  public func callAsFunction(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    delegate.splitViewController(svc, willHide: column)
  }
  public func callAsFunction(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    delegate.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }
  public func callAsFunction(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    delegate.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
  }
  public func callAsFunction(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, show: vc, sender: sender)
  }
  public func callAsFunction(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
  }
}
