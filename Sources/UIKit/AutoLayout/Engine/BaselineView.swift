/// A view whose text lines other views are lined up with.
@MainActor
protocol BaselineView: UIView {
  /// How far the first baseline is from the top, and the last one from the bottom, in points, in a view of a size.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)
  /// What the font says of the distance between lines; nil for a view without a font.
  var baselineMetrics: BaselineMetrics? { get }
}

/// A font's line, in points; the descender is negative.
struct BaselineMetrics: Equatable {
  var lineHeight: CGFloat
  var descender: CGFloat
}

/// A view whose content's height follows from its width, such as text of several lines.
@MainActor
protocol WidthDependentHeightView: UIView {
  /// The height of the content in a width; nil while it does not depend on that.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat?
}

extension UIEdgeInsets {
  /// The insets that undo these.
  var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
