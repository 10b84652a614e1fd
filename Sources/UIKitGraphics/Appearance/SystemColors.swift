/// The colours of the system, each with its variants.
///
/// iOS 13 to 18 [C: published tables, cross-checked]; where iOS 16 changed an opacity, the later value.
package enum SystemColors {
  static let red = tint(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
  static let orange = tint(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
  static let yellow = tint(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
  static let green = tint(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
  static let mint = tint(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
  static let teal = tint(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
  static let cyan = tint(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
  package static let blue = tint(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  static let link = tint(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)
  static let indigo = tint(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
  static let purple = tint(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
  static let pink = tint(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
  static let brown = tint(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)

  package static let gray = tint(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  static let gray2 = tint(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  static let gray3 = tint(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  static let gray4 = tint(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  static let gray5 = tint(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  static let gray6 = tint(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  static let label = tint(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
  static let secondaryLabel = translucent(0x3C3C43, 0xEBEBF5, 0.6, 0.6, 0.8, 0.7)
  static let tertiaryLabel = translucent(0x3C3C43, 0xEBEBF5, 0.3, 0.3, 0.7, 0.55)
  static let quaternaryLabel = translucent(0x3C3C43, 0xEBEBF5, 0.18, 0.16, 0.55, 0.4)
  static let placeholderText = translucent(0x3C3C43, 0xEBEBF5, 0.3, 0.3, 0.7, 0.55)
  static let separator = translucent(0x3C3C43, 0x545458, 0.29, 0.6, 0.37, 0.7)
  static let opaqueSeparator = tint(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)

  static let fill = translucent(0x787880, 0x787880, 0.2, 0.36, 0.28, 0.44)
  static let secondaryFill = translucent(0x787880, 0x787880, 0.16, 0.32, 0.24, 0.4)
  static let tertiaryFill = translucent(0x767680, 0x767680, 0.12, 0.24, 0.2, 0.32)
  static let quaternaryFill = translucent(0x747480, 0x767680, 0.08, 0.18, 0.16, 0.26)

  static let background = raised(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, 0x1C1C1E, 0x242426)
  static let secondaryBackground = raised(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, 0x2C2C2E, 0x363638)
  static let tertiaryBackground = raised(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, 0x3A3A3C, 0x444446)
  // The elevated variants of grouped backgrounds in high contrast follow the ungrouped ones [?].
  static let groupedBackground = raised(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, 0x1C1C1E, 0x242426)
  static let secondaryGroupedBackground = raised(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, 0x2C2C2E, 0x363638)
  static let tertiaryGroupedBackground = raised(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, 0x3A3A3C, 0x444446)

  static let darkText = UIColor(white: 0, alpha: 1)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let plainGray = UIColor(white: 0.5, alpha: 1)
  static let plainRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let plainGreen = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let plainBlue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let plainCyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let plainYellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let plainOrange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let plainPurple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let plainBrown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)

  /// The tint of windows that set none: the app's accent colour, otherwise blue.
  package static let accent = AccentColor.ofApp ?? blue

  /// The tint of the view whose traits resolve the colour.
  static let inheritedTint = UIColor { $0.values.tint ?? accent }

  private static func tint(_ light: Int, _ dark: Int, _ lightContrast: Int, _ darkContrast: Int) -> UIColor {
    variants(color(light), color(dark), color(lightContrast), color(darkContrast))
  }

  private static func translucent(
    _ light: Int, _ dark: Int, _ lightAlpha: CGFloat, _ darkAlpha: CGFloat, _ lightContrastAlpha: CGFloat,
    _ darkContrastAlpha: CGFloat
  ) -> UIColor {
    variants(
      color(light, lightAlpha), color(dark, darkAlpha), color(light, lightContrastAlpha),
      color(dark, darkContrastAlpha))
  }

  private static func raised(
    _ light: Int, _ dark: Int, _ lightContrast: Int, _ darkContrast: Int, _ elevatedDark: Int,
    _ elevatedDarkContrast: Int
  ) -> UIColor {
    let base = tint(light, dark, lightContrast, darkContrast)
    let elevated = tint(light, elevatedDark, lightContrast, elevatedDarkContrast)
    return UIColor { $0.userInterfaceLevel == .elevated ? elevated : base }
  }

  private static func variants(
    _ light: UIColor, _ dark: UIColor, _ lightContrast: UIColor, _ darkContrast: UIColor
  ) -> UIColor {
    UIColor { traits in
      switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
      case (.dark, .high): darkContrast
      case (.dark, _): dark
      case (_, .high): lightContrast
      case (_, _): light
      }
    }
  }

  private static func color(_ value: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: alpha)
  }
}
