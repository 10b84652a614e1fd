import ListCore

/// Places in a text field's text, as input methods and apps ask for them.
@MainActor
struct TextFieldPositions {
  private let field: UITextField
  private var text: EditedText { field.content.edited }

  init(_ field: UITextField) { self.field = field }

  func offset(_ position: UITextPosition) -> Int { (position as? OffsetPosition)?.offset ?? 0 }

  private func units(_ range: UITextRange) -> Range<Int> {
    let (start, end) = (offset(range.start), offset(range.end))
    return min(start, end)..<max(start, end)
  }

  // MARK: Text

  func text(in range: UITextRange) -> String? { text.substring(units(range)) }

  func replace(_ range: UITextRange, with string: String) {
    field.editor.replace(units(range).clamped(to: 0..<text.length), with: string)
  }

  var selectedRange: UITextRange? { OffsetRange(text.selection.range) }

  func select(_ range: UITextRange?) {
    if let range { field.editor.select(TextSelection(units(range))) }
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

  /// Characters to the left or right; up and down there is nothing.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int
  ) -> UITextPosition? {
    guard direction == .left || direction == .right else { return nil }
    var place = offset(position)
    for _ in 0..<abs(count) {
      guard let next = field.face.neighbour(of: place, left: (direction == .left) == (count > 0)) else { return nil }
      place = next
    }
    return OffsetPosition(place)
  }

  func compare(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    let (left, right) = (offset(first), offset(second))
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private var isRightToLeft: Bool { field.face.line().frame.isRightToLeft }

  func end(of range: UITextRange, in direction: UITextLayoutDirection) -> UITextPosition? {
    leadsBack(direction) ? range.start : range.end
  }

  func range(extending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    let place = offset(position)
    return OffsetRange(leadsBack(direction) ? 0..<place : place..<max(place, text.length))
  }

  private func leadsBack(_ direction: UITextLayoutDirection) -> Bool {
    switch direction {
    case .left: !isRightToLeft
    case .right: isRightToLeft
    case .up: true
    case .down: false
    }
  }

  var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  // MARK: Geometry

  func caretRect(_ position: UITextPosition) -> CGRect { field.face.caretRect(at: offset(position)) }

  func firstRect(_ range: UITextRange) -> CGRect { field.face.rects(of: units(range)).first ?? caretRect(range.start) }

  func selectionRects(_ range: UITextRange) -> [UITextSelectionRect] {
    let rects = field.face.rects(of: units(range))
    let direction = writingDirection
    return rects.enumerated().map { index, rect in
      LineSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1, direction: direction)
    }
  }

  func closest(to point: CGPoint) -> UITextPosition? { OffsetPosition(field.face.offset(at: point)) }

  func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = units(range)
    return OffsetPosition(min(max(field.face.offset(at: point), range.lowerBound), range.upperBound))
  }

  func character(at point: CGPoint) -> UITextRange? {
    let boundaries = TextBoundaries(text.text)
    let offset = field.face.offset(at: point)
    let beside = [boundaries.character(before: offset)..<offset, offset..<boundaries.character(after: offset)]
    let hit = beside.first { range in
      !range.isEmpty && field.face.rects(of: range).contains { $0.minX <= point.x && point.x < $0.maxX }
    }
    return hit.map { OffsetRange($0) }
  }
}

extension NSRange {
  /// The range as a `Range`; empty for `NSNotFound`.
  var units: Range<Int> { location == NSNotFound ? 0..<0 : location..<location + max(0, length) }
}
