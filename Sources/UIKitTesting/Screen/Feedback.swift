import UIKit

/// Runs something and answers the haptic feedback that generators were asked for meanwhile, in order.
///
/// Each is a line: `prepare`, `selection`, `impact` with its style and intensity (`impact light 1.0`), `notification` with
/// its type; a place that was named follows (`at (12.0, 40.0)`).
@MainActor
public func feedback(during body: () throws -> Void) rethrows -> [String] {
  try FeedbackLog.given(during: body)
}
