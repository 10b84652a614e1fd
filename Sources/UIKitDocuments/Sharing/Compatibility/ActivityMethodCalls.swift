/// Makes `source.activityViewController?(controller, subjectForActivityType: .mail)` compile; see
/// `ScrollViewMethodCalls.swift`.
extension UIActivityItemSource {
  /// The method named `activityViewController` that a source may leave out, callable with a question mark. Never nil.
  public var activityViewController: _ActivitySubjectCall? { _ActivitySubjectCall(source: self) }
}

/// `activityViewController(_:subjectForActivityType:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _ActivitySubjectCall {
  fileprivate let source: any UIActivityItemSource

  public func callAsFunction(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { source.activityViewController(activityViewController, subjectForActivityType: activityType) }
}
