/// The image that an app sets on a navigation bar itself, in place of the background of an appearance.
@MainActor
struct BarBackgroundImage {
  let bar: UINavigationBar

  init(_ bar: UINavigationBar) { self.bar = bar }

  /// Shows an image in usual bars, or in those of windows that are not high.
  func set(_ image: UIImage?, _ metrics: UIBarMetrics) {
    guard metrics.isCompact else { return bar.standardAppearance.replaceBackground(with: image) }
    if bar.compactAppearance == nil {
      bar.compactAppearance = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
    }
    bar.compactAppearance?.replaceBackground(with: image)
  }

  /// The image; a bar that is not high has that of usual bars unless it has its own.
  func image(_ metrics: UIBarMetrics) -> UIImage? {
    let own = metrics.isCompact ? bar.compactAppearance : nil
    return (own ?? bar.standardAppearance).backgroundImage
  }
}
