import Testing

/// Records an issue, with both values in it, unless a value equals another.
///
/// Says in a test of ours what `#expect(value == expected)` says elsewhere. The compiler reads this call in a tenth of the time of
/// the macro, whose expansion is tried with five overloads: in ten thousand places, that is minutes of every test run.
///
/// - Parameter comment: comes behind the values.
package func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value == expected { return }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  record("\(described(value)) is not \(described(expected))", comment(), at: location)
}

/// Records an issue, with the value in it, unless there is none.
///
/// - Parameter comment: comes behind the value.
package func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let value else { return }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  record("\(described(value)) is not nil", comment(), at: location)
}

private func record(_ text: String, _ comment: Comment?, at location: SourceLocation) {
  Issue.record(Comment(rawValue: comment.map { "\(text): \($0)" } ?? text), sourceLocation: location)
}

/// Texts in quotes, and optional values without a word around them.
private func described(_ value: Any) -> String {
  if let optional = value as? any OptionalValue { return optional.wrapped.map(described) ?? "nil" }
  return value is any StringProtocol ? String(reflecting: value) : String(describing: value)
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
