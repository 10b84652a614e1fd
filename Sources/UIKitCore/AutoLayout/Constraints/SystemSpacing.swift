/// The system's standard distance between two positions, times a factor.
struct SystemSpacing: Equatable {
  let multiplier: CGFloat

  /// The distance between edges that are not baselines, in points.
  static let standard: CGFloat = 8

  /// The distance in points; never negative. [M: charon, NSLayoutAnchorSystemSpacing]
  ///
  /// Between two baselines it is the distance of consecutive lines: the lower font's line height and descender less
  /// the upper font's descender, rounded up to pixels.
  static func distance(
    upper: BaselineMetrics?, lower: BaselineMetrics?, multiplier: CGFloat, scale: CGFloat
  ) -> CGFloat {
    guard let upper, let lower else { return max(0, standard * multiplier) }
    let lines = lower.lineHeight + lower.descender - upper.descender
    return max(0, (lines * scale).rounded(.up) / scale * multiplier)
  }
}
