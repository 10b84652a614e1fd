/// Colours of bars.
@MainActor
enum BarColors {
  /// The line at a bar's edge: a translucent black or white [C].
  static let shadow = dynamic(light: (0, 0.3), dark: (255, 0.15))

  private static func dynamic(light: (grey: CGFloat, alpha: CGFloat), dark: (grey: CGFloat, alpha: CGFloat)) -> UIColor
  {
    UIColor { traits in
      let tone = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(white: tone.grey / 255, alpha: tone.alpha)
    }
  }
}
