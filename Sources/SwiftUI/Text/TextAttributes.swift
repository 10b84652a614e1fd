import UIKit

/// The attributes of a run of text.
@MainActor
struct TextAttributes {
  var font: Font
  var weight: Font.Weight?
  var style: AnyShapeStyle?
  var isBold = false
  var isItalic = false
  var isCode = false
  var hasMonospacedDigits = false
  var isMonospaced = false
  var underline = TextLine()
  var strikethrough = TextLine()
  var kerning: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var link: URL?

  init(_ environment: EnvironmentValues) {
    font = environment.font ?? .body
    weight = environment.fontWeight
    style = environment.foregroundStyle
    let lines = environment.textLines
    (underline, strikethrough) = (lines.underline, lines.strikethrough)
    (kerning, baselineOffset) = (lines.kerning, lines.baselineOffset)
  }

  /// Applies a change of the text. Of several changes of one kind the innermost counts: they are applied from the
  /// outermost.
  mutating func apply(_ change: Text.Change, _ environment: EnvironmentValues) {
    switch change {
    case .font(let font): self.font = font ?? self.font
    case .weight(let weight): self.weight = weight ?? self.weight
    case .color(let style): self.style = style?.style ?? self.style
    case .bold(let isActive): isBold = isActive
    case .italic(let isActive): isItalic = isActive
    case .monospacedDigit: hasMonospacedDigits = true
    case .monospaced(let isActive): isMonospaced = isActive
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .kerning(let kerning): self.kerning = kerning
    case .baselineOffset(let offset): baselineOffset = offset
    }
  }

  func uiFont(_ environment: EnvironmentValues) -> UIFont {
    var font = self.font
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    if isCode || isMonospaced { font = font.monospaced() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return font.uiFont(environment, weight: isBold ? weight ?? .bold : weight)
  }

  func uiColor(_ environment: EnvironmentValues) -> UIColor {
    if link != nil { return Color.accentColor.uiColor(environment) }
    return style?._resolve(in: environment).color ?? environment.adapted(.label)
  }

  /// The shadow that the style draws behind texts; of several the nearest.
  func shadow(_ environment: EnvironmentValues) -> NSShadow? {
    // Colours have none, and most texts have a colour.
    guard let style, !(style.style is Color) else { return nil }
    return style._resolve(in: environment).shadows.first { $0.side == .outside }?.ofText
  }

  /// The run has a font and a colour, and maybe a shadow, but nothing else.
  var isPlain: Bool {
    link == nil && !underline.isActive && !strikethrough.isActive && kerning == 0 && baselineOffset == 0
  }

  func values(_ environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [.font: uiFont(environment), .foregroundColor: uiColor(environment)]
    if underline.isActive {
      values[.underlineStyle] = underline.style.rawValue
      if let color = underline.color { values[.underlineColor] = color.uiColor(environment) }
    }
    if strikethrough.isActive {
      values[.strikethroughStyle] = strikethrough.style.rawValue
      if let color = strikethrough.color { values[.strikethroughColor] = color.uiColor(environment) }
    }
    if environment.hidesTexts {
      // A bar in the place of each line [D].
      values[.foregroundColor] = UIColor.clear
      values[.backgroundColor] = environment.adapted(.systemFill)
    }
    if let shadow = shadow(environment), !environment.hidesTexts { values[.shadow] = shadow }
    if kerning != 0 { values[.kern] = kerning }
    if baselineOffset != 0 { values[.baselineOffset] = baselineOffset }
    return values
  }
}
