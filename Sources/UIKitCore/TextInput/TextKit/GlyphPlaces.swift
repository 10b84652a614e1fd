import ListCore
import TextLayout

/// The positions of characters in a text container.
@MainActor
struct GlyphPlaces {
  struct Line {
    var fragment: CGRect
    var used: CGRect
    var range: NSRange
  }

  let manager: NSLayoutManager
  let column: TextColumn
  private let paragraphs: TextParagraphs
  let padding: CGFloat

  init(_ manager: NSLayoutManager) {
    self.manager = manager
    padding = manager.textContainers.first?.lineFragmentPadding ?? 0
    if let view = manager.view {
      column = view.face.preparedColumn
      paragraphs = view.edited.paragraphs
    } else {
      column = manager.unseen.column
      paragraphs = manager.unseen.paragraphs
    }
  }

  var length: Int { paragraphs.length }

  func clamped(_ range: NSRange) -> Range<Int> { range.units.clamped(to: 0..<length) }

  func letters(_ range: NSRange) -> NSRange {
    let range = clamped(range)
    guard !range.isEmpty else { return NSRange(range) }
    let before = paragraphs.character(after: range.lowerBound)
    let start = paragraphs.character(before: before)
    return NSRange(min(start, range.lowerBound)..<paragraphs.roundedUp(range.upperBound))
  }

  // MARK: Layout

  func measureAll() { column.measureAll() }

  func measure(_ range: NSRange) {
    let range = clamped(range)
    for index in column.blockIndex(at: range.lowerBound)...column.blockIndex(at: range.upperBound) {
      _ = column.block(index)
    }
  }

  func invalidate(_ range: NSRange) {
    column.invalidate(clamped(range))
    manager.view?.face.contentDidChange()
  }

  /// The whole text, or the part shown in a limited number of lines.
  var shown: NSRange {
    let last = column.block(column.blockCount - 1)
    return NSRange(0..<max(last.range.upperBound, length))
  }

  var usedRect: CGRect {
    if manager.textContainers.first.map({ ContainerFlow($0) != nil }) == true { return usedLines }
    let size = column.size(width: column.width)
    return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
  }

  /// The lines of text that does not begin at the left edge, together.
  private var usedLines: CGRect {
    column.measureAll()
    var used = extraLine?.used ?? .null
    forEachLine(in: NSRange(0..<length)) { line in
      used = used.union(line.used)
      return true
    }
    return used.isNull ? line(at: 0).used : used
  }

  // MARK: Lines

  func line(at offset: Int) -> Line {
    let offset = min(max(0, offset), length)
    let block = column.block(holding: offset)
    let lines = block.frame.lines
    let local = offset - block.range.lowerBound
    let index = lines.firstIndex { $0.range.contains(local) } ?? max(0, lines.count - 1)
    return line(index, of: lines, in: block)
  }

  private func line(_ index: Int, of lines: [TextLine], in block: TextColumn.Block) -> Line {
    let line = lines[index]
    let y = CGFloat(block.top) + line.rect.minY
    let isLast = index == lines.count - 1
    let end = isLast ? block.range.upperBound : block.range.lowerBound + line.range.upperBound
    return Line(
      fragment: CGRect(
        x: line.room?.lowerBound ?? 0, y: y, width: Double(width(line)), height: Double(line.rect.height)),
      used: CGRect(
        x: line.rect.minX, y: y, width: line.rect.width + 2 * padding, height: line.rect.height),
      range: NSRange(block.range.lowerBound + line.range.lowerBound..<end))
  }

  private func width(_ line: TextLine) -> CGFloat {
    if let room = line.room { return CGFloat(room.upperBound - room.lowerBound) + 2 * padding }
    return (column.width.isFinite ? CGFloat(column.width) : line.rect.maxX) + 2 * padding
  }

  /// The line after a separator at the end of the text.
  var extraLine: Line? {
    guard length > 0, paragraphs.range(of: paragraphs.count - 1).isEmpty else { return nil }
    return line(at: length)
  }

  func forEachLine(in range: NSRange, _ body: (Line) -> Bool) {
    let range = clamped(range)
    guard !range.isEmpty else { return }
    for index in column.blockIndex(at: range.lowerBound)...column.blockIndex(at: range.upperBound - 1) {
      let block = column.block(index)
      let lines = block.frame.lines
      for place in lines.indices {
        let line = line(place, of: lines, in: block)
        guard line.range.units.overlaps(range) else { continue }
        guard body(line) else { return }
      }
    }
  }

  func lines(in rect: CGRect) -> NSRange {
    let blocks = column.blocks(from: Double(rect.minY), to: Double(rect.maxY))
    var found: Range<Int>?
    for index in blocks {
      let block = column.block(index)
      let lines = block.frame.lines
      for place in lines.indices {
        let line = line(place, of: lines, in: block)
        guard line.fragment.maxY > rect.minY, line.fragment.minY < rect.maxY else { continue }
        found = (found?.lowerBound ?? line.range.units.lowerBound)..<line.range.units.upperBound
      }
    }
    return NSRange(found ?? 0..<0)
  }

  // MARK: Rectangles and points

  func rects(of range: NSRange, isSelected: Bool) -> [CGRect] {
    let range = clamped(range)
    guard !range.isEmpty else { return [] }
    let blocks = column.blockIndex(at: range.lowerBound)..<column.blockIndex(at: range.upperBound - 1) + 1
    return column.rects(of: range, in: blocks, extendsLines: isSelected).map { $0.offsetBy(dx: padding, dy: 0) }
  }

  func bounds(of range: NSRange) -> CGRect {
    let rects = rects(of: range, isSelected: false)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  func location(of offset: Int) -> CGPoint {
    let offset = min(max(0, offset), length)
    let block = column.block(holding: offset)
    let local = offset - block.range.lowerBound
    let lines = block.frame.lines
    let line = lines.first { $0.range.contains(local) } ?? lines[lines.count - 1]
    return CGPoint(
      x: block.frame.caretRect(at: local).minX + padding, y: CGFloat(line.baseline) - line.rect.minY)
  }

  /// The glyph at a point, and the part of its width that is before the point.
  func glyph(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard length > 0 else { return (0, 0) }
    let place = CGPoint(x: point.x - padding, y: point.y)
    let caret = column.offset(at: place)
    let candidates = [paragraphs.character(before: caret)..<caret, caret..<paragraphs.character(after: caret)]
    for range in candidates where !range.isEmpty {
      let blocks = column.blockIndex(at: range.lowerBound)..<column.blockIndex(at: range.lowerBound) + 1
      for rect in column.rects(of: range, in: blocks, extendsLines: false)
      where rect.minX <= place.x && place.x < rect.maxX && rect.minY <= place.y && place.y < rect.maxY {
        let part = (place.x - rect.minX) / rect.width
        let isRightToLeft = column.isRightToLeft(at: range.lowerBound)
        return (range.lowerBound, isRightToLeft ? 1 - part : part)
      }
    }
    // Beside the text the nearest letter is used: after a line its last one.
    let line = column.line(at: caret)
    if caret > line.lowerBound, caret >= line.upperBound { return (paragraphs.character(before: caret), 1) }
    return (min(caret, length - 1), 0)
  }
}
