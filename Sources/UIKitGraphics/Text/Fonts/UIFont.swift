import TextLayout

/// A face of a font family at a size.
///
/// The system font is Inter, with San Francisco's line metrics, so that lines are as high as on iOS. A font never
/// changes and may be used on any thread. Making one does not load the font.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let tag = CoreFoundationTag()
  /// The font as the text layout sees it.
  package let layoutDescription: FontDescription
  /// How the font follows the reader's preferred text size; nil if it does not.
  let scaling: FontScaling?

  init(_ description: FontDescription, scaling: FontScaling? = nil) {
    layoutDescription = description
    self.scaling = scaling
    super.init()
  }

  /// The font that a descriptor describes.
  ///
  /// - Parameter pointSize: 0 takes the descriptor's own size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var description = descriptor.layoutDescription
    if pointSize > 0 { description.size = Double(pointSize) }
    layoutDescription = description
    scaling = pointSize > 0 ? nil : descriptor.textStyle.map { .textStyle($0) }
    super.init()
  }

  /// The font of a name, "Family-Style" or just the family; nil where neither this system nor iOS has the family.
  ///
  /// A family of iOS that is not installed here is replaced by the system font, which is reported with the first text.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let description = FontNames.description(named: fontName, size: Double(fontSize)) else { return nil }
    layoutDescription = description
    scaling = nil
    super.init()
  }

  // MARK: System fonts

  /// The system font, regular.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: SystemFontSize.resolved(fontSize), weight: Double(weight.rawValue)))
  }

  /// The system font in a weight, with letters of a width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var description = FontDescription(size: SystemFontSize.resolved(fontSize), weight: Double(weight.rawValue))
    description.expansion = width.expansion
    return UIFont(description)
  }

  /// The system font, bold: the weight that UIKit calls semibold [C].
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system font of regular weight, slanted. A size of 0 or less takes 12 points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: SystemFontSize.resolved(fontSize), isItalic: true))
  }

  /// The system font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(
        size: SystemFontSize.resolved(fontSize), weight: Double(weight.rawValue), usesMonospacedDigits: true))
  }

  /// The fixed-width system font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(size: SystemFontSize.resolved(fontSize), weight: Double(weight.rawValue), isMonospaced: true))
  }

  /// The size of text in labels.
  open class var labelFontSize: CGFloat { SystemFontSize.label }
  /// The size of text in buttons.
  open class var buttonFontSize: CGFloat { SystemFontSize.button }
  /// The size of text that is neither in labels nor in buttons.
  open class var systemFontSize: CGFloat { SystemFontSize.system }
  /// The size of small text, 12 points.
  open class var smallSystemFontSize: CGFloat { SystemFontSize.small }

  // MARK: Preferred fonts

  /// The font of a text style at the reader's preferred text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of a trait collection; nil means the current one.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    PreferredFonts.shared.font(style, at: (traitCollection ?? .current).preferredContentSizeCategory)
  }

  // MARK: What is installed

  /// The families that are installed, by name.
  ///
  /// - Complexity: the first call reads the list of all fonts, which takes tens of milliseconds.
  open class var familyNames: [String] { FontDescription.familyNames }

  /// The names by which the fonts of a family are made; none for a family that is not installed.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontNames.names(ofFamily: familyName)
  }

  // MARK: Attributes

  /// The name of the font's family, such as "Inter".
  open var familyName: String { FontNames.family(of: layoutDescription) }
  /// The face's PostScript name.
  open var fontName: String { FontNames.name(of: layoutDescription) }
  /// The height of the font's em, in points.
  open var pointSize: CGFloat { CGFloat(layoutDescription.size) }
  /// A description of the font by its family, size and traits, from which variants are made.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(layoutDescription, textStyle: scaling?.textStyle)
  }

  // MARK: Metrics, in points

  /// The distance from the baseline up to the top of a line.
  open var ascender: CGFloat { CGFloat(metrics.ascender) }
  /// The distance from the baseline down to the bottom of a line; negative.
  open var descender: CGFloat { CGFloat(metrics.descender) }
  /// The height of capital letters above the baseline.
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  /// The height of a lowercase x above the baseline.
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  /// The height of a line: from ``descender`` to ``ascender``.
  open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  /// The spacing between lines that is not part of `lineHeight`.
  open var leading: CGFloat { CGFloat(metrics.leading) }

  private var metrics: FontMetrics { FontMetrics.metrics(for: layoutDescription) }

  /// This font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var description = layoutDescription
    description.size = SystemFontSize.resolved(fontSize)
    return UIFont(description)
  }

  // MARK: NSObject

  /// Returns the receiver: a font never changes, so a copy would not differ.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a font of equal face, size and scaling with the reader's text size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (layoutDescription == other.layoutDescription && scaling == other.scaling)
  }

  /// A hash of the face and the size.
  open override var hash: Int { layoutDescription.hashValue }

  /// The family, weight, slant and size in points, in the form of style sheets.
  open override var description: String {
    """
    <UIFont: \(ObjectIdentifier(self))> font-family: "\(familyName)"; font-weight: \
    \(layoutDescription.weight >= 0.3 ? "bold" : "normal"); font-style: \
    \(layoutDescription.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", Double(pointSize)))pt
    """
  }
}

/// Sizes that UIKit names [D].
private enum SystemFontSize {
  static let label: CGFloat = 17
  static let button: CGFloat = 18
  static let system: CGFloat = 14
  static let small: CGFloat = 12

  /// The size to use; like UIKit, takes 12 points for a size of 0 or less.
  static func resolved(_ size: CGFloat) -> Double {
    size > 0 ? Double(size) : Double(small)
  }
}
