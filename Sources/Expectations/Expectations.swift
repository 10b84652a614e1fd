// Functions in place of `#expect` and `#require`, for which the compiler takes several times as long: it parses each
// macro's expansion, and tries up to five overloads for it. In twenty thousand calls, that is minutes of every test
// run.

import Testing

/// Records an issue that contains both values, unless they are equal.
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

/// Records an issue that contains the value, unless it is nil.
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

/// Records an issue that contains the source of the condition, unless the condition holds.
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

/// Returns the value of an optional. Records an issue and ends the test if the optional is nil.
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

/// Describes a value: strings in quotes, and optionals without `Optional(…)` around their value.
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
