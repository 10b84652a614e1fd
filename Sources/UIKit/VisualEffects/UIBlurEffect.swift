/// Blurs what lies behind a visual effect view, under a tint.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strong the blur is, and how much is seen of what lies behind.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    /// Light or dark, as the view's appearance is.
    case regular = 4
    /// More visible, in the view's appearance.
    case prominent = 5
    // Materials, from the one that shows most of what lies behind; in the view's appearance.
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    /// That of bars.
    case systemChromeMaterial = 10
    // The same, always light.
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    // The same, always dark.
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override func backdrop(for traits: UITraitCollection) -> LayerBackdrop? {
    let material = BlurMaterial(style)
    let isDark = material.isAlwaysDark ?? (traits.userInterfaceStyle == .dark)
    return material.backdrop(isDark: isDark)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  open override var hash: Int { style.rawValue }
}
