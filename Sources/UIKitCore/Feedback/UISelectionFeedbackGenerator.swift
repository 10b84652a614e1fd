/// Feedback of a selection that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback.
  open func selectionChanged() { FeedbackLog.give("selection", at: nil) }

  /// Gives feedback at a position in the generator's view, in points.
  open func selectionChanged(at location: CGPoint) { FeedbackLog.give("selection", at: location) }
}
