/// The looks that are set on a bar button itself, as before bars had appearances.
struct BarButtonOlderLooks {
  private struct Place: Hashable {
    let state: UInt
    let style: UIBarButtonItem.Style?
    let metrics: UIBarMetrics
  }

  private var images: [Place: UIImage] = [:]
  /// How far images behind the button are moved downwards, in points.
  var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
  /// How far titles are moved, in points.
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

  /// - Parameter style: nil for all styles.
  mutating func setImage(
    _ image: UIImage?, _ state: UIControl.State, _ style: UIBarButtonItem.Style?, _ metrics: UIBarMetrics
  ) {
    images[Place(state: state.rawValue, style: style, metrics: metrics)] = image
  }

  func image(_ state: UIControl.State, _ style: UIBarButtonItem.Style?, _ metrics: UIBarMetrics) -> UIImage? {
    images[Place(state: state.rawValue, style: style, metrics: metrics)]
  }

  /// The image that is shown: one for the style goes before one for all, and one for the bar's height before the usual.
  func shownImage(_ state: UIControl.State, _ style: UIBarButtonItem.Style, isCompact: Bool) -> UIImage? {
    guard !images.isEmpty else { return nil }
    for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
      if let image = image(state, style, metrics) ?? image(state, nil, metrics) { return image }
    }
    return nil
  }

  func backgroundShift(isCompact: Bool) -> CGFloat? {
    (isCompact ? backgroundShifts[.compact] : nil) ?? backgroundShifts[.default]
  }

  func backTitleOffset(isCompact: Bool) -> UIOffset? {
    (isCompact ? backTitleOffsets[.compact] : nil) ?? backTitleOffsets[.default]
  }

  func titleOffset(isCompact: Bool) -> UIOffset? {
    (isCompact ? titleOffsets[.compact] : nil) ?? titleOffsets[.default]
  }
}
