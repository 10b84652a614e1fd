import CPango

/// A cache of Pango's analysis of plain Latin letters: their face, script and language.
///
/// The analysis is the same for every text in one font, and takes a third as long as shaping. The engine's lock must
/// be held during every use.
final class LatinItems {
  struct Key: Hashable {
    var face: FontEngine.FaceKey
    var features: String?
    /// Digits and signs alone are of no script.
    var hasLetters: Bool
  }

  private var items: [Key: UnsafeMutablePointer<PangoItem>] = [:]
  /// Sizes of text that does not scale: a font costs a search for its file anyway.
  private static let limit = 64

  deinit { removeAll() }

  /// An item for a whole text of so many bytes, to be freed; nil if nothing is known yet.
  func item(for key: Key, length: Int) -> UnsafeMutablePointer<PangoItem>? {
    guard let item = items[key].flatMap({ pango_item_copy($0) }) else { return nil }
    item.pointee.offset = 0
    item.pointee.length = Int32(length)
    item.pointee.num_chars = Int32(length)
    return item
  }

  /// Stores the analysis of a whole text, if its face has all of the letters.
  func keep(_ item: UnsafeMutablePointer<PangoItem>, for key: Key) {
    guard let font = item.pointee.analysis.font, (0x20..<0x7F).allSatisfy({ pango_font_has_char(font, $0) != 0 })
    else { return }
    if items.count >= Self.limit { removeAll() }
    items[key] = pango_item_copy(item)
  }

  func removeAll() {
    for item in items.values { pango_item_free(item) }
    items = [:]
  }

  /// Whether a text without control characters is made of ASCII, and whether there are letters in it.
  static func letters(of text: ContiguousArray<UInt8>) -> (isLatin: Bool, hasLetters: Bool) {
    var all: UInt8 = 0
    for byte in text { all |= byte }
    guard all < 0x80 else { return (false, false) }
    return (true, text.contains { (0x41...0x5A).contains($0 & 0xDF) })
  }
}
