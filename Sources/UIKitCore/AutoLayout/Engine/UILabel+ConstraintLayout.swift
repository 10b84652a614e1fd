extension UILabel: BaselineView {
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let placement = LabelLayout(self).placement(in: CGRect(origin: .zero, size: size))
    return (
      placement.origin.y + CGFloat(placement.frame.firstBaseline),
      size.height - placement.origin.y - CGFloat(placement.frame.lastBaseline)
    )
  }

  var baselineMetrics: BaselineMetrics? { BaselineMetrics(lineHeight: font.lineHeight, descender: font.descender) }
}

extension UILabel: WidthDependentSizeView {
  /// Only for text of several lines without `preferredMaxLayoutWidth`, which would fix the width of its lines.
  ///
  /// [C] This reads `intrinsicContentSize` with `width` as the width of the lines, so that a subclass's additions are
  /// included.
  func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
    return content.withWidthOfLines(width) { intrinsicContentSize }
  }
}

extension UILabel {
  /// The size of the text in the lines of the last layout; nil before that, or if the lines do not depend on the solved
  /// width.
  var sizeAsLaidOut: CGSize? {
    LayoutEngine.enclosing(self)?.solvedSize(of: self).flatMap { intrinsicSize(forWidth: $0.width) }
  }
}
