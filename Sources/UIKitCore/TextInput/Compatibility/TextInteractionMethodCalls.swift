// The optional methods of text interactions' delegates, to be called with a question mark; see `ScrollViewMethodCalls.swift`.

extension UITextInteractionDelegate {
  /// `interactionShouldBegin(_:at:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var interactionShouldBegin: _TextInteractionQuestion? { _TextInteractionQuestion(delegate: self) }
  /// `interactionWillBegin(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var interactionWillBegin: ((UITextInteraction) -> Void)? { { self.interactionWillBegin($0) } }
  /// `interactionDidEnd(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var interactionDidEnd: ((UITextInteraction) -> Void)? { { self.interactionDidEnd($0) } }
}

/// `interactionShouldBegin(_:at:)` of `UITextInteractionDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _TextInteractionQuestion {
  fileprivate let delegate: any UITextInteractionDelegate

  public func callAsFunction(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    delegate.interactionShouldBegin(interaction, at: point)
  }
}
