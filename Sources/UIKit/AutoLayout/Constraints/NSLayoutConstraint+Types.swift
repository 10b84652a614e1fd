extension NSLayoutConstraint {
  /// The part of a view or a guide that a constraint speaks of.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of the plane.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// How constraints in the visual format language line views up, and in which direction they run.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var alignAllLeft: FormatOptions { FormatOptions(rawValue: 1 << 1) }
    public static var alignAllRight: FormatOptions { FormatOptions(rawValue: 1 << 2) }
    public static var alignAllTop: FormatOptions { FormatOptions(rawValue: 1 << 3) }
    public static var alignAllBottom: FormatOptions { FormatOptions(rawValue: 1 << 4) }
    public static var alignAllLeading: FormatOptions { FormatOptions(rawValue: 1 << 5) }
    public static var alignAllTrailing: FormatOptions { FormatOptions(rawValue: 1 << 6) }
    public static var alignAllCenterX: FormatOptions { FormatOptions(rawValue: 1 << 9) }
    public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
    public static var alignAllLastBaseline: FormatOptions { FormatOptions(rawValue: 1 << 11) }
    public static var alignAllFirstBaseline: FormatOptions { FormatOptions(rawValue: 1 << 12) }
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }

    public static var directionLeadingToTrailing: FormatOptions { [] }
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }

    public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The direction the attribute measures in; nil for ``notAnAttribute``.
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

  /// Whether the attribute is a length rather than a place.
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

  /// Whether the attribute lies on the side that reading starts from, or ends at.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The attribute by sides: leading is left unless it is mirrored.
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

  /// Whether where the attribute lies in its view depends on more than the view's rectangle.
  var followsContent: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .notAnAttribute: false
    default: true
    }
  }

  /// Whether the attribute lies at a margin.
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
