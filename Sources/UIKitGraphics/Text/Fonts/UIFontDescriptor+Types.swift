extension UIFontDescriptor {
  /// A key of the dictionary that describes a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the attribute.
    public let rawValue: String

    /// The attribute of one of Apple's names; others are ignored when a font is chosen.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family, a string such as "Inter".
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name of a face, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The face within its family, "Bold Italic" for one.
    public static let face = AttributeName(rawValue: "NSCTFontFaceAttribute")
    /// The name to show to the user.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// An array of dictionaries by `FeatureKey`. Digits of equal width are the feature that is understood.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style that the font follows, a string.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait in the dictionary of the traits attribute.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the trait.
    public let rawValue: String

    /// The trait of one of Apple's names; others are ignored when a font is chosen.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The traits as bits, the raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a number from -1 to 1 as in ``UIFont/Weight``.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width of the letters, a number from -1 to 1 as in ``UIFont/Width``.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number from -1 to 1; 0 is upright.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a part of a feature's setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the key.
    public let rawValue: String

    /// The key of one of Apple's names.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of one of Apple's names.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The feature to set, a number such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The feature's value, a number such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The earlier name of ``type``.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The earlier name of ``selector``.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// Traits of a face as a set.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32

    /// The traits of a set of bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A slanted face.
    public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
    /// A heavier face.
    public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
    /// A face whose characters are all equally wide.
    public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the design.
    public let rawValue: String

    /// The design of one of Apple's names.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The design of the interface's text.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Characters are all equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Strokes end in a round.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Strokes end in serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }
}

/// The font feature for the width of digits.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits as wide as each needs.
public let kProportionalNumbersSelector = 1

/// The font feature for the form of lowercase letters.
public let kLowerCaseType = 37
/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Small capitals for lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// The font feature for the form of capital letters.
public let kUpperCaseType = 38
/// Capital letters as they are.
public let kDefaultUpperCaseSelector = 0
/// Small capitals for capital letters.
public let kUpperCaseSmallCapsSelector = 1
