extension AttributeScopes {
  /// The attributes of UIKit's text, for `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The alignment, spacing and breaking of lines.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour of the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether letters join to ligatures; 0 for none.
    public let ligature: LigatureAttribute
    /// Points added after every character.
    public let kern: KernAttribute
    /// Points added after every character.
    public let tracking: TrackingAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text; that of the text by default.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The style of the line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below the text; that of the text by default.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of outlines; that of the text by default.
    public let strokeColor: StrokeColorAttribute
    /// The thickness of outlines in percent of the font's size; negative ones are filled, too.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// A picture in the text, at the object replacement character.
    public let attachment: AttachmentAttribute
    /// Points by which the text is raised; negative ones lower it.
    public let baselineOffset: BaselineOffsetAttribute
    /// The slant of the letters, as the tangent of the angle.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the factor by which letters are widened.
    public let expansion: ExpansionAttribute
    /// Foundation's attributes, such as links.
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// The scope of UIKit's attributes, for conversions that name a scope.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit by its name, so that `text.underlineStyle` compiles. Where SwiftUI is imported, its
  /// attribute of the name comes first.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
