// Each attribute is a type; its meaning is documented at the corresponding key of `NSAttributedString`.

extension AttributeScopes.UIKitAttributes {
  /// ``NSAttributedString/Key/font`` in an `AttributedString`.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = UIFont
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// ``NSAttributedString/Key/paragraphStyle`` in an `AttributedString`.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// A paragraph style.
    public typealias Value = NSParagraphStyle
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  /// ``NSAttributedString/Key/foregroundColor`` in an `AttributedString`.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// ``NSAttributedString/Key/backgroundColor`` in an `AttributedString`.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// ``NSAttributedString/Key/ligature`` in an `AttributedString`.
  public enum LigatureAttribute: AttributedStringKey {
    /// A whole number.
    public typealias Value = Int
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }

  /// ``NSAttributedString/Key/kern`` in an `AttributedString`.
  public enum KernAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// ``NSAttributedString/Key/tracking`` in an `AttributedString`.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// ``NSAttributedString/Key/strikethroughStyle`` in an `AttributedString`.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// Line styles.
    public typealias Value = NSUnderlineStyle
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// ``NSAttributedString/Key/strikethroughColor`` in an `AttributedString`.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// ``NSAttributedString/Key/underlineStyle`` in an `AttributedString`.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// Line styles.
    public typealias Value = NSUnderlineStyle
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// ``NSAttributedString/Key/underlineColor`` in an `AttributedString`.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// ``NSAttributedString/Key/strokeColor`` in an `AttributedString`.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = UIColor
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// ``NSAttributedString/Key/strokeWidth`` in an `AttributedString`.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// A percentage of the font's size.
    public typealias Value = CGFloat
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// ``NSAttributedString/Key/shadow`` in an `AttributedString`.
  public enum ShadowAttribute: AttributedStringKey {
    /// A shadow.
    public typealias Value = NSShadow
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }

  /// ``NSAttributedString/Key/attachment`` in an `AttributedString`.
  public enum AttachmentAttribute: AttributedStringKey {
    /// An attachment.
    public typealias Value = NSTextAttachment
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.attachment.rawValue
  }

  /// ``NSAttributedString/Key/baselineOffset`` in an `AttributedString`.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  /// ``NSAttributedString/Key/obliqueness`` in an `AttributedString`.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// A factor.
    public typealias Value = Float
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }

  /// ``NSAttributedString/Key/expansion`` in an `AttributedString`.
  public enum ExpansionAttribute: AttributedStringKey {
    /// A factor.
    public typealias Value = Float
    /// The raw value of the key that both kinds of attributed string share.
    public static let name = NSAttributedString.Key.expansion.rawValue
  }
}
