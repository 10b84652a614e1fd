import CPango

/// A word that is alone in the last line of its paragraph.
enum LoneWord {
  /// The bytes, from the paragraph's start, of the lone word and the previous one; nil if the last line has several
  /// words, or the previous line only one.
  static func joined(
    in layout: ParagraphLayout, count: Int, bytes: UnsafeBufferPointer<UInt8>, start: Int
  ) -> Range<Int>? {
    var node = layout.lines
    var starts: [Int] = []
    while let current = node {
      let line = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      starts.append(Int(line.pointee.start_index))
      node = current.pointee.next
    }
    guard starts.count == count, count > 1, !layout.isEllipsized else { return nil }
    return joined(
      before: starts[count - 2], last: starts[count - 1], byteCount: layout.byteCount, bytes: bytes, start: start)
  }

  /// The bytes for a paragraph whose last two lines begin at `before` and `last`.
  static func joined(
    before: Int, last: Int, byteCount: Int, bytes: UnsafeBufferPointer<UInt8>, start: Int
  ) -> Range<Int>? {
    func isSpace(_ position: Int) -> Bool { bytes[start + position] == 0x20 }
    guard last > before, last < byteCount, isSpace(last - 1) else { return nil }
    for position in last..<byteCount where isSpace(position) { return nil }
    var word = last - 1
    while word > before, isSpace(word - 1) { word -= 1 }
    while word > before, !isSpace(word - 1) { word -= 1 }
    return word > before ? word..<byteCount : nil
  }
}
