extension NSLayoutConstraint {
  /// The part of a view or a guide that a constraint refers to.
  public enum Attribute: Int, Sendable {
    /// The left edge, in any layout direction.
    case left = 1
    /// The right edge, in any layout direction.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge at which lines of text begin.
    case leading = 5
    /// The edge at which lines of text end.
    case trailing = 6
    /// The width, as a length.
    case width = 7
    /// The height, as a length.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The baseline of the last line of text; the lower edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the lower edge of a view without text.
    case firstBaseline = 12
    /// The left edge inside the layout margins.
    case leftMargin = 13
    /// The right edge inside the layout margins.
    case rightMargin = 14
    /// The upper edge inside the layout margins.
    case topMargin = 15
    /// The lower edge inside the layout margins.
    case bottomMargin = 16
    /// The leading edge inside the layout margins.
    case leadingMargin = 17
    /// The trailing edge inside the layout margins.
    case trailingMargin = 18
    /// The horizontal centre of the area inside the layout margins.
    case centerXWithinMargins = 19
    /// The vertical centre of the area inside the layout margins.
    case centerYWithinMargins = 20
    /// No attribute: the right side of a constraint that is a constant alone.
    case notAnAttribute = 0
  }

  /// The comparison between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// Along x.
    case horizontal = 0
    /// Along y.
    case vertical = 1
  }

  /// How the views of a visual format string are aligned with each other, and in which direction the string runs.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options, with Apple's values.
    public let rawValue: UInt

    /// Options of these bits; unknown bits are ignored.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Aligns the left edges of all views.
    public static var alignAllLeft: FormatOptions { FormatOptions(rawValue: 1 << 1) }
    /// Aligns the right edges of all views.
    public static var alignAllRight: FormatOptions { FormatOptions(rawValue: 1 << 2) }
    /// Aligns the upper edges of all views.
    public static var alignAllTop: FormatOptions { FormatOptions(rawValue: 1 << 3) }
    /// Aligns the lower edges of all views.
    public static var alignAllBottom: FormatOptions { FormatOptions(rawValue: 1 << 4) }
    /// Aligns the leading edges of all views.
    public static var alignAllLeading: FormatOptions { FormatOptions(rawValue: 1 << 5) }
    /// Aligns the trailing edges of all views.
    public static var alignAllTrailing: FormatOptions { FormatOptions(rawValue: 1 << 6) }
    /// Aligns the horizontal centres of all views.
    public static var alignAllCenterX: FormatOptions { FormatOptions(rawValue: 1 << 9) }
    /// Aligns the vertical centres of all views.
    public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
    /// Aligns the last baselines of all views.
    public static var alignAllLastBaseline: FormatOptions { FormatOptions(rawValue: 1 << 11) }
    /// Aligns the first baselines of all views.
    public static var alignAllFirstBaseline: FormatOptions { FormatOptions(rawValue: 1 << 12) }
    /// The bits of all alignment options.
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

    /// A horizontal string runs from the leading to the trailing edge: the default, without a bit.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// A horizontal string runs from left to right, in any layout direction.
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    /// A horizontal string runs from right to left, in any layout direction.
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    /// The bits of the direction options.
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

    /// Distances in a vertical string are measured between baselines instead of edges.
    public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    /// The bits of the spacing options.
    public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis that the attribute belongs to; nil for ``notAnAttribute``.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute:
      nil
    }
  }

  /// Whether the attribute is a length rather than a position.
  var isDimension: Bool { self == .width || self == .height }

  /// Whether the attribute is an edge, of the view or of its margins.
  var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .topMargin, .bottomMargin:
      true
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      false
    }
  }

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The attribute without reference to the layout direction: leading becomes left, or right if mirrored.
  func physical(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute's position in its view depends on more than the view's rectangle.
  var followsContent: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .notAnAttribute: false
    default: true
    }
  }

  /// Whether the attribute depends on the view's margins.
  var followsMargins: Bool { followsContent && !isBaseline }

  /// The name that UIKit's descriptions of constraints use.
  var descriptionName: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
