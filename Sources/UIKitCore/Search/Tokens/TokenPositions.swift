import ListCore

/// Positions in a search field's tokens and text, for input methods and apps. A token is one position before the text,
/// in the offsets of ``TokenSelection``.
@MainActor
struct TokenPositions {
  let field: UISearchTextField
  private var tokens: SearchTokens { field.tokenParts }
  private var positions: TextPositions { TextPositions(field) }

  init(_ field: UISearchTextField) { self.field = field }

  func offset(_ position: UITextPosition) -> Int { positions.offset(position) }
  func units(_ range: UITextRange) -> Range<Int> { positions.units(range) }

  /// The part of a range that is text.
  func text(_ range: UITextRange) -> UITextRange {
    OffsetRange(units(range).clamped(to: 0..<max(0, units(range).upperBound)))
  }

  func tokens(in range: UITextRange) -> [UISearchToken] {
    Array(tokens.tokens[tokens.places.indices(in: units(range))])
  }

  func position(ofTokenAt index: Int) -> UITextPosition {
    tokens.check(index, in: 0...tokens.tokens.count, "locate the token at")
    return OffsetPosition(index - tokens.tokens.count)
  }

  func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
    let place = offset(position) + distance
    return (-tokens.tokens.count...field.edited.length).contains(place) ? OffsetPosition(place) : nil
  }

  /// Moves by characters and tokens to the left or right. There are no lines above and below.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int
  ) -> UITextPosition? {
    let leadsBack = (direction == .left) == (field.effectiveUserInterfaceLayoutDirection == .leftToRight)
    var place = position
    for _ in 0..<abs(count) {
      let goesBack = leadsBack == (count > 0)
      let start = offset(place)
      let next =
        start < 0 || (start == 0 && goesBack)
        ? self.position(from: place, offset: goesBack ? -1 : 1)
        : positions.position(from: place, in: direction, offset: count.signum())
      guard let next else { return nil }
      place = next
    }
    return place
  }

  /// The edge of a token at a position; nil for a position in the text.
  func caretRect(_ position: UITextPosition) -> CGRect? {
    let place = offset(position)
    guard place < 0, let rect = rects(OffsetRange(place..<place + 1)).first else { return nil }
    let isRightToLeft = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? rect.maxX - TextCaret.width : rect.minX, y: rect.minY, width: TextCaret.width,
      height: rect.height)
  }

  /// The rectangles of the tokens in a range, in the field's coordinates.
  func rects(_ range: UITextRange) -> [CGRect] {
    let indices = tokens.places.indices(in: units(range))
    guard !indices.isEmpty else { return [] }
    field.layoutIfNeeded()
    return indices.map { tokens.strip.rect(ofTokenAt: $0, in: field) }
  }

  /// The rectangles of tokens and text in a range.
  func selectionRects(_ range: UITextRange, text: [UITextSelectionRect]) -> [UITextSelectionRect] {
    let tokens = rects(range)
    let direction = positions.writingDirection(at: range.end)
    let text = units(range).upperBound > 0 || tokens.isEmpty ? text : []
    return tokens.enumerated().map { index, rect in
      LineSelectionRect(
        rect, isFirst: index == 0, isLast: text.isEmpty && index == tokens.count - 1, direction: direction)
    } + text
  }

  func range(ofTokenAt index: Int) -> UITextRange {
    let place = index - tokens.tokens.count
    return OffsetRange(place..<place + 1)
  }

  /// The token at a point of the field; nil elsewhere.
  func token(at point: CGPoint) -> Int? {
    guard !tokens.isEmpty else { return nil }
    field.layoutIfNeeded()
    let place = field.convert(point, to: tokens.strip)
    return tokens.strip.bounds.contains(place) ? tokens.strip.index(at: place) : nil
  }
}
