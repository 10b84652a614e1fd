/// Separates code from comments and string literals, with as little parsing of Swift as possible.
enum SourceScanner {
  /// `text` with every character of a comment or of a string literal's contents replaced by a space; line breaks
  /// stay. The code inside an interpolation is blanked with the string around it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func blankingCommentsAndStrings(_ text: String) -> String {
    var scanner = Scanner(source: Array(text.utf8))
    scanner.scanCode()
    return String(decoding: scanner.output, as: UTF8.self)
  }

  private struct Scanner {
    let source: [UInt8]
    var output: [UInt8] = []
    var position = 0

    init(source: [UInt8]) {
      self.source = source
      output.reserveCapacity(source.count)
    }

    mutating func scanCode() {
      while position < source.count {
        if starts(with: "//") {
          while position < source.count, source[position] != UInt8(ascii: "\n") { blank() }
        } else if starts(with: "/*") {
          scanBlockComment()
        } else if let hashes = stringStart() {
          scanString(hashes: hashes)
        } else {
          keep()
        }
      }
    }

    /// The number of `#` before the quote when a string literal begins here.
    func stringStart() -> Int? {
      var end = position
      while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
      guard end < source.count, source[end] == UInt8(ascii: "\"") else { return nil }
      return end - position
    }

    mutating func scanBlockComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          blank(2)
        } else if starts(with: "*/") {
          depth -= 1
          blank(2)
        } else {
          blank()
        }
      } while depth > 0 && position < source.count
    }

    mutating func scanString(hashes: Int) {
      let fence = String(repeating: "#", count: hashes)
      keep(hashes)
      let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
      keep(quotes.count)
      while position < source.count {
        if starts(with: quotes + fence) {
          keep(quotes.count + hashes)
          return
        } else if starts(with: "\\" + fence + "(") {
          blank(2 + hashes)
          scanInterpolation()
        } else if starts(with: "\\" + fence) {
          blank(2 + hashes)
        } else if quotes.count == 1, source[position] == UInt8(ascii: "\n") {
          return
        } else {
          blank()
        }
      }
    }

    mutating func scanInterpolation() {
      var depth = 1
      while depth > 0, position < source.count {
        if let hashes = stringStart() {
          let start = output.count
          scanString(hashes: hashes)
          for index in start..<output.count where output[index] != UInt8(ascii: "\n") {
            output[index] = UInt8(ascii: " ")
          }
          continue
        }
        if source[position] == UInt8(ascii: "(") { depth += 1 }
        if source[position] == UInt8(ascii: ")") { depth -= 1 }
        blank()
      }
    }

    func starts(with prefix: String) -> Bool {
      var index = position
      for byte in prefix.utf8 {
        guard index < source.count, source[index] == byte else { return false }
        index += 1
      }
      return true
    }

    mutating func keep(_ count: Int = 1) {
      let end = min(position + count, source.count)
      output += source[position..<end]
      position = end
    }

    mutating func blank(_ count: Int = 1) {
      let end = min(position + count, source.count)
      for byte in source[position..<end] {
        output.append(byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " "))
      }
      position = end
    }
  }
}
