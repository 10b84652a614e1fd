// Functions in place of `#expect` and `#require`. The compiler takes several times as long for the macros, whose expansions are
// parsed, and tried with up to five overloads: in twenty thousand places, that is minutes of every test run.

import Testing

/// Records an issue, with both values in it, unless a value equals another.
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

/// Records an issue, with the source of the condition in it, unless the condition holds.
///
/// - Parameter comment: comes behind the source.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if condition { return }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  record("this does not hold: \(SourceCall(at: line, of: filePath).text)", comment(), at: location)
}

/// The value of an optional. Records an issue and ends the test where there is none.
///
/// - Parameter comment: says what is missing.
package func require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws -> Value {
  if let value { return value }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let call = SourceCall(at: line, of: filePath)
  return try #require(value, comment() ?? Comment(rawValue: call.text), sourceLocation: location)
}

/// Records an issue and ends the test unless the condition holds.
///
/// - Parameter comment: says what is wrong.
package func require(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  if condition { return }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let call = SourceCall(at: line, of: filePath)
  try #require(condition, comment() ?? Comment(rawValue: call.text), sourceLocation: location)
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
