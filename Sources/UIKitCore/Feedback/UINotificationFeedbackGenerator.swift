/// Feedback of how a task ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success = 0
    /// The task needs attention.
    case warning = 1
    /// The task failed.
    case error = 2
  }

  /// Gives feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    FeedbackLog.give("notification \(notificationType)", at: nil)
  }

  /// Gives feedback at a position in the generator's view, in points.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    FeedbackLog.give("notification \(notificationType)", at: location)
  }
}
