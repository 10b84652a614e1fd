/// A position in a text. Only the text input that made it knows its meaning.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// For subclasses of text inputs.
  public override init() {
    super.init()
  }
}

/// A range of a text between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// For subclasses of text inputs.
  public override init() {
    super.init()
  }

  /// Whether the range contains no text. True here; subclasses override it.
  open var isEmpty: Bool { true }
  /// The position before the range's first character.
  open var start: UITextPosition { UITextPosition() }
  /// The position after the range's last character.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection: a part of one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// For subclasses of text inputs.
  public override init() {
    super.init()
  }

  /// The rectangle in the text input's coordinates.
  open var rect: CGRect { .zero }
  /// The writing direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }
}

/// A direction in the order of the text.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end of the text.
  case forward = 0
  /// Towards the beginning of the text.
  case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right on the screen.
  case right = 2
  /// To the left on the screen.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// A storage or a layout direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the storage or layout direction.
  public let rawValue: Int

  /// A direction of a raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A direction in the order of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it leads towards the beginning of a text that runs from left to right.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

/// The units of a text.
public enum UITextGranularity: Int, Sendable {
  /// A character as a reader sees it.
  case character = 0
  /// A word as the language of the text divides it.
  case word = 1
  /// A sentence with the space after it.
  case sentence = 2
  /// A paragraph with its separator.
  case paragraph = 3
  /// A line; a string tokenizer takes paragraphs for lines.
  case line = 4
  /// The whole text.
  case document = 5
}

/// A position as a number of UTF-16 units from the beginning.
final class OffsetPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.offset == offset }
  override var hash: Int { offset.hashValue }
}

/// A range between two positions of the class `OffsetPosition`.
final class OffsetRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { OffsetPosition(range.lowerBound) }
  override var end: UITextPosition { OffsetPosition(range.upperBound) }
  override func isEqual(_ object: Any?) -> Bool { (object as? OffsetRange)?.range == range }
  override var hash: Int { range.hashValue }
}

/// A rectangle of a selection in a line.
final class LineSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  private let direction: NSWritingDirection

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool, direction: NSWritingDirection) {
    place = rect
    self.isFirst = isFirst
    self.isLast = isLast
    self.direction = direction
    super.init()
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
