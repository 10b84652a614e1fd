/// The reader's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the size, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// The size of one of Apple's names; unknown names are compared as smaller than all sizes.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not specified: the value of another trait collection, or of the environment, is used.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Body text of 15 points.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Body text of 16 points.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Body text of 17 points (the default).
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Body text of 19 points.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// Body text of 28 points.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Body text of 33 points.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// Body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the preferred text size changes; its user info has the size's raw value under
  /// `newValueUserInfoKey`.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size's raw value in the notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether the size is one of the five larger accessibility sizes.
  public var isAccessibilityCategory: Bool {
    (Self.ascending.firstIndex(of: self) ?? 0) >= Self.firstAccessibilityIndex
  }

  /// Every size, from the smallest to the largest.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  private static let firstAccessibilityIndex = 7
}

extension UIContentSizeCategory {
  private var rank: Int {
    Self.ascending.firstIndex(of: self) ?? -1
  }

  /// Whether the text of one size is smaller than that of the other; ``unspecified`` is the smallest.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  /// Whether the text of one size is not larger than that of the other; ``unspecified`` is the smallest.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank <= right.rank
  }

  /// Whether the text of one size is larger than that of the other; ``unspecified`` is the smallest.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank > right.rank
  }

  /// Whether the text of one size is not smaller than that of the other; ``unspecified`` is the smallest.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank >= right.rank
  }
}
