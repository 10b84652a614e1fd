// The optional methods of `UIPasteConfigurationSupporting`, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIPasteConfigurationSupporting {
  /// `paste(itemProviders:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var paste: _PasteCalls? { _PasteCalls(responder: self) }
  /// `canPaste(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var canPaste: (([NSItemProvider]) -> Bool)? { { self.canPaste($0) } }
}

/// `paste` of `UIPasteConfigurationSupporting`, to be called with a question mark.
@preconcurrency @MainActor
public struct _PasteCalls {
  fileprivate let responder: any UIPasteConfigurationSupporting

  public func callAsFunction(itemProviders: [NSItemProvider]) { responder.paste(itemProviders: itemProviders) }
}
