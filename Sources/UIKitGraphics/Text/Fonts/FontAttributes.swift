import TextLayout

/// Reads the attributes of font descriptors, which apps write as dictionaries of anything.
struct FontAttributes {
  var description: FontDescription
  var textStyle: UIFont.TextStyle?

  func merged(with attributes: [UIFontDescriptor.AttributeName: Any]) -> (FontDescription, UIFont.TextStyle?) {
    var result = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      result.textStyle = style
      result.description = TextStyleSizes.description(
        of: style, at: UITraitCollection.current.preferredContentSizeCategory)
    }
    if let family = attributes[.family] as? String { result.description.family = family }
    if let name = attributes[.name] as? String {
      if let named = FontNames.description(named: name, size: description.size) {
        result.description.family = named.family
        result.description.weight = named.weight
        result.description.isItalic = named.isItalic
      } else {
        result.description.family = name
      }
    }
    if let size = number(attributes[.size]) {
      result.description.size = size
      result.textStyle = nil
    }
    if let face = attributes[.face] as? String {
      result.description.weight = 0
      FontNames.apply(style: face, to: &result.description)
    }
    if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      for feature in features { result.apply(number(feature[.type]), number(feature[.selector])) }
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { result.apply(traits) }
    return (result.description, result.textStyle)
  }

  private mutating func apply(_ feature: Double?, _ value: Double?) {
    func set(_ letters: FontDescription.SmallCapitals, _ areSmall: Bool) {
      if areSmall { description.smallCapitals.insert(letters) } else { description.smallCapitals.remove(letters) }
    }
    switch feature {
    case Double(kNumberSpacingType): description.usesMonospacedDigits = value == Double(kMonospacedNumbersSelector)
    case Double(kLowerCaseType): set(.lowercase, value == Double(kLowerCaseSmallCapsSelector))
    case Double(kUpperCaseType): set(.uppercase, value == Double(kUpperCaseSmallCapsSelector))
    default: break
    }
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let symbolic = number(traits[.symbolic]) {
      description = description.with(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(symbolic)))
    }
    if let weight = traits[.weight] as? UIFont.Weight { description.weight = Double(weight.rawValue) }
    if let weight = number(traits[.weight]) { description.weight = weight }
    if let width = traits[.width] as? UIFont.Width { description.expansion = width.expansion }
    if let width = number(traits[.width]) { description.expansion = UIFont.Width(CGFloat(width)).expansion }
    if let slant = number(traits[.slant]) { description.isItalic = slant > 0 }
  }
}

extension FontDescription {
  /// The features that differ from the font's defaults, as Apple numbers them.
  var featureSettings: [[UIFontDescriptor.FeatureKey: Int]] {
    var settings: [[UIFontDescriptor.FeatureKey: Int]] = []
    if usesMonospacedDigits { settings.append([.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]) }
    if smallCapitals.contains(.lowercase) {
      settings.append([.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector])
    }
    if smallCapitals.contains(.uppercase) {
      settings.append([.type: kUpperCaseType, .selector: kUpperCaseSmallCapsSelector])
    }
    return settings
  }

  /// This font with the traits and without those that are left out; a weight that already fits stays.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontDescription {
    var font = self
    font.isItalic = traits.contains(.traitItalic)
    font.isMonospaced = traits.contains(.traitMonoSpace)
    let boldest = UIFont.Weight.semibold.rawValue
    if traits.contains(.traitBold) {
      if font.weight < boldest { font.weight = boldest }
    } else if font.weight >= boldest {
      font.weight = 0
    }
    return font
  }
}

/// The number in a value of an attribute dictionary, whichever type it was written in.
func number(_ value: Any?) -> Double? {
  switch value {
  case let value as CGFloat: Double(value)
  case let value as Double: value
  case let value as Float: Double(value)
  case let value as any BinaryInteger: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}
