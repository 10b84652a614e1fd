import Foundation

/// The compiler's messages without duplicates: the compiler reads each file twice, for the module and for its code.
struct CompilerMessages {
  let text: String

  /// - Parameter read: Returns the lines of the user's file at a path; nil if it cannot be read.
  init(_ output: String, read: (String) -> [Substring]? = Self.lines(at:)) {
    var blocks: [[Substring]] = [[]]
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if Self.begins(line) { blocks.append([]) }
      blocks[blocks.count - 1].append(line)
    }
    var seen: Set<String> = []
    let kept = blocks.map { CompilerExcerpt.corrected($0, read: read).joined(separator: "\n").trimmed }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
    text = kept.joined(separator: "\n")
  }

  static func lines(at path: String) -> [Substring]? {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    return text?.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether a line begins a message: it has a position in a file, or is an error or warning without one.
  private static func begins(_ line: Substring) -> Bool {
    if line.hasPrefix("error: ") || line.hasPrefix("warning: ") { return true }
    return !line.hasPrefix(" ") && [": error: ", ": warning: ", ": note: "].contains { line.contains($0) }
  }
}

extension String {
  /// The text without blank lines and spaces at its end.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
