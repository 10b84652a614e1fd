import Foundation

/// The source of a call that begins on a line, up to its last parenthesis.
struct SourceCall {
  let text: String

  /// - Parameter path: The file's path when it was compiled; without the file, the text is empty.
  init(at line: Int, of path: String) {
    let source = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    self.init(at: line, in: source.split(separator: "\n", omittingEmptySubsequences: false))
  }

  init(at line: Int, in lines: [some StringProtocol]) {
    var found: [String] = []
    var depth = 0
    for line in lines.dropFirst(line - 1).prefix(20) {
      depth += line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
      found.append(line.trimmingCharacters(in: .whitespaces))
      if depth <= 0 { break }
    }
    text = found.joined(separator: " ")
  }
}
