/// A text as its paragraphs. The cost of a change depends on the paragraphs that it touches, not on the length of the text.
///
/// Offsets are in UTF-16 units. There is at least one paragraph; each but the last ends with its separator.
package struct TextParagraphs: Equatable, Sendable {
  private var strings: ContiguousArray<String>
  /// The length of each paragraph.
  private var lengths: RunTree

  /// A replacement of paragraphs.
  package struct Change: Equatable, Sendable {
    /// The removed paragraphs, numbered as before the change.
    package var removed: Range<Int>
    /// The number of paragraphs that replace them.
    package var added: Int

    package init(removed: Range<Int>, added: Int) {
      self.removed = removed
      self.added = added
    }
  }

  /// - Complexity: O(n) in the length of the text.
  package init(_ text: String = "") {
    strings = Self.split(text)
    var builder = RunTree.Builder(expectedCount: strings.count)
    for string in strings { builder.append(Int64(string.utf16.count)) }
    lengths = builder.finish()
  }

  /// The number of paragraphs. O(1).
  package var count: Int { strings.count }

  /// The length of the text. O(1).
  package var length: Int { Int(lengths.sum) }

  /// A paragraph with its separator.
  package subscript(index: Int) -> String { strings[index] }

  /// The whole text. O(n), and O(1) for one paragraph.
  package var text: String {
    if strings.count == 1 { return strings[0] }
    var text = ""
    text.reserveCapacity(strings.reduce(0) { $0 + $1.utf8.count })
    for string in strings { text += string }
    return text
  }

  // MARK: Places

  /// The start of a paragraph; for `count` the end of the text.
  /// - Complexity: O(log n) in the number of paragraphs.
  package func start(of index: Int) -> Int { Int(lengths.sum(before: index)) }

  /// The range of a paragraph with its separator.
  package func range(of index: Int) -> Range<Int> {
    let start = start(of: index)
    return start..<start + length(of: index)
  }

  private func length(of index: Int) -> Int { Int(lengths.element(at: index).value) }

  /// The range of a paragraph without its separator.
  package func textRange(of index: Int) -> Range<Int> {
    let range = range(of: index)
    return range.lowerBound..<range.upperBound - Self.separatorLength(of: strings[index])
  }

  /// The paragraph that holds the unit at an offset, and where it begins; the last one at the end of the text.
  /// - Complexity: O(log n) in the number of paragraphs.
  package func paragraph(at offset: Int) -> (index: Int, start: Int) {
    guard offset < length, let element = lengths.element(holding: Int64(max(0, offset))) else {
      return (count - 1, start(of: count - 1))
    }
    return (element.index, Int(element.start))
  }

  /// The paragraphs that a range touches, including those that contain only its start or end.
  package func paragraphs(in range: Range<Int>) -> ClosedRange<Int> {
    paragraph(at: range.lowerBound).index...paragraph(at: range.upperBound).index
  }

  /// A part of the text, widened to whole scalars.
  /// - Complexity: O(k) in the length of the paragraphs that the part touches.
  package func substring(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<length)
    guard !range.isEmpty else { return "" }
    var (index, start) = paragraph(at: range.lowerBound)
    var part = ""
    while start < range.upperBound {
      let string = strings[index]
      let end = start + length(of: index)
      if start >= range.lowerBound, end <= range.upperBound {
        part += string
      } else {
        let lower = string.scalarStart(max(0, range.lowerBound - start))
        let upper = string.scalarEnd(min(end, range.upperBound) - start)
        part += string[lower..<upper]
      }
      index += 1
      start = end
    }
    return part
  }

  /// Calls `body` with the length of each paragraph in order.
  package func forEachLength(_ body: (Int) -> Void) {
    lengths.forEachElement(in: 0..<count) {
      body(Int($0.value))
      return true
    }
  }

  // MARK: Changes

  /// Replaces a part, which must begin and end between scalars.
  package mutating func replace(_ range: Range<Int>, with replacement: String) -> Change {
    var first = paragraph(at: range.lowerBound)
    let last = paragraph(at: range.upperBound)
    var text = String(strings[first.index].prefix(units: range.lowerBound - first.start)) + replacement
    // A separator may join the previous one: a line feed after a carriage return.
    if text.isEmpty || text.utf8.first == 0x0A, first.start == range.lowerBound, first.index > 0,
      strings[first.index - 1].utf8.last == 0x0D
    {
      first = (first.index - 1, start(of: first.index - 1))
      text = strings[first.index] + text
    }
    var end = last.index + 1
    let takesLast = last.start < range.upperBound || last.index == count - 1 || !text.endsParagraph
    if takesLast { text += strings[last.index].suffix(fromUnit: range.upperBound - last.start) } else { end -= 1 }
    var added = Self.split(text)
    // Here the text ends with a separator, so `split` ends with an empty paragraph. The paragraph that follows takes
    // its place.
    if end < count { added.removeLast() }
    let removed = first.index..<end
    if removed.count == 1, added.count == 1 {
      strings[first.index] = added[0]
      lengths.set(Int64(added[0].utf16.count), isMarked: false, at: first.index)
    } else {
      strings.replaceSubrange(removed, with: added)
      lengths.remove(removed)
      for (offset, string) in added.enumerated() {
        lengths.insert(RunTree.Run(count: 1, value: Int64(string.utf16.count)), at: first.index + offset)
      }
    }
    return Change(removed: removed, added: added.count)
  }

  package static func == (left: TextParagraphs, right: TextParagraphs) -> Bool { left.strings == right.strings }

  // MARK: Separators

  /// The units of the separator at the end of a paragraph: a line feed, a carriage return, both, or U+2029.
  package static func separatorLength(of paragraph: String) -> Int {
    let bytes = paragraph.utf8
    guard let last = bytes.last else { return 0 }
    if last == 0x0A { return bytes.count > 1 && bytes[bytes.index(bytes.endIndex, offsetBy: -2)] == 0x0D ? 2 : 1 }
    if last == 0x0D { return 1 }
    return last == 0xA9 && paragraph.unicodeScalars.last == "\u{2029}" ? 1 : 0
  }

  private static func split(_ text: String) -> ContiguousArray<String> {
    var text = text
    let parts = text.withUTF8 { bytes in
      var strings: ContiguousArray<String> = []
      var start = 0
      var position = 0
      func finish(_ end: Int) {
        strings.append(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self))
        start = end
        position = end
      }
      let words = UnsafeRawBufferPointer(bytes)
      while position < bytes.count {
        while position + 8 <= bytes.count,
          !mayEndParagraph(words.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        { position += 8 }
        guard position < bytes.count else { break }
        switch bytes[position] {
        case 0x0A: finish(position + 1)
        case 0x0D: finish(position + (position + 1 < bytes.count && bytes[position + 1] == 0x0A ? 2 : 1))
        case 0xE2 where position + 2 < bytes.count && bytes[position + 1] == 0x80 && bytes[position + 2] == 0xA9:
          finish(position + 3)
        default: position += 1
        }
      }
      // A text of one paragraph is not copied.
      if !strings.isEmpty { finish(bytes.count) }
      return strings
    }
    return parts.isEmpty ? [text] : parts
  }

  /// Whether one of eight bytes is a line feed, a carriage return, or the first of U+2029.
  private static func mayEndParagraph(_ word: UInt64) -> Bool {
    /// Not zero if any byte is zero: subtracting 1 from such a byte sets its upper bit.
    func hasZero(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 }
    return hasZero(word ^ 0x0A0A_0A0A_0A0A_0A0A) | hasZero(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      | hasZero(word ^ 0xE2E2_E2E2_E2E2_E2E2) != 0
  }
}

extension String {
  /// Whether nothing follows the last separator in the text, so that a new paragraph begins after it.
  fileprivate var endsParagraph: Bool {
    isEmpty || (utf8.last != 0x0D && TextParagraphs.separatorLength(of: self) > 0)
  }

  fileprivate func prefix(units: Int) -> Substring { self[..<index(ofUnit: units)] }
  fileprivate func suffix(fromUnit offset: Int) -> Substring { self[index(ofUnit: offset)...] }

  /// The index of a UTF-16 unit; the end beyond the text.
  func index(ofUnit offset: Int) -> Index {
    utf16.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
  }

  package func unit(of index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

  /// The start of the scalar that holds the unit at an offset.
  package func scalarStart(_ offset: Int) -> Index {
    let index = index(ofUnit: offset)
    return index < endIndex ? unicodeScalars.index(before: unicodeScalars.index(after: index)) : index
  }

  /// The end of the scalar that contains an offset, or the offset itself between two.
  package func scalarEnd(_ offset: Int) -> Index {
    let start = scalarStart(offset)
    return start < index(ofUnit: offset) ? unicodeScalars.index(after: start) : start
  }
}
