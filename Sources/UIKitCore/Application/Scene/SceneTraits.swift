import Stage

/// Traits that the command line sets for every scene of the app. They override those of the stage.
package struct SceneSettings: Equatable, Sendable {
  /// The user's preferred text size.
  package var contentSizeCategory: UIContentSizeCategory
  /// `nil` follows the stage.
  package var appearance: UIUserInterfaceStyle?
  /// `nil` follows the stage.
  package var contrast: UIAccessibilityContrast?
  package var layoutDirection: UITraitEnvironmentLayoutDirection

  package init(
    contentSizeCategory: UIContentSizeCategory = .large, appearance: UIUserInterfaceStyle? = nil,
    contrast: UIAccessibilityContrast? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    self.contentSizeCategory = contentSizeCategory
    self.appearance = appearance
    self.contrast = contrast
    self.layoutDirection = layoutDirection
  }
}

/// The traits of a scene, derived from its stage.
enum SceneTraits {
  /// The minimum width of the regular size class, in points: between that of the widest compact half of an iPad (639)
  /// and the narrowest regular one (678) [C].
  private static let regularWidth: CGFloat = 670
  /// A phone on its side is at most this high, in points [C].
  private static let compactHeight: CGFloat = 450
  /// A phone on its side is at least this wide, in points; a scene that is smaller both ways is a small window [C].
  private static let sidewaysWidth: CGFloat = 480
  /// The shorter side of a tablet is at least this long, in points [C].
  private static let tabletSide: CGFloat = 700

  static func collection(
    size: CGSize, scale: CGFloat, traits: StageTraits, settings: SceneSettings
  ) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceIdiom = idiom(of: size)
      $0.userInterfaceStyle = settings.appearance ?? (traits.appearance == .dark ? .dark : .light)
      $0.userInterfaceLevel = .base
      $0.accessibilityContrast = settings.contrast ?? (traits.contrast == .high ? .high : .normal)
      $0.legibilityWeight = .regular
      $0.activeAppearance = .active
      $0.horizontalSizeClass = size.width >= regularWidth ? .regular : .compact
      $0.verticalSizeClass = size.height < compactHeight && size.width >= sidewaysWidth ? .compact : .regular
      $0.preferredContentSizeCategory = settings.contentSizeCategory
      $0.layoutDirection = settings.layoutDirection
      $0.displayScale = scale
      $0.displayGamut = .SRGB
      $0.forceTouchCapability = .unavailable
      $0.listEnvironment = .none
    }
  }

  /// The phone's idiom or the tablet's, depending on the shorter side.
  static func idiom(of size: CGSize) -> UIUserInterfaceIdiom {
    min(size.width, size.height) >= tabletSide ? .pad : .phone
  }
}
