extension AttributeScopes {
  /// The attributes of UIKit's text, for `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let ligature: LigatureAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let attachment: AttachmentAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    /// Links, and what else Foundation defines.
    public let foundation: AttributeScopes.FoundationAttributes
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
