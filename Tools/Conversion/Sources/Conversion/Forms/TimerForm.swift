import SwiftSyntax

/// Timers that an app adds to a run loop itself. On Linux Foundation's `Timer(timeInterval:repeats:block:)` fires as soon as it
/// is added; with a date it fires after its interval, as on Apple's platforms.
struct TimerForm {
  /// The label to replace, and its replacement, which adds the date. Nil for an interval that contains a call: it would
  /// be evaluated twice.
  static func label(of node: FunctionCallExprSyntax) -> (range: Range<Int>, text: String)? {
    guard ["Timer", "Timer.init"].contains(node.calledExpression.trimmedDescription) else { return nil }
    let arguments = Array(node.arguments)
    let labels = arguments.map { $0.label?.text }
    let takesBlock = labels == ["timeInterval", "repeats", "block"] || labels == ["timeInterval", "repeats"]
    guard takesBlock, let label = arguments[0].label else { return nil }
    let interval = arguments[0].expression.trimmedDescription
    guard !interval.contains(where: { "({#\\".contains($0) }) else { return nil }
    return (label.range, "fire: Date(timeIntervalSinceNow: \(interval)), interval")
  }
}
