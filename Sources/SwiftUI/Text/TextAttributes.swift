import UIKit

/// The attributes of a run of text.
@MainActor
struct TextAttributes {
  var font: Font
  var weight: Font.Weight?
  var style: AnyShapeStyle? { didSet { paint = nil } }
  /// The resolved style; nil until it is needed.
  private var paint: Paint?
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
    (isItalic, isMonospaced, hasMonospacedDigits) = (lines.isItalic, lines.isMonospaced, lines.hasMonospacedDigits)
  }

  /// Applies a modifier of a text. Modifiers are applied from the outermost, so that the innermost of a kind wins.
  mutating func apply(_ change: Text.Change, _ environment: EnvironmentValues) {
    switch change {
    case .font(let font): self.font = font ?? self.font
    case .weight(let weight): self.weight = weight ?? self.weight
    case .color(let style): if let style { self.style = style.style }
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

  /// A resolved style: the colour and the shadow of the letters.
  private struct Paint {
    let color: UIColor
    /// The shadow of the text; the nearest of several.
    let shadow: NSShadow?
  }

  /// Resolves the style, once for all runs with these attributes.
  mutating func resolveStyle(_ environment: EnvironmentValues) {
    if paint == nil { paint = makePaint(environment) }
  }

  private func makePaint(_ environment: EnvironmentValues) -> Paint {
    guard let style else { return Paint(color: environment.adapted(.label), shadow: nil) }
    let resolved = style._resolve(in: environment)
    return Paint(color: resolved.color, shadow: resolved.shadows.first { $0.side == .outside }?.ofText)
  }

  func uiColor(_ environment: EnvironmentValues) -> UIColor {
    if link != nil { return Color.accentColor.uiColor(environment) }
    return (paint ?? makePaint(environment)).color
  }

  /// The shadow that the style adds to text.
  func shadow(_ environment: EnvironmentValues) -> NSShadow? { (paint ?? makePaint(environment)).shadow }

  /// Whether the run has only a font and a colour, and possibly a shadow.
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
      // A bar replaces each line of redacted text [D].
      values[.foregroundColor] = UIColor.clear
      values[.backgroundColor] = environment.adapted(.systemFill)
    }
    if let shadow = shadow(environment), !environment.hidesTexts { values[.shadow] = shadow }
    if kerning != 0 { values[.kern] = kerning }
    if baselineOffset != 0 { values[.baselineOffset] = baselineOffset }
    return values
  }
}
