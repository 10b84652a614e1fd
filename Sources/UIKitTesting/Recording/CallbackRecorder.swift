import Foundation

/// Writes down calls in the order in which they come, one a line.
///
/// Let a delegate of the test hold one and note each of its callbacks: `recorder.note(indexPath)` writes the name of the
/// method that it is in and the row, `tableView(_:didSelectRowAt:) 0.3`.
public final class CallbackRecorder {
  /// One line a call.
  public private(set) var calls: [String] = []

  /// A recorder without calls.
  public init() {}

  /// Records a call of the surrounding method, with details such as its arguments.
  public func note(_ details: Any?..., method: String = #function) {
    calls.append(([method] + details.map(CallbackRecorder.text)).joined(separator: " "))
  }

  /// The calls since the last time this was asked, which are forgotten.
  public func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// All calls, one a line, in the form of golden traces.
  public var trace: String { calls.joined(separator: "\n") }

  /// Index paths as `section.row`, numbers without needless digits, `nil` as it is.
  private static func text(_ detail: Any?) -> String {
    switch detail {
    case nil: "nil"
    case let path as IndexPath: path.map(String.init).joined(separator: ".")
    case let number as Double: LayoutNumber.text(number)
    case let number as CGFloat: LayoutNumber.text(Double(number))
    case let detail?: String(describing: detail)
    }
  }
}
