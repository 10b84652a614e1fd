// The optional methods of find interactions' delegates, to be called with a question mark; see `ScrollViewMethodCalls.swift`.

extension UIFindInteractionDelegate {
  /// The methods named `findInteraction`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var findInteraction: _FindInteractionCalls? { _FindInteractionCalls(delegate: self) }
}

/// `findInteraction` of `UIFindInteractionDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _FindInteractionCalls {
  fileprivate let delegate: any UIFindInteractionDelegate

  public func callAsFunction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    delegate.findInteraction(interaction, didBegin: session)
  }
  public func callAsFunction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    delegate.findInteraction(interaction, didEnd: session)
  }
}
