// The optional methods of the delegates of gestures, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIGestureRecognizerDelegate {
  /// The methods named `gestureRecognizer`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var gestureRecognizer: _GestureRecognizerCalls? { _GestureRecognizerCalls(delegate: self) }
  /// `gestureRecognizerShouldBegin(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
}

/// `gestureRecognizer` of `UIGestureRecognizerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _GestureRecognizerCalls {
  fileprivate let delegate: any UIGestureRecognizerDelegate

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }
}
