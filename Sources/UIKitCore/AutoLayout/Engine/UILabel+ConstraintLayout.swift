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

extension UILabel: WidthDependentHeightView {
  /// Only for text of several lines without a fixed width: `preferredMaxLayoutWidth` fixes it.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}

extension UILabel {
  /// The size of the text in the lines of the last layout; nil before that, or where the lines do not follow from it.
  var sizeAsLaidOut: CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0,
      let width = LayoutEngine.enclosing(self)?.solvedSize(of: self)?.width, width > 0
    else { return nil }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }
}
