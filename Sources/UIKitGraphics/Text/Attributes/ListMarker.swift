/// Formats the numbers of list items in a marker format.
struct ListMarker {
  private let prefix: String
  private let kind: String?
  private let suffix: String

  init(_ format: NSTextList.MarkerFormat) {
    let text = format.rawValue
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
      prefix = text
      kind = nil
      suffix = ""
      return
    }
    prefix = String(text[..<open])
    kind = String(text[text.index(after: open)..<close])
    suffix = String(text[text.index(after: close)...])
  }

  var isOrdered: Bool { kind.map { Self.symbols[$0] == nil } ?? false }

  func text(for number: Int) -> String { prefix + (kind.map { marker($0, number) } ?? "") + suffix }

  /// An unknown format counts in decimals, so that items remain distinguishable.
  private func marker(_ kind: String, _ number: Int) -> String {
    if let symbol = Self.symbols[kind] { return symbol }
    switch kind {
    case "octal": return String(number, radix: 8)
    case "lower-hexadecimal": return String(number, radix: 16)
    case "upper-hexadecimal": return String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": return letters(number)
    case "upper-alpha", "upper-latin": return letters(number).uppercased()
    case "lower-roman": return roman(number).lowercased()
    case "upper-roman": return roman(number)
    default: return String(number)
    }
  }

  private static let symbols = [
    "box": "□", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃", "square": "▪",
  ]

  /// a…z, aa, ab…
  private func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var rest = number
    var result = ""
    while rest > 0 {
      rest -= 1
      result = String(UnicodeScalar(UInt8(97 + rest % 26))) + result
      rest /= 26
    }
    return result
  }

  private func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let digits = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    return digits.reduce(into: "") { result, digit in
      while rest >= digit.0 {
        result += digit.1
        rest -= digit.0
      }
    }
  }
}
