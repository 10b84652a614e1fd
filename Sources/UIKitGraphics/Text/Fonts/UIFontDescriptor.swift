import TextLayout

/// A description of a font by its attributes. It never changes.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let layoutDescription: FontDescription
  let textStyle: UIFont.TextStyle?

  init(_ description: FontDescription, textStyle: UIFont.TextStyle? = nil) {
    layoutDescription = description
    self.textStyle = textStyle
    super.init()
  }

  /// The descriptor of the attributes, all others being those of the system font.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let base = UIFontDescriptor(FontDescription(size: 0))
    (layoutDescription, textStyle) = base.merged(with: attributes)
    super.init()
  }

  /// The descriptor of a font's name at a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The descriptor of the system font: descriptors are not read from archives here.
  public required init?(coder: NSCoder) {
    layoutDescription = FontDescription(size: 0)
    textStyle = nil
    super.init()
  }

  /// The descriptor of a text style's font at the reader's preferred text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style's font at the text size of a trait collection; nil means the current one.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFontDescriptor(TextStyleSizes.description(of: style, at: category), textStyle: style)
  }

  // MARK: Attributes

  /// The face's PostScript name, such as "Inter-Bold".
  open var postscriptName: String { FontNames.name(of: layoutDescription) }
  /// The size in points; 0 if the descriptor leaves the size open.
  open var pointSize: CGFloat { CGFloat(layoutDescription.size) }

  /// The traits of the face: italic, bold (semibold or heavier), fixed width.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if layoutDescription.isItalic { traits.insert(.traitItalic) }
    if layoutDescription.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if layoutDescription.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// All attributes of the description: family, name, size, traits, face, and, if there are any, the features and the
  /// text style.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .family: FontNames.family(of: layoutDescription), .name: postscriptName, .size: pointSize,
      .traits: [
        TraitKey.symbolic: symbolicTraits.rawValue, .weight: CGFloat(layoutDescription.weight),
        .slant: CGFloat(layoutDescription.isItalic ? 1 : 0),
      ] as [TraitKey: Any],
    ]
    attributes[.face] = FontNames.face(of: layoutDescription)
    attributes[.visibleName] = "\(FontNames.family(of: layoutDescription)) \(FontNames.face(of: layoutDescription))"
    let features = layoutDescription.featureSettings
    if !features.isEmpty { attributes[.featureSettings] = features }
    if let textStyle { attributes[.textStyle] = textStyle }
    return attributes
  }

  /// The value of an attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  // MARK: Variants

  /// This descriptor with attributes added or replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let (description, style) = merged(with: attributes)
    return UIFontDescriptor(description, textStyle: style)
  }

  /// This descriptor at another size, in points; 0 leaves the size open. The result follows no text style.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var description = layoutDescription
    description.size = Double(newPointSize)
    return UIFontDescriptor(description)
  }

  /// This descriptor with these traits and no others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(layoutDescription.with(symbolicTraits), textStyle: textStyle)
  }

  /// The descriptor's variant in a design of the system font; nil if there is none, as for rounded.
  ///
  /// The serif design uses the system's default serif family.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard design == .default || design == .monospaced || design == .serif else { return nil }
    var description = layoutDescription
    description.family = design == .serif ? FontNames.serif : nil
    description.isMonospaced = design == .monospaced
    return UIFontDescriptor(description, textStyle: textStyle)
  }

  /// The descriptor of another face of the same family, such as "Bold Italic".
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// This descriptor in another family. The result follows no text style.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var description = layoutDescription
    description.family = newFamily
    return UIFontDescriptor(description)
  }

  // MARK: NSObject

  /// Returns the receiver: a descriptor never changes, so a copy would not differ.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a descriptor of equal face, size and text style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return layoutDescription == other.layoutDescription && textStyle == other.textStyle
  }

  /// A hash of the face and the size.
  open override var hash: Int { layoutDescription.hashValue }

  private func merged(with attributes: [AttributeName: Any]) -> (FontDescription, UIFont.TextStyle?) {
    FontAttributes(description: layoutDescription, textStyle: textStyle).merged(with: attributes)
  }
}
