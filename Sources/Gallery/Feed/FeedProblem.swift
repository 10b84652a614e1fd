/// A fault in a feed file, with its position.
struct FeedProblem: Hashable, Sendable, CustomStringConvertible {
  /// Line and column, counted from 1; nil if the problem is the file as a whole.
  var line: Int?
  var column: Int?
  /// The element in question, as `rows[3].text`; empty if there is none.
  var path: String
  var message: String

  /// `12:5: rows[3].text: expected a string, found a number`
  var description: String {
    let place = [line, column].compactMap { $0.map(String.init) }.joined(separator: ":")
    return [place, path, message].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
