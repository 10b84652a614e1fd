import ListCore

/// Positions in an edited text, for input methods and apps.
@MainActor
struct TextPositions {
  private let host: any EditingHost
  private var text: EditedText { host.edited }
  private var geometry: any EditingGeometry { host.textGeometry }

  init(_ host: any EditingHost) { self.host = host }

  func offset(_ position: UITextPosition) -> Int { (position as? OffsetPosition)?.offset ?? 0 }

  func units(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (offset(range.start), offset(range.end))
    return min(start, end)..<max(start, end)
  }

  // MARK: Text

  func text(in range: UITextRange) -> String? { text.substring(units(range)) }

  func replace(_ range: UITextRange, with string: String) {
    host.editor.replace(units(range).clamped(to: 0..<text.length), with: string)
  }

  var selectedRange: UITextRange? { OffsetRange(text.selection.range) }

  func select(_ range: UITextRange?) {
    if let range { host.editor.select(TextSelection(units(range))) }
  }

  var markedRange: UITextRange? { text.marked.map { OffsetRange($0) } }

  // MARK: Positions

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (first, second) = (offset(start), offset(end))
    return OffsetRange(min(first, second)..<max(first, second))
  }

  func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
    let place = offset(position) + distance
    return (0...text.length).contains(place) ? OffsetPosition(place) : nil
  }

  /// Characters to the left or right, lines up or down.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int
  ) -> UITextPosition? {
    var place = offset(position)
    guard direction == .left || direction == .right else {
      let x = geometry.caretRect(at: place).minX
      let lines = direction == .down ? count : -count
      return geometry.offset(lines, linesFrom: place, x: x).map { OffsetPosition($0) }
    }
    for _ in 0..<abs(count) {
      guard let next = geometry.neighbour(of: place, left: (direction == .left) == (count > 0)) else { return nil }
      place = next
    }
    return OffsetPosition(place)
  }

  func compare(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    let (left, right) = (offset(first), offset(second))
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  func end(of range: UITextRange, in direction: UITextLayoutDirection) -> UITextPosition? {
    leadsBack(direction, at: offset(range.start)) ? range.start : range.end
  }

  /// To the end of the line, or of the text upwards and downwards.
  func range(extending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    let place = offset(position)
    let isVertical = direction == .up || direction == .down
    let reach = isVertical ? 0..<text.length : geometry.line(at: place)
    return OffsetRange(
      leadsBack(direction, at: place) ? min(reach.lowerBound, place)..<place : place..<max(place, reach.upperBound))
  }

  private func leadsBack(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
    switch direction {
    case .left: !geometry.isRightToLeft(at: offset)
    case .right: geometry.isRightToLeft(at: offset)
    case .up: true
    case .down: false
    }
  }

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    geometry.isRightToLeft(at: offset(position)) ? .rightToLeft : .leftToRight
  }

  // MARK: Geometry

  func caretRect(_ position: UITextPosition) -> CGRect { geometry.caretRect(at: offset(position)) }

  func firstRect(_ range: UITextRange) -> CGRect { geometry.rects(of: units(range)).first ?? caretRect(range.start) }

  func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    let rects = geometry.rects(of: units(range))
    let direction = writingDirection(at: range.start)
    return rects.enumerated().map { index, rect in
      LineSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1, direction: direction)
    }
  }

  func closest(to point: CGPoint) -> UITextPosition? { OffsetPosition(geometry.offset(at: point)) }

  func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = units(range)
    return OffsetPosition(min(max(geometry.offset(at: point), range.lowerBound), range.upperBound))
  }

  func character(at point: CGPoint) -> UITextRange? {
    let paragraphs = text.paragraphs
    let offset = geometry.offset(at: point)
    let beside = [paragraphs.character(before: offset)..<offset, offset..<paragraphs.character(after: offset)]
    let hit = beside.first { range in
      !range.isEmpty && geometry.rects(of: range).contains { $0.contains(point) }
    }
    return hit.map { OffsetRange($0) }
  }
}

extension NSRange {
  /// The range as a `Range`; empty for `NSNotFound`.
  var units: Range<Int> { location == NSNotFound ? 0..<0 : location..<location + max(0, length) }
}
