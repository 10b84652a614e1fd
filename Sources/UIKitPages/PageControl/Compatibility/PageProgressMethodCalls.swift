// The optional methods of the delegates of progress in page controls, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIPageControlProgressDelegate {
  /// The method `pageControlProgress`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var pageControlProgress: _PageControlProgressCall? { _PageControlProgressCall(delegate: self) }
  /// `pageControlProgressVisibilityDidChange(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var pageControlProgressVisibilityDidChange: ((UIPageControlProgress) -> Void)? {
    { self.pageControlProgressVisibilityDidChange($0) }
  }
}

extension UIPageControlTimerProgressDelegate {
  /// The method `pageControlTimerProgress`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var pageControlTimerProgress: _PageControlTimerProgressCall? { _PageControlTimerProgressCall(delegate: self) }
  /// `pageControlTimerProgressDidChange(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var pageControlTimerProgressDidChange: ((UIPageControlTimerProgress) -> Void)? {
    { self.pageControlTimerProgressDidChange($0) }
  }
}

/// `pageControlProgress` of `UIPageControlProgressDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _PageControlProgressCall {
  fileprivate let delegate: any UIPageControlProgressDelegate

  public func callAsFunction(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
    delegate.pageControlProgress(progress, initialProgressForPage: page)
  }
}

/// `pageControlTimerProgress` of `UIPageControlTimerProgressDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _PageControlTimerProgressCall {
  fileprivate let delegate: any UIPageControlTimerProgressDelegate

  public func callAsFunction(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
    delegate.pageControlTimerProgress(progress, shouldAdvanceToPage: page)
  }
}
