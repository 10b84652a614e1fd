import UIKit

/// Runs an action and returns the haptic feedback requested in it, in order.
///
/// Each is a line: `prepare`, `selection`, `impact` with its style and intensity (`impact light 1.0`), `notification`
/// with its type; followed by the location if one was given (`at (12.0, 40.0)`).
@MainActor
public func feedback(during body: () throws -> Void) rethrows -> [String] {
  try FeedbackLog.given(during: body)
}
