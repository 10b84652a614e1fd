import ListCore
import TextLayout

// Positions of characters in the column's coordinates.
extension TextColumn {
  func caretRect(at offset: Int) -> CGRect {
    let block = block(holding: offset)
    return block.frame.caretRect(at: offset - block.range.lowerBound).offsetBy(dx: 0, dy: block.top)
  }

  /// The offset between two characters that is nearest to a point.
  func offset(at point: CGPoint) -> Int {
    offset(at: point, in: block(block(atHeight: Double(point.y))))
  }

  private func offset(at point: CGPoint, in block: Block) -> Int {
    let place = CGPoint(x: point.x, y: min(max(0, point.y - block.top), max(0, block.frame.size.height - 0.01)))
    return min(block.range.lowerBound + block.frame.closestOffset(to: place), block.end)
  }

  /// The rectangles behind a selected range within some blocks. If the selection includes a line's end, it extends to
  /// the column's edge [C].
  /// - Parameters:
  ///   - extendsLines: False for the letters alone.
  ///   - heights: Lines beyond are left out; a paragraph may have thousands.
  func rects(
    of range: Range<Int>, in blocks: Range<Int>, extendsLines: Bool = true,
    within heights: ClosedRange<CGFloat> = -.infinity ... .infinity
  ) -> [CGRect] {
    var rects: [CGRect] = []
    for index in blocks {
      let block = block(index)
      guard block.range.overlaps(range) || (block.range.isEmpty && range.contains(block.range.lowerBound)) else {
        continue
      }
      let start = block.range.lowerBound
      let part = range.clamped(to: block.range).shifted(by: -start)
      let lines = block.frame.lines
      for (place, line) in lines.enumerated() where line.isWithin(heights, below: block.top) {
        var spans = line.range.overlaps(part) ? block.frame.rects(for: part.clamped(to: line.range)) : []
        let isLast = place == lines.count - 1
        let end = isLast ? block.end : start + line.range.upperBound
        let goesOn = isLast ? block.separator > 0 && range.lowerBound <= end : range.lowerBound < end
        if extendsLines, goesOn, range.upperBound > end {
          spans = Self.extended(spans, of: line, width: width, isRightToLeft: block.frame.isRightToLeft)
        }
        rects += spans.map { $0.offsetBy(dx: 0, dy: block.top) }
      }
    }
    return rects
  }

  /// The spans of a line whose end is selected, up to the end of the line's space.
  private static func extended(
    _ spans: [CGRect], of line: TextLine, width: Double, isRightToLeft: Bool
  ) -> [CGRect] {
    let room = line.room ?? 0...width
    let edge = isRightToLeft ? line.rect.minX : line.rect.maxX
    var spans = spans
    let (left, right) = isRightToLeft ? (CGFloat(room.lowerBound), edge) : (edge, CGFloat(room.upperBound))
    let rest = CGRect(x: left, y: line.rect.minY, width: max(0, right - left), height: line.rect.height)
    guard let touching = spans.firstIndex(where: { abs((isRightToLeft ? $0.minX : $0.maxX) - edge) < 0.5 }) else {
      return rest.width > 0 ? spans + [rest] : spans
    }
    spans[touching] = spans[touching].union(rest)
    return spans
  }

  func isRightToLeft(at offset: Int) -> Bool { block(holding: offset).frame.isRightToLeft }

  /// The first and last caret position in the line of an offset.
  func line(at offset: Int) -> Range<Int> {
    let block = block(holding: offset)
    let lines = block.frame.lines
    let index = Self.line(at: offset - block.range.lowerBound, lines)
    return places(of: index, lines, block)
  }

  private func places(of index: Int, _ lines: [TextLine], _ block: Block) -> Range<Int> {
    let range = lines[index].range.shifted(by: block.range.lowerBound)
    let isLast = index == lines.count - 1
    return range.lowerBound..<max(range.lowerBound, isLast ? block.end : range.upperBound - 1)
  }

  private static func line(at offset: Int, _ lines: [TextLine]) -> Int {
    lines.firstIndex { $0.range.contains(offset) } ?? max(0, lines.count - 1)
  }

  /// The offset nearest to a horizontal position, a number of lines further; nil beyond the text. Spaces side by side
  /// are one line.
  func offset(_ count: Int, linesFrom offset: Int, x: CGFloat) -> Int? {
    var index = blockIndex(at: offset)
    var current = block(index)
    var rows = Self.rows(current.frame.lines)
    let line = Self.line(at: offset - current.range.lowerBound, current.frame.lines)
    var row = (rows.firstIndex { $0.contains(line) } ?? 0) + count
    while row < 0 || row >= rows.count {
      let isAbove = row < 0
      if !isAbove { row -= rows.count }
      index += isAbove ? -1 : 1
      guard index >= 0, index < blockCount else { return nil }
      current = block(index)
      rows = Self.rows(current.frame.lines)
      if isAbove { row += rows.count }
    }
    let lines = current.frame.lines
    let y = CGFloat(current.top) + lines[rows[row].lowerBound].rect.midY
    let first = places(of: rows[row].lowerBound, lines, current)
    let last = places(of: rows[row].upperBound - 1, lines, current)
    return min(max(self.offset(at: CGPoint(x: x, y: y), in: current), first.lowerBound), last.upperBound)
  }

  /// The lines of a frame, those beside one another together.
  private static func rows(_ lines: [TextLine]) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if line.room != nil, let last = rows.last, lines[last.lowerBound].rect.minY == line.rect.minY {
        rows[rows.count - 1] = last.lowerBound..<index + 1
      } else {
        rows.append(index..<index + 1)
      }
    }
    return rows
  }

  /// The next caret position to the left or right of one; nil at the end of the text.
  func neighbour(of offset: Int, left: Bool, in paragraphs: TextParagraphs) -> Int? {
    let block = block(holding: offset)
    let line = line(at: offset)
    let start = block.range.lowerBound
    var places: [(offset: Int, x: CGFloat)] = []
    var place = line.lowerBound
    while place <= line.upperBound {
      places.append((place, block.frame.caretRect(at: place - start).minX))
      let next = paragraphs.character(after: place)
      if next == place { break }
      place = next
    }
    let x = block.frame.caretRect(at: offset - start).minX
    let beyond = places.filter { left ? $0.x < x - 0.01 : $0.x > x + 0.01 }
    if let found = left ? beyond.max(by: { $0.x < $1.x }) : beyond.min(by: { $0.x < $1.x }) { return found.offset }
    let next =
      left != block.frame.isRightToLeft
      ? paragraphs.character(before: line.lowerBound) : paragraphs.character(after: line.upperBound)
    return next == offset ? nil : next
  }
}

extension TextLine {
  fileprivate func isWithin(_ heights: ClosedRange<CGFloat>, below top: Double) -> Bool {
    rect.maxY + CGFloat(top) >= heights.lowerBound && rect.minY + CGFloat(top) <= heights.upperBound
  }
}
