/// The letters from a to z that a normalised text contains, a bit each, so that a search for a single letter need not
/// read the text.
struct TextLetters: Equatable, Sendable {
  /// The letter that the text begins with.
  private(set) var first: UInt32 = 0
  /// The letters that words of the text begin with.
  private(set) var wordFirsts: UInt32 = 0
  /// All letters of the text.
  private(set) var all: UInt32 = 0

  init(_ text: some Collection<UInt8>) {
    var isWordStart = true
    for byte in text {
      let bit = Self.bit(of: byte) ?? 0
      all |= bit
      if isWordStart { wordFirsts |= bit }
      isWordStart = SearchScan.isSeparator(byte)
    }
    first = text.first.flatMap(Self.bit) ?? 0
  }

  @inline(__always)
  static func bit(of byte: UInt8) -> UInt32? { byte &- 97 < 26 ? 1 << UInt32(byte &- 97) : nil }

  /// The best standing of a letter; nil if it is not there.
  @inline(__always)
  func standing(of bit: UInt32) -> Int? {
    if all & bit == 0 { return nil }
    if first & bit != 0 { return SearchScan.Standing.atStart }
    return wordFirsts & bit != 0 ? SearchScan.Standing.atWordStart : SearchScan.Standing.inside
  }
}
