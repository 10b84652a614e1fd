/// Feedback of how a task ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Gives feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    FeedbackLog.give("notification \(notificationType)", at: nil)
  }

  /// Gives feedback at a place in the generator's view, in points.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    FeedbackLog.give("notification \(notificationType)", at: location)
  }
}
