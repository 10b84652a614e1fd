import CPango

/// A word that stands alone in the last line of its paragraph.
enum LoneWord {
  /// The bytes, from the paragraph's start, of the lone word and the one before it; nil where the last line has
  /// several words, or the line before has no word to spare.
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
    guard starts.count == count, !layout.isEllipsized else { return nil }
    return joined(starts: starts, byteCount: layout.byteCount, bytes: bytes, start: start)
  }

  /// The same of lines that begin at `starts`.
  static func joined(
    starts: [Int], byteCount: Int, bytes: UnsafeBufferPointer<UInt8>, start: Int
  ) -> Range<Int>? {
    let count = starts.count
    guard count > 1 else { return nil }
    let (before, last) = (starts[count - 2], starts[count - 1])
    func isSpace(_ position: Int) -> Bool { bytes[start + position] == 0x20 }
    guard last > before, last < byteCount, isSpace(last - 1),
      !(last..<byteCount).contains(where: isSpace)
    else { return nil }
    var word = last - 1
    while word > before, isSpace(word - 1) { word -= 1 }
    while word > before, !isSpace(word - 1) { word -= 1 }
    return word > before ? word..<byteCount : nil
  }
}
