// The optional methods of the delegate of pointer interactions, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIPointerInteractionDelegate {
  /// The methods named `pointerInteraction`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var pointerInteraction: _PointerInteractionCalls? { _PointerInteractionCalls(delegate: self) }
}

/// `pointerInteraction` of `UIPointerInteractionDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _PointerInteractionCalls {
  fileprivate let delegate: any UIPointerInteractionDelegate

  public func callAsFunction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
  }
  public func callAsFunction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    delegate.pointerInteraction(interaction, styleFor: region)
  }
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    delegate.pointerInteraction(interaction, willEnter: region, animator: animator)
  }
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    delegate.pointerInteraction(interaction, willExit: region, animator: animator)
  }
}
