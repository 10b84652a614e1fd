import CPango

/// Properties of the layout of the next letters, for text that is laid out in spaces of different widths.
extension ParagraphLayout {
  var firstLine: UnsafeMutablePointer<PangoLayoutLine>? {
    lines?.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self)
  }

  /// The byte at which the second line begins; the end for a single line.
  var secondLineStart: Int {
    guard let second = lines?.pointee.next?.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) else {
      return byteCount
    }
    return min(Int(second.pointee.start_index), byteCount)
  }

  /// Whether a line may end before a byte without dividing a word.
  func mayBreak(atByte byte: Int) -> Bool {
    withText { text in
      let character = text.prefix(byte).count { $0 & 0xC0 != 0x80 }
      var count: Int32 = 0
      guard let marks = pango_layout_get_log_attrs_readonly(layout, &count), character < count else { return true }
      return marks[character].is_line_break != 0
    }
  }

  /// The greatest number of bytes of a word that is read for hyphenation; the rest of a longer word is ignored [?].
  static let longestWord = 200

  /// The word at a byte, and its start: a word of the paragraph, which may continue after the layout's text.
  func word(
    at byte: Int, of scanned: TextScan.Paragraph, _ bytes: UnsafeBufferPointer<UInt8>, from offset: Int
  ) -> (start: Int, text: String) {
    let base = scanned.bytes.lowerBound + offset
    func isLetter(_ position: Int) -> Bool {
      let value = TextScan.scalar(in: bytes, at: position).value
      return Unicode.Scalar(value)?.properties.isAlphabetic == true
    }
    var start = byte
    while start > 0 {
      var before = start - 1
      while before > 0, bytes[base + before] & 0xC0 == 0x80 { before -= 1 }
      guard isLetter(base + before) else { break }
      start = before
    }
    var end = base + byte
    while end < scanned.bytes.upperBound, end - base - start < Self.longestWord, isLetter(end) {
      end += TextScan.scalar(in: bytes, at: end).length
    }
    return (start, String(decoding: bytes[base + start..<end], as: UTF8.self))
  }

  /// Whether the only line is too wide for its space, because its text cannot be broken.
  func overflows(_ width: Double) -> Bool {
    var extents = PangoRectangle()
    guard let firstLine else { return false }
    pango_layout_line_get_extents(firstLine, nil, &extents)
    return points(extents.width) * scale > width + 0.01
  }
}
