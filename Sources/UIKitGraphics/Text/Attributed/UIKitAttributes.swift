// Each attribute is a type of its own; what it means is said at the key of `NSAttributedString` that it stands for.

extension AttributeScopes.UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = NSAttributedString.Key.font.rawValue
  }

  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  public enum LigatureAttribute: AttributedStringKey {
    public typealias Value = Int
    public static let name = NSAttributedString.Key.ligature.rawValue
  }

  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  public enum ShadowAttribute: AttributedStringKey {
    public typealias Value = NSShadow
    public static let name = NSAttributedString.Key.shadow.rawValue
  }

  public enum AttachmentAttribute: AttributedStringKey {
    public typealias Value = NSTextAttachment
    public static let name = NSAttributedString.Key.attachment.rawValue
  }

  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  public enum ObliquenessAttribute: AttributedStringKey {
    public typealias Value = Float
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }

  public enum ExpansionAttribute: AttributedStringKey {
    public typealias Value = Float
    public static let name = NSAttributedString.Key.expansion.rawValue
  }
}
