// The optional methods of the delegates of large content viewers, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UILargeContentViewerInteractionDelegate {
  /// The methods named `largeContentViewerInteraction`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var largeContentViewerInteraction: _LargeContentViewerInteractionCalls? {
    _LargeContentViewerInteractionCalls(delegate: self)
  }
  /// The method `viewController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var viewController: _LargeContentControllerCall? { _LargeContentControllerCall(delegate: self) }
}

/// `largeContentViewerInteraction` of `UILargeContentViewerInteractionDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _LargeContentViewerInteractionCalls {
  fileprivate let delegate: any UILargeContentViewerInteractionDelegate

  public func callAsFunction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) { delegate.largeContentViewerInteraction(interaction, didEndOn: item, at: point) }
  public func callAsFunction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { delegate.largeContentViewerInteraction(interaction, itemAt: point) }
}

/// `viewController` of `UILargeContentViewerInteractionDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _LargeContentControllerCall {
  fileprivate let delegate: any UILargeContentViewerInteractionDelegate

  public func callAsFunction(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    delegate.viewController(for: interaction)
  }
}
