// The optional methods of the data source and the delegate of page controllers, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIPageViewControllerDelegate {
  /// The delegate's methods named `pageViewController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var pageViewController: _PageViewControllerCalls? { _PageViewControllerCalls(delegate: self) }
}

/// `pageViewController` of `UIPageViewControllerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _PageViewControllerCalls {
  fileprivate let delegate: any UIPageViewControllerDelegate

  public func callAsFunction(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }
}

extension UIPageViewControllerDataSource {
  /// The method `presentationCount`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var presentationCount: _PresentationNumberCall? {
    _PresentationNumberCall { self.presentationCount(for: $0) }
  }

  /// The method `presentationIndex`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var presentationIndex: _PresentationNumberCall? {
    _PresentationNumberCall { self.presentationIndex(for: $0) }
  }
}

/// `presentationCount` or `presentationIndex` of `UIPageViewControllerDataSource`, to be called with a question mark.
@preconcurrency @MainActor
public struct _PresentationNumberCall {
  fileprivate let number: @MainActor (UIPageViewController) -> Int

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int { number(pageViewController) }
}
