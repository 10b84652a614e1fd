/// The parts of a `printf` format, including the references to variables that string tables add to it.
package struct FormatParts: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    /// Text that is shown unchanged; two per cent signs are kept as two.
    case text(String)
    /// A value: its position among the arguments from 1, if it is explicit, and the rest of the specifier, such as `.2f`.
    case value(position: Int?, specification: String)
    /// A variable of a plural format (`%#@name@`).
    case variable(position: Int?, name: String)
  }

  package private(set) var parts: [Part] = []

  package init(_ format: String) {
    var text = ""
    var rest = Substring(format)
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        text += "%%"
        rest.removeFirst()
      } else if let part = Self.part(&rest) {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(part)
      } else {
        text += "%%"
      }
    }
    text += rest
    if !text.isEmpty { parts.append(.text(text)) }
  }

  /// Parses a specifier after a per cent sign; nil, without consuming anything, if it is invalid.
  private static func part(_ rest: inout Substring) -> Part? {
    var text = rest
    let position = position(&text)
    if text.hasPrefix("#@"), let end = text.dropFirst(2).firstIndex(of: "@") {
      let name = String(text[text.index(text.startIndex, offsetBy: 2)..<end])
      rest = text[text.index(after: end)...]
      return .variable(position: position, name: name)
    }
    if text.hasPrefix("arg") {
      rest = text.dropFirst(3)
      return .value(position: nil, specification: "arg")
    }
    let flags = text.prefix { "-+ #0'123456789.".contains($0) }
    let lengths = text[flags.endIndex...].prefix { "hlqLztj".contains($0) }
    guard let conversion = text[lengths.endIndex...].first, "@dDiuUxXoOfFeEgGcCsSaAp".contains(conversion) else {
      return nil
    }
    rest = text[text.index(after: lengths.endIndex)...]
    return .value(position: position, specification: flags + lengths + String(conversion))
  }

  private static func position(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let position = Int(digits), position > 0, text[digits.endIndex...].first == "$" else { return nil }
    text = text[text.index(after: digits.endIndex)...]
    return position
  }
}
