extension UIImageView: BaselineView {
  /// A symbol's baseline is that of the text beside it; other images stand on it.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard let image = imageAsShown, let offset = image.baselineOffsetFromBottom else { return (size.height, 0) }
    let last = offset + (size.height - image.size.height) / 2
    return (size.height - last, last)
  }

  var baselineMetrics: BaselineMetrics? { nil }
}
