/// The image that an app sets on a navigation bar itself, in place of the background of an appearance.
@MainActor
struct BarBackgroundImage {
  let bar: UINavigationBar

  init(_ bar: UINavigationBar) { self.bar = bar }

  /// Sets the image for bars of usual height, or for those in windows of compact height.
  func set(_ image: UIImage?, _ metrics: UIBarMetrics) {
    guard metrics.isCompact else { return bar.standardAppearance.replaceBackground(with: image) }
    if bar.compactAppearance == nil {
      bar.compactAppearance = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
    }
    bar.compactAppearance?.replaceBackground(with: image)
  }

  /// The image for a bar's height. A compact bar without an image of its own has that of usual bars.
  func image(_ metrics: UIBarMetrics) -> UIImage? {
    let own = metrics.isCompact ? bar.compactAppearance : nil
    return (own ?? bar.standardAppearance).backgroundImage
  }
}
