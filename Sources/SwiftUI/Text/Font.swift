import UIKit

/// A font that depends on the user's text size.
///
/// Documentation: `SwiftUI/Font`.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, @unchecked Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Design?, Weight?)
    case custom(String, CGFloat, TextStyle?)
    case uiFont(UIFont)
  }

  let base: Base
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasMonospacedDigits = false
  var smallCapitals = SmallCapitals()
  var ownWeight: Weight?
  var ownWidth: Width?
  var leadingKind: Leading?

  /// The kinds of letters that are shown as small capitals.
  struct SmallCapitals: Hashable {
    var isLowercase = false
    var isUppercase = false
  }

  init(base: Base) { self.base = base }

  /// The purpose of a text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The title of a screen at its top.
    case largeTitle
    /// A title of the first level.
    case title
    /// Titles of the second level.
    case title2
    /// Titles of the third level.
    case title3
    /// Headings.
    case headline
    /// Headings of the second level.
    case subheadline
    /// Running text.
    case body
    /// Remarks next to running text.
    case callout
    /// A remark below running text.
    case footnote
    /// The line below a picture.
    case caption
    /// Smaller captions.
    case caption2

    var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The shape of the letters.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// Strokes end in small feet.
    case serif
    /// With round ends.
    case rounded
    /// Of one width.
    case monospaced
  }

  /// The thickness of the letters.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    /// The thinnest.
    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    /// Heavier than the thinnest.
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    /// A little thinner than usual.
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    /// The usual one.
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    /// A little heavier than usual.
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    /// Between medium and bold.
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    /// For emphasis.
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    /// Heavier than bold.
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    /// The heaviest.
    public static let black = Weight(value: UIFont.Weight.black.rawValue)
  }

  /// The width of a font's letters.
  public struct Width: Hashable, Sendable {
    /// From -1, the narrowest, to 1; 0 is standard.
    public var value: CGFloat
    /// A width from -1, the narrowest, to 1.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest of those with a name.
    public static let compressed = Width(UIFont.Width.compressed.rawValue)
    /// A little narrower than running text.
    public static let condensed = Width(UIFont.Width.condensed.rawValue)
    /// The usual one.
    public static let standard = Width(UIFont.Width.standard.rawValue)
    /// A little wider than running text.
    public static let expanded = Width(UIFont.Width.expanded.rawValue)
  }

  /// The spacing between lines.
  public enum Leading: Hashable, Sendable {
    /// The font's own.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }

  /// The font of large titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles.
  public static let title = Font.system(.title)
  /// The font of titles of the second level.
  public static let title2 = Font.system(.title2)
  /// The font of titles of the third level.
  public static let title3 = Font.system(.title3)
  /// The font of headings.
  public static let headline = Font.system(.headline)
  /// The font of headings of the second level.
  public static let subheadline = Font.system(.subheadline)
  /// The font of running text.
  public static let body = Font.system(.body)
  /// The font of callouts.
  public static let callout = Font.system(.callout)
  /// The font of footnotes.
  public static let footnote = Font.system(.footnote)
  /// The font of captions.
  public static let caption = Font.system(.caption)
  /// The font of smaller captions.
  public static let caption2 = Font.system(.caption2)

  /// The system's font for a purpose; it follows the text size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style, design, weight))
  }

  /// The system font with a fixed size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size, design, weight))
  }

  /// A named font of a size in points, which follows the text size as running text does.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(base: .custom(name, size, .body)) }

  /// A named font of a size in points, which follows the text size as a style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name, size, textStyle))
  }

  /// A named font with a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(base: .custom(name, fixedSize, nil)) }

  /// A font of UIKit.
  public init(_ font: UIFont) { base = .uiFont(font) }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font, bold.
  public func bold() -> Font { with { $0.isBold = true } }
  /// The font, slanted.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.ownWeight = weight } }
  /// The system's font with narrower or wider letters. Other fonts, and designs other than the default, have one width.
  public func width(_ width: Width) -> Font { with { $0.ownWidth = width } }
  /// The monospaced variant of the font.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// The font with monospaced digits.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCapitals.isLowercase = true } }
  /// The font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCapitals.isUppercase = true } }
  /// The font with looser or tighter spacing between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leadingKind = leading } }

  // MARK: As UIKit has it

  @MainActor private static var resolved: [Key: UIFont] = [:]
  private struct Key: Hashable {
    let font: Font
    let weight: Weight?
    let size: DynamicTypeSize
    let design: Design?
    let width: Width?
  }

  /// The font of UIKit for the text size of an environment.
  @MainActor
  func uiFont(_ environment: EnvironmentValues, weight: Weight? = nil) -> UIFont {
    let key = Key(
      font: self, weight: weight, size: environment.dynamicTypeSize, design: environment.fontDesign,
      width: environment.fontWidth)
    if let font = Self.resolved[key] { return font }
    let made = make(environment.dynamicTypeSize, weight, environment.fontDesign)
    let font = (ownWidth ?? environment.fontWidth).map { widened(made, $0, environment.fontDesign) } ?? made
    Self.resolved[key] = font
    return font
  }

  /// The font in another width.
  private func widened(_ font: UIFont, _ width: Width, _ surrounding: Design?) -> UIFont {
    switch base {
    case .style(_, let own, _), .system(_, let own, _):
      guard (own ?? surrounding ?? .default) == .default, !isMonospaced else { return font }
      let traits = [UIFontDescriptor.TraitKey.width: UIFont.Width(width.value)]
      return UIFont(descriptor: font.fontDescriptor.addingAttributes([.traits: traits]), size: font.pointSize)
    case .custom, .uiFont: return font
    }
  }

  private func make(_ size: DynamicTypeSize, _ weight: Weight?, _ surrounding: Design?) -> UIFont {
    let traits = UITraitCollection(preferredContentSizeCategory: size.category)
    var font: UIFont
    var design: Design?
    var wanted = ownWeight ?? weight
    switch base {
    case .style(let style, let own, let ownWeight):
      font = .preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
      design = own ?? surrounding
      wanted = wanted ?? ownWeight
    case .system(let points, let own, let ownWeight):
      font = .systemFont(ofSize: points)
      design = own ?? surrounding
      wanted = wanted ?? ownWeight
    case .custom(let name, let points, let style):
      let scaled =
        style.map { UIFontMetrics(forTextStyle: $0.uiStyle).scaledValue(for: points, compatibleWith: traits) } ?? points
      font = UIFont(name: name, size: scaled) ?? .systemFont(ofSize: scaled)
    case .uiFont(let own): font = own
    }
    if isBold { wanted = wanted ?? .bold }
    if let wanted {
      font = .systemFont(ofSize: font.pointSize, weight: UIFont.Weight(wanted.value)).keeping(font, base)
    }
    if isMonospaced || design == .monospaced {
      font = .monospacedSystemFont(ofSize: font.pointSize, weight: UIFont.Weight((wanted ?? .regular).value))
    }
    if hasMonospacedDigits {
      font = .monospacedDigitSystemFont(ofSize: font.pointSize, weight: UIFont.Weight((wanted ?? .regular).value))
    }
    if isItalic,
      let slanted = font.fontDescriptor.withSymbolicTraits(font.fontDescriptor.symbolicTraits.union(.traitItalic))
    {
      font = UIFont(descriptor: slanted, size: font.pointSize)
    }
    return smallCapitals.font(font)
  }
}

extension Font.SmallCapitals {
  /// A font with the small capitals.
  fileprivate func font(_ font: UIFont) -> UIFont {
    guard isLowercase || isUppercase else { return font }
    var features: [[UIFontDescriptor.FeatureKey: Int]] = []
    if isLowercase { features.append([.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector]) }
    if isUppercase { features.append([.type: kUpperCaseType, .selector: kUpperCaseSmallCapsSelector]) }
    return UIFont(
      descriptor: font.fontDescriptor.addingAttributes([.featureSettings: features]), size: font.pointSize)
  }
}

extension UIFont {
  /// For a custom font, returns the original to keep its family; heavy weights use the bold face of that family.
  fileprivate func keeping(_ original: UIFont, _ base: Font.Base) -> UIFont {
    switch base {
    case .style, .system: return self
    case .custom, .uiFont:
      let isHeavy = fontDescriptor.symbolicTraits.contains(.traitBold)
      guard isHeavy, let bold = original.fontDescriptor.withSymbolicTraits(.traitBold) else { return original }
      return UIFont(descriptor: bold, size: original.pointSize)
    }
  }
}
