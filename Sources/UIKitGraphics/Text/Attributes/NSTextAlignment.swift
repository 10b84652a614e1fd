import TextLayout

/// The position of lines of text between the edges.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left edge in every language.
  case left = 0
  /// Lines are centred.
  case center = 1
  /// Lines end at the right edge in every language.
  case right = 2
  /// Lines fill the width, the last one of a paragraph excepted.
  case justified = 3
  /// On the leading side of the interface.
  case natural = 4
}

extension NSTextAlignment {
  /// The alignment for layout; `natural` follows the paragraph's explicit direction, or the interface's, but not the
  /// text's.
  package func resolved(_ direction: UIUserInterfaceLayoutDirection) -> TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: direction == .rightToLeft ? .right : .left
    }
  }
}

/// How text that is too wide for its line is wrapped or cut off.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words; a word wider than a line is broken inside.
  case byWordWrapping = 0
  /// Lines break before the first character that does not fit.
  case byCharWrapping = 1
  /// Lines do not break; the rest is not drawn.
  case byClipping = 2
  /// An ellipsis replaces the beginning.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end. The default of labels.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle.
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  /// Whether text that does not fit is cut off with an ellipsis.
  package var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  package var layoutMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

/// Which way a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
  /// The first letter with a direction decides.
  case natural = -1
  /// The paragraph begins at the left.
  case leftToRight = 0
  /// The paragraph begins at the right.
  case rightToLeft = 1
}

extension NSWritingDirection {
  /// The side that a paragraph begins on in an interface of a direction.
  func direction(in interface: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .natural: interface
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  var layoutDirection: WritingDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// How a direction within a paragraph treats its letters.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text runs in this direction; letters of the other direction within it keep theirs.
  case embedding = 0
  /// The text runs in this direction, even letters of the other direction.
  case override = 2
}

/// The vertical position of shrunk text, relative to that of the text at its full size.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline is where that of the full size would be.
  case alignBaselines = 0
  /// The middle is where that of the full size would be.
  case alignCenters = 1
  /// The top is where that of the full size would be.
  case none = 2
}
