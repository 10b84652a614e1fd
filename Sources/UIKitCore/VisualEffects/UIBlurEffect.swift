/// Blurs the content behind a visual effect view, under a tint.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The strength of a blur and of its tint.
  public enum Style: Int, Sendable {
    /// A nearly white tint, in every appearance.
    case extraLight = 0
    /// A light tint, in every appearance.
    case light = 1
    /// A dark tint, in every appearance.
    case dark = 2
    /// A light or dark tint, depending on the view's appearance.
    case regular = 4
    /// More visible, in the view's appearance.
    case prominent = 5
    // Materials, from the most to the least transparent, in the view's appearance.
    /// The most transparent material; light or dark by the view's appearance.
    case systemUltraThinMaterial = 6
    /// A rather transparent material; light or dark by the view's appearance.
    case systemThinMaterial = 7
    /// A material of medium transparency; light or dark by the view's appearance.
    case systemMaterial = 8
    /// A rather opaque material; light or dark by the view's appearance.
    case systemThickMaterial = 9
    /// The material of bars; light or dark by the view's appearance.
    case systemChromeMaterial = 10
    // Materials that are always light.
    /// The ultra thin material, always light.
    case systemUltraThinMaterialLight = 11
    /// The thin material, always light.
    case systemThinMaterialLight = 12
    /// The standard material, always light.
    case systemMaterialLight = 13
    /// The thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    // Materials that are always dark.
    /// The ultra thin material, always dark.
    case systemUltraThinMaterialDark = 16
    /// The thin material, always dark.
    case systemThinMaterialDark = 17
    /// The standard material, always dark.
    case systemMaterialDark = 18
    /// The thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  package override func backdrop(for traits: UITraitCollection) -> LayerBackdrop? {
    BlurMaterial(style).backdrop(isDark: isDark(for: traits))
  }

  /// Whether the material is dark in an appearance.
  func isDark(for traits: UITraitCollection) -> Bool {
    BlurMaterial(style).isAlwaysDark ?? (traits.userInterfaceStyle == .dark)
  }

  /// Blurs of one style are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  /// A value that depends on the style.
  open override var hash: Int { style.rawValue }
}
