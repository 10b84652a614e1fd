import UIKit

/// The inline marks of Markdown in texts that are keys: emphasis, strong emphasis, code, strikethrough and links.
@MainActor
enum InlineMarkdown {
  /// Whether a text may have marks.
  static func hasMarks(_ text: String) -> Bool { text.utf8.contains { marks.contains($0) } }

  private static let marks = Set("*_`~[\\".utf8)

  /// - Parameter parts: The texts that replace the placeholders.
  static func attributed(
    _ text: String, _ parts: [Text], _ attributes: TextAttributes, _ environment: EnvironmentValues
  ) -> NSAttributedString {
    let result = NSMutableAttributedString()
    if hasMarks(text) {
      append(Substring(text), parts, attributes, environment, result)
    } else {
      appendPlain(text, parts, attributes, environment, result)
    }
    return result
  }

  /// Appends text without inline marks, and the interpolated texts within it.
  private static func appendPlain(
    _ text: String, _ parts: [Text], _ attributes: TextAttributes, _ environment: EnvironmentValues,
    _ result: NSMutableAttributedString
  ) {
    let pieces = parts.isEmpty ? [.letters(Substring(text))] : PartMark.pieces(of: text, parts)
    for piece in pieces {
      switch piece {
      case .letters(let letters):
        result.append(NSAttributedString(string: String(letters), attributes: attributes.values(environment)))
      case .part(let part): result.append(part.attributed(environment, attributes))
      }
    }
  }

  private static func append(
    _ text: Substring, _ parts: [Text], _ attributes: TextAttributes, _ environment: EnvironmentValues,
    _ result: NSMutableAttributedString
  ) {
    var plain = ""
    var rest = text
    func flush() {
      guard !plain.isEmpty else { return }
      appendPlain(plain, parts, attributes, environment, result)
      plain = ""
    }
    while let character = rest.first {
      if character == "\\", let escaped = rest.dropFirst().first, escaped.isPunctuation || escaped.isSymbol {
        plain.append(escaped)
        rest = rest.dropFirst(2)
        continue
      }
      if let span = span(at: rest, isAfterWord: plain.last.map { $0.isLetter || $0.isNumber } ?? false) {
        flush()
        var inner = attributes
        span.change(&inner)
        if span.isCode {
          result.append(NSAttributedString(string: String(span.content), attributes: inner.values(environment)))
        } else {
          append(span.content, parts, inner, environment, result)
        }
        rest = span.rest
        continue
      }
      plain.append(character)
      rest = rest.dropFirst()
    }
    flush()
  }

  private struct Span {
    let content: Substring
    let rest: Substring
    var isCode = false
    let change: (inout TextAttributes) -> Void
  }

  private static func span(at text: Substring, isAfterWord: Bool) -> Span? {
    if let counted = counted(at: text) { return counted }
    if let link = link(at: text) { return link }
    let marks: [(String, Bool, (inout TextAttributes) -> Void)] = [
      ("`", true, { $0.isCode = true }),
      ("***", false, { ($0.isBold, $0.isItalic) = (true, true) }),
      ("**", false, { $0.isBold = true }), ("__", false, { $0.isBold = true }),
      ("~~", false, { $0.strikethrough.isActive = true }),
      ("*", false, { $0.isItalic = true }), ("_", false, { $0.isItalic = true }),
    ]
    for (mark, isCode, change) in marks where text.hasPrefix(mark) {
      // An underscore inside of a word is not a mark.
      if mark.first == "_", isAfterWord { return nil }
      let inner = text.dropFirst(mark.count)
      guard let first = inner.first, !first.isWhitespace || isCode, let end = inner.range(of: mark),
        end.lowerBound > inner.startIndex, isCode || !inner[inner.index(before: end.lowerBound)].isWhitespace
      else { continue }
      return Span(content: inner[..<end.lowerBound], rest: inner[end.upperBound...], isCode: isCode, change: change)
    }
    return nil
  }

  /// A number with a noun that agrees with it: `^[3 book](inflect: true)` is "3 books".
  private static func counted(at text: Substring) -> Span? {
    guard text.hasPrefix("^["), let middle = text.range(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")"),
      text[middle.upperBound..<end].filter({ !$0.isWhitespace }) == "inflect:true"
    else { return nil }
    let content = String(text[text.index(text.startIndex, offsetBy: 2)..<middle.lowerBound])
    return Span(content: Substring(CountedNoun.agreeing(content)), rest: text[text.index(after: end)...]) { _ in }
  }

  private static func link(at text: Substring) -> Span? {
    guard text.hasPrefix("["), let middle = text.range(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    guard let url = URL(string: String(text[middle.upperBound..<end])) else { return nil }
    return Span(
      content: text[text.index(after: text.startIndex)..<middle.lowerBound], rest: text[text.index(after: end)...]
    ) { $0.link = url }
  }
}
