/// A violation of the house rules, with its location.
struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// Relative to the root of the repository.
  var path: String
  /// The line from 1; 0 for the whole file.
  var line: Int
  var message: String

  init(path: String, line: Int = 0, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  var description: String {
    line > 0 ? "\(path):\(line): \(message)" : "\(path): \(message)"
  }
}
