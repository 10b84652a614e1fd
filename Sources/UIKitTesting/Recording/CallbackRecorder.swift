import Foundation

/// Records calls in the order in which they come, one per line.
///
/// A delegate in a test keeps a recorder and calls `recorder.note(indexPath)` in each of its callbacks. This records
/// the callback's name and the row: `tableView(_:didSelectRowAt:) 0.3`.
public final class CallbackRecorder {
  /// One line per call.
  public private(set) var calls: [String] = []

  /// A recorder without calls.
  public init() {}

  /// Records a call of the surrounding method, with details such as its arguments.
  public func note(_ details: Any?..., method: String = #function) {
    calls.append(([method] + details.map(CallbackRecorder.text)).joined(separator: " "))
  }

  /// The calls since the last call of this method; removes them from the recorder.
  public func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// All calls, one per line, in the form of golden traces.
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
