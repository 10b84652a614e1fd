import ListCore

/// Finds the characters, words and larger units of a text input.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit that contains a position; at a border, the unit in the direction. Nil between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a unit ends at a position, for a movement in the direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a unit in the direction; nil if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is inside a unit, or at its border with the unit in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds units by the text alone: lines are paragraphs to it.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// A tokenizer of an input's text. The input is not retained.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// The range of the unit that contains a position; at a border, of the unit in the given direction. Nil between
  /// units.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let offset = offset(position), let unit = unit(around: offset, granularity, direction),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a unit ends at a position, when moving in the direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let offset = offset(position) else { return false }
    return units(granularity).contains { (direction.isBackward ? $0.lowerBound : $0.upperBound) == offset }
  }

  /// The next end of a unit in the direction; nil if there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let offset = offset(position) else { return nil }
    let units = units(granularity)
    let boundary =
      direction.isBackward
      ? units.last { $0.lowerBound < offset }?.lowerBound : units.first { $0.upperBound > offset }?.upperBound
    return boundary.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Whether a position is in a unit, or at its border with the unit in the direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    offset(position).flatMap { unit(around: $0, granularity, direction) } != nil
  }

  private func offset(_ position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func unit(
    around offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Range<Int>? {
    units(granularity).first { unit in
      direction.isBackward
        ? unit.lowerBound < offset && offset <= unit.upperBound
        : unit.lowerBound <= offset && offset < unit.upperBound
    }
  }

  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    return TextUnits(text).ranges(granularity)
  }
}

/// The units of a text, in UTF-16 units.
struct TextUnits {
  private let text: String
  private let length: Int

  init(_ text: String) {
    self.text = text
    length = text.utf16.count
  }

  func ranges(_ granularity: UITextGranularity) -> [Range<Int>] {
    let boundaries = TextBoundaries(text)
    switch granularity {
    case .character: return steps { boundaries.character(after: $0) }
    case .word:
      var words: [Range<Int>] = []
      var offset = 0
      while offset < length {
        let end = boundaries.wordEnd(after: offset)
        let start = max(offset, boundaries.wordStart(before: end))
        if boundaries.word(at: start) == start..<end { words.append(start..<end) }
        offset = end
      }
      return words
    case .sentence: return pieces { ".!?。！？\n".contains($0) }
    case .paragraph, .line: return pieces(endingIn: \.isNewline)
    case .document: return length > 0 ? [0..<length] : []
    }
  }

  private func steps(_ next: (Int) -> Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    while offset < length {
      let end = next(offset)
      ranges.append(offset..<end)
      offset = end
    }
    return ranges
  }

  /// Parts that end with characters of a kind, including the spaces after them.
  private func pieces(endingIn isEnd: (Character) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (start, offset, hasEnded) = (0, 0, false)
    for character in text {
      if hasEnded, !isEnd(character), !character.isWhitespace {
        ranges.append(start..<offset)
        (start, hasEnded) = (offset, false)
      }
      hasEnded = hasEnded || isEnd(character)
      offset += character.utf16.count
    }
    if start < length { ranges.append(start..<length) }
    return ranges
  }
}
