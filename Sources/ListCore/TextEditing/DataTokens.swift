/// The words, numbers and punctuation of a text, in which dates and addresses are searched.
struct DataTokens {
  struct Token {
    enum Kind: Equatable {
      case word, number, sign
    }

    var kind: Kind
    /// In UTF-16 units.
    var range: Range<Int>
    /// A word in lower case, or a punctuation character.
    var text: String
    /// The value of a number; -1 for one of more than eight digits, and for anything else.
    var value: Int
    /// Whether a word begins with a capital.
    var isCapital: Bool

    var digits: Int { kind == .number ? range.count : 0 }
  }

  private(set) var tokens: [Token] = []

  /// - Complexity: O(n) in the length of the text.
  init(_ text: String) {
    var offset = 0
    var word = ""
    var start = 0
    var isNumber = false
    func finish(_ tokens: inout [Token]) {
      guard !word.isEmpty else { return }
      let value = isNumber && word.utf8.count <= 8 ? Int(word) ?? -1 : -1
      tokens.append(
        Token(
          kind: isNumber ? .number : .word, range: start..<offset, text: isNumber ? word : word.lowercased(),
          value: value, isCapital: word.first?.isUppercase == true))
      word = ""
    }
    for scalar in text.unicodeScalars {
      let isDigit = scalar.isASCII && (0x30...0x39).contains(scalar.value)
      let isLetter = !isDigit && scalar.properties.isAlphabetic && !Self.standsAlone(scalar)
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      if isDigit || isLetter || isMark {
        if !word.isEmpty, isNumber != isDigit, !isMark { finish(&tokens) }
        if word.isEmpty { (start, isNumber) = (offset, isDigit) }
        word.unicodeScalars.append(scalar)
        offset += scalar.utf16Width
        continue
      }
      finish(&tokens)
      let width = scalar.utf16Width
      if !scalar.properties.isWhitespace || scalar == "\n" {
        tokens.append(
          Token(kind: .sign, range: offset..<offset + width, text: String(scalar), value: -1, isCapital: false))
      }
      offset += width
    }
    finish(&tokens)
  }

  /// The characters after numbers of years, months and days are treated as punctuation.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool { "年月日년월일時时分".unicodeScalars.contains(scalar) }

  // MARK: Reading

  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Whether a token follows the one in front of it without a space.
  func touches(_ index: Int) -> Bool {
    index > 0 && tokens.indices.contains(index) && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  func isSign(_ index: Int, _ signs: String) -> Bool {
    guard let token = token(index), token.kind == .sign else { return false }
    return signs.contains(token.text)
  }

  func isWord(_ index: Int, _ words: Set<String>) -> Bool {
    guard let token = token(index), token.kind == .word else { return false }
    return words.contains(token.text)
  }

  func number(_ index: Int, in values: ClosedRange<Int>, digits: ClosedRange<Int>) -> Int? {
    guard let token = token(index), token.kind == .number, digits.contains(token.digits),
      values.contains(token.value)
    else { return nil }
    return token.value
  }
}

extension Unicode.Scalar {
  fileprivate var utf16Width: Int { value > 0xFFFF ? 2 : 1 }
}
