/// The stretches of a plain paragraph that Pango would analyse as one: letters of one script from one family of fonts.
///
/// It supports Latin letters, Han letters and punctuation. Kana and hangul change the language of neighbouring Han letters, and brackets
/// around letters of another script take the preceding script: texts with these are left to Pango.
struct PlainStretches: Sequence, IteratorProtocol {
  /// A script, and whether letters come from the family for Han letters.
  enum Kind: Int, CaseIterable {
    case signs, latin, han, eastSigns, latinEastSigns, hanEast

    fileprivate init(_ script: Script?, isEast: Bool) {
      switch (script, isEast) {
      case (nil, false): self = .signs
      case (.latin, false): self = .latin
      case (.han, false): self = .han
      case (nil, true): self = .eastSigns
      case (.latin, true): self = .latinEastSigns
      case (.han, true): self = .hanEast
      }
    }

    /// A text, and the bytes of a stretch of this kind in it.
    var example: (text: String, stretch: Range<Int>) {
      switch self {
      case .signs: ("1", 0..<1)
      case .latin: ("a", 0..<1)
      case .han: ("一1", 3..<4)
      case .eastSigns: ("、", 0..<3)
      case .latinEastSigns: ("a、", 1..<4)
      case .hanEast: ("一", 0..<3)
      }
    }
  }

  struct Stretch: Equatable {
    var kind: Kind
    var bytes: Range<Int>
  }

  fileprivate enum Script {
    case latin, han
  }

  private struct Letter {
    /// nil for punctuation, which takes the preceding script.
    var script: Script?
    var isEast = false
    var isBracket = false
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private var script: Script?
  private var position = 0

  /// - Parameter text: A plain paragraph, which must outlive the stretches.
  /// - Returns: nil for a text that Pango must analyse.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    var all: UInt8 = 0
    for byte in text { all |= byte }
    isASCII = all < 0x80
    guard !isASCII else {
      script = text.contains { Self.isLatin($0) } ? .latin : nil
      return
    }
    var (hasBracket, hasLatin, hasHan) = (false, false, false)
    var position = 0
    while position < text.count {
      guard let (letter, length) = Self.letter(in: text, at: position) else { return nil }
      // Punctuation at the beginning of the text takes the script of the first letter.
      if script == nil { script = letter.script }
      hasLatin = hasLatin || letter.script == .latin
      hasHan = hasHan || letter.script == .han
      hasBracket = hasBracket || letter.isBracket
      position += length
    }
    if hasBracket, hasLatin, hasHan { return nil }
  }

  mutating func next() -> Stretch? {
    guard position < text.count else { return nil }
    let start = position
    if isASCII {
      position = text.count
      return Stretch(kind: Kind(script, isEast: false), bytes: start..<position)
    }
    var kind: Kind?
    while position < text.count, let (letter, length) = Self.letter(in: text, at: position) {
      let own = Kind(letter.script ?? script, isEast: letter.isEast)
      if let kind, kind != own { break }
      kind = own
      script = letter.script ?? script
      position += length
    }
    return kind.map { Stretch(kind: $0, bytes: start..<position) }
  }

  private static func isLatin(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

  private static func letter(
    in text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> (letter: Letter, length: Int)? {
    let byte = text[position]
    if byte < 0x80 {
      if isLatin(byte) { return (Letter(script: .latin), 1) }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        return (Letter(isBracket: true), 1)
      default: return (Letter(), 1)
      }
    }
    let (scalar, length) = TextScan.scalar(in: text, at: position)
    return letter(scalar).map { ($0, length) }
  }

  private static func letter(_ scalar: UInt32) -> Letter? {
    switch scalar {
    case 0x4E00...0x9FEF, 0x3400...0x4DB5: Letter(script: .han, isEast: true)
    // The ideographic comma and full stop, and the wide forms of ! , : ; and ?.
    case 0x3001, 0x3002, 0xFF01, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F: Letter(isEast: true)
    case 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: Letter(script: .latin)
    case 0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D: Letter(isBracket: true)
    case 0xA0, 0xA1, 0xA3, 0xA5, 0xB0, 0xB7, 0xBF, 0x2013, 0x2014, 0x2022, 0x2026, 0x20AC: Letter()
    default: nil
    }
  }
}
