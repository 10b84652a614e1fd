/// A view with lines of text, whose baselines other views can be aligned with.
@MainActor
protocol BaselineView: UIView {
  /// The distances of the first baseline from the top and of the last one from the bottom, in points, for a view of a
  /// size.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)
  /// The measures of the font; nil for a view without one.
  var baselineMetrics: BaselineMetrics? { get }
}

/// The measures of a font's line, in points; the descender is negative.
struct BaselineMetrics: Equatable {
  var lineHeight: CGFloat
  var descender: CGFloat
}

/// A view whose content size depends on its width, such as text of several lines.
@MainActor
protocol WidthDependentSizeView: UIView {
  /// The size of the content in a width; nil if it does not depend on the width.
  func intrinsicSize(forWidth width: CGFloat) -> CGSize?
}

extension UIEdgeInsets {
  /// The insets with opposite signs.
  var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
