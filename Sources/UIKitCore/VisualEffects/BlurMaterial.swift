/// The numbers of a blur effect's styles.
///
/// None of the materials is documented. Known are their order, from the most to the least transparent, and that bars
/// have a separate style. All are [?].
struct BlurMaterial {
  private struct Tone {
    /// From 0, black, to 255.
    let grey: CGFloat
    let alpha: CGFloat
  }

  private let light: Tone
  private let dark: Tone
  private let radius: CGFloat
  /// True for a material that is always dark, false for one that is always light; nil for one that follows the
  /// appearance.
  let isAlwaysDark: Bool?

  private init(_ light: (CGFloat, CGFloat), _ dark: (CGFloat, CGFloat), radius: CGFloat, isAlwaysDark: Bool?) {
    self.light = Tone(grey: light.0, alpha: light.1)
    self.dark = Tone(grey: dark.0, alpha: dark.1)
    self.radius = radius
    self.isAlwaysDark = isAlwaysDark
  }

  @MainActor
  init(_ style: UIBlurEffect.Style) {
    switch style {
    case .extraLight: self.init((250, 0.85), (250, 0.85), radius: 20, isAlwaysDark: false)
    case .light: self.init((255, 0.35), (255, 0.35), radius: 30, isAlwaysDark: false)
    case .dark: self.init((20, 0.73), (20, 0.73), radius: 20, isAlwaysDark: true)
    case .regular: self.init((248, 0.70), (37, 0.70), radius: 20, isAlwaysDark: nil)
    case .prominent: self.init((252, 0.85), (45, 0.80), radius: 20, isAlwaysDark: nil)
    case .systemUltraThinMaterial: self = .ultraThin(nil)
    case .systemUltraThinMaterialLight: self = .ultraThin(false)
    case .systemUltraThinMaterialDark: self = .ultraThin(true)
    case .systemThinMaterial: self = .thin(nil)
    case .systemThinMaterialLight: self = .thin(false)
    case .systemThinMaterialDark: self = .thin(true)
    case .systemMaterial: self = .regular(nil)
    case .systemMaterialLight: self = .regular(false)
    case .systemMaterialDark: self = .regular(true)
    case .systemThickMaterial: self = .thick(nil)
    case .systemThickMaterialLight: self = .thick(false)
    case .systemThickMaterialDark: self = .thick(true)
    case .systemChromeMaterial: self = .chrome(nil)
    case .systemChromeMaterialLight: self = .chrome(false)
    case .systemChromeMaterialDark: self = .chrome(true)
    }
  }

  private static func ultraThin(_ isAlwaysDark: Bool?) -> BlurMaterial {
    BlurMaterial((245, 0.50), (37, 0.55), radius: 22, isAlwaysDark: isAlwaysDark)
  }
  private static func thin(_ isAlwaysDark: Bool?) -> BlurMaterial {
    BlurMaterial((246, 0.64), (37, 0.66), radius: 22, isAlwaysDark: isAlwaysDark)
  }
  private static func regular(_ isAlwaysDark: Bool?) -> BlurMaterial {
    BlurMaterial((247, 0.76), (37, 0.78), radius: 22, isAlwaysDark: isAlwaysDark)
  }
  private static func thick(_ isAlwaysDark: Bool?) -> BlurMaterial {
    BlurMaterial((248, 0.88), (37, 0.88), radius: 22, isAlwaysDark: isAlwaysDark)
  }
  private static func chrome(_ isAlwaysDark: Bool?) -> BlurMaterial {
    BlurMaterial((249, 0.84), (29, 0.82), radius: 20, isAlwaysDark: isAlwaysDark)
  }

  /// Blurred colours look washed out: they are made this much more colourful.
  private static let saturation: CGFloat = 1.8
  /// How opaque the tint is at least where nothing can be blurred.
  private static let plainAlpha: CGFloat = 0.94

  func backdrop(isDark: Bool) -> LayerBackdrop {
    let tone = isDark ? dark : light
    return LayerBackdrop(
      radius: radius, saturation: Self.saturation,
      tint: CGColor(srgbRed: tone.grey / 255, green: tone.grey / 255, blue: tone.grey / 255, alpha: tone.alpha),
      plainAlpha: max(tone.alpha, Self.plainAlpha))
  }
}
