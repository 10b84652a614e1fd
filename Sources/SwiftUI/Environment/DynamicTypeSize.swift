import UIKit

/// The user's text size.
///
/// Documentation: `SwiftUI/DynamicTypeSize`.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual one.
  case large
  /// A little larger than usual.
  case xLarge
  /// Larger than usual.
  case xxLarge
  /// The largest that is not one of the accessibility sizes.
  case xxxLarge
  /// The smallest of the accessibility sizes.
  case accessibility1
  /// The second of the accessibility sizes.
  case accessibility2
  /// The third of the accessibility sizes.
  case accessibility3
  /// The fourth of the accessibility sizes.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size of a category of UIKit; nil where the category is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }

  var category: UIContentSizeCategory { Self.categories[Self.allCases.firstIndex(of: self) ?? 3] }
}

extension UIContentSizeCategory {
  /// The category of a text size.
  public init(_ dynamicTypeSize: DynamicTypeSize?) { self = dynamicTypeSize?.category ?? .unspecified }
}
