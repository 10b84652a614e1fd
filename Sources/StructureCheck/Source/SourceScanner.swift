/// Separates code from comments and string literals, with as little parsing of Swift as possible.
enum SourceScanner {
  /// `text` with every character of a comment or of a string literal's contents replaced by a space; line breaks
  /// stay. The code inside an interpolation is blanked with the string around it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func blankingCommentsAndStrings(_ text: String) -> String {
    var scanner = Scanner(text: Array(text.utf8))
    scanner.scanCode()
    return String(decoding: scanner.text, as: UTF8.self)
  }

  private struct Scanner {
    /// The text, blanked up to `position`.
    var text: [UInt8]
    var position = 0

    private static let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    private static let (slash, star, backslash) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\\"))
    private static let (quote, hash) = (UInt8(ascii: "\""), UInt8(ascii: "#"))
    private static let (opening, closing) = (UInt8(ascii: "("), UInt8(ascii: ")"))

    init(text: [UInt8]) {
      self.text = text
    }

    mutating func scanCode() {
      while position < text.count {
        // Compares bytes before anything else: most begin neither a comment nor a string.
        let byte = text[position]
        if byte == Self.slash, byteAfter(1) == Self.slash {
          while position < text.count, text[position] != Self.newline { blank() }
        } else if byte == Self.slash, byteAfter(1) == Self.star {
          scanBlockComment()
        } else if byte == Self.quote || byte == Self.hash, let hashes = stringStart() {
          scanString(hashes: hashes)
        } else {
          position += 1
        }
      }
    }

    private func byteAfter(_ distance: Int) -> UInt8? {
      position + distance < text.count ? text[position + distance] : nil
    }

    /// The number of `#` before the quote when a string literal begins here.
    private func stringStart() -> Int? {
      let hashes = hashes(after: 0)
      return byteAfter(hashes) == Self.quote ? hashes : nil
    }

    private func hashes(after distance: Int) -> Int {
      var count = 0
      while byteAfter(distance + count) == Self.hash { count += 1 }
      return count
    }

    private mutating func scanBlockComment() {
      var depth = 0
      repeat {
        if text[position] == Self.slash, byteAfter(1) == Self.star {
          depth += 1
          blank(2)
        } else if text[position] == Self.star, byteAfter(1) == Self.slash {
          depth -= 1
          blank(2)
        } else {
          blank()
        }
      } while depth > 0 && position < text.count
    }

    private mutating func scanString(hashes: Int) {
      position += hashes
      let quotes = byteAfter(1) == Self.quote && byteAfter(2) == Self.quote ? 3 : 1
      position += quotes
      while position < text.count {
        let byte = text[position]
        if byte == Self.quote, isEnd(quotes: quotes, hashes: hashes) {
          position += quotes + hashes
          return
        } else if byte == Self.backslash, self.hashes(after: 1) >= hashes {
          let isInterpolation = byteAfter(1 + hashes) == Self.opening
          blank(2 + hashes)
          if isInterpolation { scanInterpolation() }
        } else if quotes == 1, byte == Self.newline {
          return
        } else {
          blank()
        }
      }
    }

    private func isEnd(quotes: Int, hashes: Int) -> Bool {
      (1..<quotes).allSatisfy { byteAfter($0) == Self.quote } && self.hashes(after: quotes) >= hashes
    }

    private mutating func scanInterpolation() {
      var depth = 1
      while depth > 0, position < text.count {
        if let hashes = stringStart() {
          let start = position
          scanString(hashes: hashes)
          blank(start..<position)
          continue
        }
        if text[position] == Self.opening { depth += 1 }
        if text[position] == Self.closing { depth -= 1 }
        blank()
      }
    }

    private mutating func blank(_ count: Int = 1) {
      let end = min(position + count, text.count)
      blank(position..<end)
      position = end
    }

    private mutating func blank(_ range: Range<Int>) {
      for index in range where text[index] != Self.newline { text[index] = Self.space }
    }
  }
}
