import Foundation

/// The lines that the compiler shows below a message, as the user wrote them.
/// The compiler reads converted files. Its messages give line numbers of the user's files, but the excerpt below a
/// message has the line numbers and the text of the converted file.
struct CompilerExcerpt {
  private var lines: [Substring]
  private let original: [Substring]

  /// The message with its lines numbered as in the user's file.
  /// - Parameters:
  ///   - message: The lines of the message; the first has file and line.
  ///   - read: The lines of the file at a path; nil where there is none.
  static func corrected(_ message: [Substring], read: (String) -> [Substring]?) -> [Substring] {
    guard let place = message.first?.firstMatch(of: #/^(.+?):(\d+):\d+: (error|warning|note): /#),
      let line = Int(place.2), let original = read(String(place.1))
    else { return message }
    let excerpt = CompilerExcerpt(lines: Array(message.dropFirst()), original: original)
    guard let shift = excerpt.shift(to: line) else { return message }
    return [message[0]] + excerpt.moved(by: shift)
  }

  private static func isMark(_ line: Substring) -> Bool { line.prefixMatch(of: #/ +\| /#) != nil }

  private func number(at index: Int) -> (padding: Substring, number: Int, separator: Substring)? {
    guard lines.indices.contains(index), let match = lines[index].prefixMatch(of: #/( *)(\d+)( \| ?)/#) else {
      return nil
    }
    return Int(match.2).map { (match.1, $0, match.3) }
  }

  /// The difference between the user's line numbers and those of the excerpt: the first mark is below the line that the
  /// message names.
  private func shift(to line: Int) -> Int? {
    guard let mark = lines.firstIndex(where: Self.isMark), let marked = number(at: mark - 1) else { return nil }
    return line - marked.number
  }

  /// The excerpt with the user's line numbers and text. A line with a mark below it keeps the converted text, so that
  /// the mark stays below the right word. Lines beyond the end of the user's file are left out.
  private func moved(by shift: Int) -> [Substring] {
    let end = lines.indices.first { number(at: $0) == nil && !Self.isMark(lines[$0]) } ?? lines.count
    let moved = lines[..<end].indices.compactMap { index -> Substring? in
      guard let (padding, number, separator) = number(at: index) else { return lines[index] }
      let line = number + shift
      guard original.indices.contains(line - 1) else { return nil }
      let isMarked = index + 1 < end && Self.isMark(lines[index + 1])
      let words = isMarked ? lines[index].dropFirst("\(padding)\(number)\(separator)".count) : original[line - 1]
      let width = "\(padding)\(number)".count
      let place = String(repeating: " ", count: max(0, width - "\(line)".count)) + "\(line)"
      return Substring(place + (words.isEmpty ? " |" : separator + words))
    }
    return moved + lines[end...]
  }
}
