import CPango

/// The positions at which lines of a plain text may end.
enum LineBreaks {
  struct Mark: OptionSet {
    let rawValue: UInt8

    /// A line may end before the character that begins here.
    static let mayBreak = Mark(rawValue: 1)
    /// The character that begins here is a space.
    static let isWhite = Mark(rawValue: 2)
  }

  /// Writes the marks of every byte of a text and of its end.
  static func find(in text: UnsafeBufferPointer<UInt8>, _ marks: UnsafeMutableBufferPointer<Mark>) {
    marks.initialize(repeating: [])
    if !findSimple(in: text, marks) {
      marks.update(repeating: [])
      findByRules(in: text, marks)
    }
  }

  private enum Letter {
    case space, alphanumeric, quote, stop, exclamation, ideograph
  }

  /// In letters, digits and ordinary punctuation lines end after spaces and beside ideographs, and only there.
  ///
  /// - Returns: false if there is anything else, or punctuation in unusual positions.
  private static func findSimple(
    in text: UnsafeBufferPointer<UInt8>, _ marks: UnsafeMutableBufferPointer<Mark>
  ) -> Bool {
    var before = Letter.quote
    var position = 0
    while position < text.count {
      guard let (letter, length) = letter(in: text, at: position) else { return false }
      switch (letter, before) {
      case (.space, _): marks[position] = .isWhite
      // Left to the rules of Unicode: a line never ends before these characters, even after a space, and not always
      // after "!".
      case (.stop, .space), (.exclamation, .space), (.alphanumeric, .exclamation): return false
      case (.stop, _), (.exclamation, _), (_, .quote): break
      case (_, .space), (.ideograph, _), (.alphanumeric, .ideograph): marks[position] = .mayBreak
      case (.quote, _), (.alphanumeric, .alphanumeric), (.alphanumeric, .stop): break
      }
      before = letter
      position += length
    }
    return true
  }

  private static func letter(
    in text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> (letter: Letter, length: Int)? {
    switch text[position] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return (.alphanumeric, 1)
    case UInt8(ascii: " "): return (.space, 1)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return (.quote, 1)
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): return (.stop, 1)
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return (.exclamation, 1)
    case 0xE4...0xE9:
      let (scalar, length) = TextScan.scalar(in: text, at: position)
      return (0x4E00...0x9FEF).contains(scalar) ? (.ideograph, length) : nil
    default: return nil
    }
  }

  /// Finds line breaks by the rules of Unicode (UAX #14).
  private static func findByRules(in text: UnsafeBufferPointer<UInt8>, _ marks: UnsafeMutableBufferPointer<Mark>) {
    guard let base = text.baseAddress else { return }
    let count = text.count { $0 & 0xC0 != 0x80 }
    withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count + 1) { attributes in
      attributes.initialize(repeating: PangoLogAttr())
      base.withMemoryRebound(to: CChar.self, capacity: text.count) {
        pango_default_break($0, Int32(text.count), nil, attributes.baseAddress, Int32(count + 1))
      }
      var index = 0
      for position in text.indices where text[position] & 0xC0 != 0x80 {
        if attributes[index].is_line_break != 0, position > 0 { marks[position].insert(.mayBreak) }
        if attributes[index].is_white != 0 { marks[position].insert(.isWhite) }
        index += 1
      }
    }
  }
}
