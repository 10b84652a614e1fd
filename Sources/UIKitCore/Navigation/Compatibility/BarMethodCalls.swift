// The optional methods of the delegates of bars and of their controllers, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIBarPositioningDelegate {
  /// The method `position`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var position: _PositionCall? { _PositionCall(delegate: self) }
}

/// `position` of `UIBarPositioningDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _PositionCall {
  fileprivate let delegate: any UIBarPositioningDelegate

  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
    delegate.position(for: bar)
  }
}

extension UINavigationBarDelegate {
  /// The methods named `navigationBar`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var navigationBar: _NavigationBarCalls? { _NavigationBarCalls(delegate: self) }
}

/// `navigationBar` of `UINavigationBarDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _NavigationBarCalls {
  fileprivate let delegate: any UINavigationBarDelegate

  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPush: item)
  }
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    delegate.navigationBar(navigationBar, shouldPop: item)
  }
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    delegate.navigationBar(navigationBar, shouldPush: item)
  }
}

extension UINavigationControllerDelegate {
  /// The methods named `navigationController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var navigationController: _NavigationControllerCalls? { _NavigationControllerCalls(delegate: self) }
}

/// `navigationController` of `UINavigationControllerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _NavigationControllerCalls {
  fileprivate let delegate: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }
  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(navigationController, interactionControllerFor: animationController)
  }
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, willShow: viewController, animated: animated)
  }
}
