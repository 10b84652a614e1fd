import Foundation

/// A fault in a file of data, with its position.
struct FileProblem: Hashable, Sendable, CustomStringConvertible {
  /// Line and column, counted from 1; nil if the problem is the file as a whole.
  var line: Int?
  var column: Int?
  /// The path of the element in question, such as `rows[3].text`; empty if there is none.
  var path: String
  var message: String

  /// `12:5: rows[3].text: expected a string, found a number`
  var description: String {
    let place = [line, column].compactMap { $0.map(String.init) }.joined(separator: ":")
    return [place, path, message].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

extension FileProblem {
  /// The number of problems of one file that are listed; a file of the wrong format has one for each row.
  static let mostReported = 20

  /// One line for each problem, with the file's name and the position; the last lines count the remaining ones, and say
  /// if nothing is left to show.
  ///
  /// - Parameter count: the number of all problems, which may be more than `problems`.
  static func report(_ problems: [FileProblem], of path: String, count: Int, isEmpty: Bool) -> [String] {
    var lines = problems.prefix(mostReported).map { "\(path):\($0.line == nil ? " " : "")\($0)" }
    if count > lines.count { lines.append("\(path): and \(count - lines.count) more") }
    if isEmpty { lines.append("\(path): nothing to show") }
    return lines
  }

  static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: reason(ENOENT)
    case .fileReadNoPermission: reason(EACCES)
    default: "the file cannot be read: \(error.localizedDescription)"
    }
  }

  /// - Parameter code: a number of `errno`.
  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file"
    case EACCES: "the file may not be read"
    default: "the file cannot be read: \(String(cString: strerror(code)))"
    }
  }
}
