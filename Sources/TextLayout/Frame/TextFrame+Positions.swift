import CPango
import CoreGraphics
import Foundation

// Maps characters to positions and back. Offsets are UTF-16, as in NSString; returned positions are always between
// whole characters as a reader sees them, never inside one.
extension TextFrame {
  /// The width of a caret, as in UITextField [C].
  private static let caretWidth = 2.0

  /// The rectangle of a caret before the character at an offset. At the end of a broken line the caret is at the
  /// start of the next.
  package func caretRect(at offset: Int) -> CGRect {
    guard let line = line(containing: offset) else { return .zero }
    let x = FontEngine.shared.lock.withLock {
      let byte = byteIndex(of: offset, in: line)
      switch line.source {
      case .pango(let laidOut):
        let end = laidOut.pointee.start_index + laidOut.pointee.length
        // After the last character Pango always returns the right end, regardless of the line's direction.
        if byte >= Int(end) { return line.isRightToLeft ? 0 : line.width }
        var x: Int32 = 0
        pango_layout_line_index_to_x(laidOut, Int32(byte), 0, &x)
        return points(x) * line.scale
      case .plain(let paragraph, let plain):
        return byte >= plain.bytes.upperBound ? line.width : points(paragraph.x(ofByte: byte, in: plain)) * line.scale
      }
    }
    return CGRect(
      x: line.left(in: width) + x, y: line.glyphTop, width: Self.caretWidth, height: line.glyphHeight)
  }

  /// The offset between two characters that is nearest to a point; for points outside, in the nearest line.
  package func closestOffset(to point: CGPoint) -> Int {
    guard let line = line(nearestTo: point) else { return 0 }
    let x = Double(point.x) - line.left(in: width)
    let offset = FontEngine.shared.lock.withLock {
      let units = pangoUnits(x / line.scale)
      switch line.source {
      case .pango(let laidOut):
        var index: Int32 = 0
        var trailing: Int32 = 0
        pango_layout_line_x_to_index(laidOut, units, &index, &trailing)
        let byte = shaped.paragraphs[line.paragraph].byte(after: Int(index), characters: Int(trailing))
        return utf16Offset(ofByte: byte, in: line)
      case .plain(let paragraph, let plain):
        return utf16Offset(ofByte: paragraph.byte(atX: units, in: plain), in: line)
      }
    }
    return characterBoundary(at: min(max(offset, line.range.lowerBound), lastPosition(in: line)))
  }

  private func line(nearestTo point: CGPoint) -> ShapedLine? {
    let line = shaped.lastLine(at: Double(point.y)) ?? shaped.lines.first
    guard let line, line.room != nil else { return line }
    func distance(_ line: ShapedLine) -> Double {
      guard let room = line.room else { return 0 }
      return max(0, room.lowerBound - Double(point.x), Double(point.x) - room.upperBound)
    }
    return shaped.lines.filter { $0.top == line.top }.min { distance($0) < distance($1) }
  }

  /// The rectangles that cover a range of offsets, from top to bottom and in each line from left to right.
  package func rects(for range: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    let first = shaped.lines.firstIndex(endingBehind: range.lowerBound)
    for line in shaped.lines[first...] {
      guard line.range.lowerBound < range.upperBound else { break }
      guard line.range.overlaps(range) else { continue }
      let part = range.clamped(to: line.range)
      for span in spans(of: part, in: line) {
        rects.append(
          CGRect(
            x: line.left(in: width) + span.lowerBound, y: line.top, width: span.upperBound - span.lowerBound,
            height: line.height))
      }
    }
    return rects
  }

  /// The horizontal stretches, from the line's left end, that a range within the line takes up.
  func spans(of range: Range<Int>, in line: ShapedLine) -> [ClosedRange<Double>] {
    FontEngine.shared.lock.withLock {
      let bytes = byteIndex(of: range.lowerBound, in: line)..<byteIndex(of: range.upperBound, in: line)
      let laidOut: UnsafeMutablePointer<PangoLayoutLine>
      switch line.source {
      case .pango(let source): laidOut = source
      case .plain(let paragraph, let plain):
        let bytes = bytes.clamped(to: plain.bytes)
        let low = points(paragraph.x(ofByte: bytes.lowerBound, in: plain)) * line.scale
        let high = min(points(paragraph.x(ofByte: bytes.upperBound, in: plain)) * line.scale, line.width)
        return low < high ? [low...high] : []
      }
      let text = laidOut.text
      var spans: [ClosedRange<Double>] = []
      laidOut.forEachRun { run, left in
        let left = left * line.scale
        let item = run.pointee.item.pointee
        let start = max(bytes.lowerBound, Int(item.offset)) - Int(item.offset)
        let end = min(bytes.upperBound, Int(item.offset + item.length)) - Int(item.offset)
        guard start < end else { return }
        let first = run.x(atByte: start, text: text) * line.scale
        let second = run.x(atByte: end, text: text) * line.scale
        let (low, high) = (left + min(first, second), left + max(first, second))
        if let last = spans.last, abs(last.upperBound - low) < 0.01 {
          spans[spans.count - 1] = last.lowerBound...high
        } else if low < high {
          spans.append(low...high)
        }
      }
      return spans
    }
  }

  private func line(containing offset: Int) -> ShapedLine? {
    let index = shaped.lines.firstIndex(endingBehind: offset)
    guard index < shaped.lines.count else { return shaped.lines.last }
    return offset < 0 ? shaped.lines.first : shaped.lines[index]
  }

  /// The last caret position in a line: before the separator that ends it.
  private func lastPosition(in line: ShapedLine) -> Int {
    guard line.range.upperBound > line.range.lowerBound else { return line.range.upperBound }
    let isLastOfParagraph = shaped.lines.last(where: { $0.paragraph == line.paragraph })?.range == line.range
    let end = line.paragraphStart + paragraphLength(line.paragraph)
    // Lines that are laid out one by one have separate paragraphs, which may contain the text of later lines. So the
    // paragraph's end only counts if it is within the line.
    if isLastOfParagraph, end <= line.range.upperBound { return end }
    return max(line.range.lowerBound, line.range.upperBound - 1)
  }

  /// The UTF-16 length of a paragraph's text without its separator.
  private func paragraphLength(_ paragraph: Int) -> Int {
    let layout = shaped.paragraphs[paragraph]
    return layout.withText { utf16Length(of: $0, in: 0..<layout.byteCount) }
  }

  private func byteIndex(of offset: Int, in line: ShapedLine) -> Int {
    let layout = shaped.paragraphs[line.paragraph]
    return layout.withText {
      byteOffset(ofUTF16: max(0, offset - line.paragraphStart), of: $0, in: 0..<layout.byteCount)
    }
  }

  private func utf16Offset(ofByte byte: Int, in line: ShapedLine) -> Int {
    let layout = shaped.paragraphs[line.paragraph]
    return line.paragraphStart
      + layout.withText { utf16Length(of: $0, in: 0..<min(max(0, byte), layout.byteCount)) }
  }

  /// The start of the character that an offset falls into.
  private func characterBoundary(at offset: Int) -> Int {
    let string = content.string
    let index = string.utf16.index(string.startIndex, offsetBy: offset, limitedBy: string.endIndex) ?? string.endIndex
    guard index < string.endIndex else { return string.utf16.count }
    return string.utf16.distance(
      from: string.startIndex, to: string.rangeOfComposedCharacterSequence(at: index).lowerBound)
  }
}

extension ShortList<ShapedLine> {
  /// The first line that ends after an offset; the number of lines if none does.
  /// - Complexity: O(log n) in the number of lines.
  fileprivate func firstIndex(endingBehind offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
