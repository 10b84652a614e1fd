import UIKit

/// What the layout of every feed row depends on. Equal metrics give equal heights, so heights are kept while these
/// stay the same.
struct FeedMetrics: Equatable {
  /// Width of a row in points, and the distance of its content from the ends.
  var width: CGFloat
  var margins: UIEdgeInsets
  var textSize: UIContentSizeCategory
  var isRightToLeft: Bool
  /// Pixels a point; heights are whole pixels.
  var scale: CGFloat

  static let verticalPadding: CGFloat = 14
  static let avatarSide: CGFloat = 44
  static let avatarSpacing: CGFloat = 12
  /// Between two lines of one thought, and between two thoughts.
  static let lineSpacing: CGFloat = 2
  static let blockSpacing: CGFloat = 8
  static let pictureCornerRadius: CGFloat = 14
  /// Width over height of an ad's picture.
  static let pictureAspect: CGFloat = 1074 / 480

  /// Where content may stand, from margin to margin.
  var contentWidth: CGFloat {
    max(0, width - margins.left - margins.right)
  }

  /// With very large text a narrow column beside a picture holds one word a line, so text goes beneath it.
  var stacksText: Bool {
    textSize.isAccessibilityCategory
  }

  /// The rectangle, measured from the leading edge, where it belongs in this direction.
  func placed(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect.offsetBy(dx: margins.left, dy: 0) }
    return CGRect(x: width - margins.right - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A length on whole pixels, rounded up.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    (length * scale).rounded(.up) / scale
  }
}
