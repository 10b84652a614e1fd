extension UIImageView: BaselineView {
  /// The baseline of a symbol is that of adjacent text; other images rest on the baseline.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard let image = imageAsShown, let offset = image.baselineOffsetFromBottom else { return (size.height, 0) }
    let last = offset + (size.height - image.size.height) / 2
    return (size.height - last, last)
  }

  var baselineMetrics: BaselineMetrics? { nil }
}
