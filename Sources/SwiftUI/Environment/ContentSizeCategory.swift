import UIKit

/// The user's text size, in the form of earlier versions.
///
/// Documentation: `SwiftUI/ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual one.
  case large
  /// A little larger than usual.
  case extraLarge
  /// Larger than usual.
  case extraExtraLarge
  /// The largest that is not one of the accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest of the accessibility sizes.
  case accessibilityMedium
  /// The second of the accessibility sizes.
  case accessibilityLarge
  /// The third of the accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The size of a category of UIKit; nil where the category is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

  /// Whether the first is smaller.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size < b.size }
  /// Whether the first is smaller or equal.
  public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size <= b.size }
  /// Whether the first is larger.
  public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size > b.size }
  /// Whether the first is larger or equal.
  public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size >= b.size }
}

extension EnvironmentValues {
  /// The user's text size.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
