import Foundation

/// An attribute that attributed strings of both kinds can carry.
///
/// `Value` is `Sendable`, because Foundation lets generic functions read and write only such attributes.
protocol ConvertibleAttribute: AttributedStringKey where Value: Sendable {
  /// The value as `NSAttributedString` carries it.
  static func object(for value: Value) -> Any
  /// Nil for an object that is not a valid value of the attribute.
  static func value(for object: Any) -> Value?
}

extension ConvertibleAttribute {
  static func object(for value: Value) -> Any { value }
  static func value(for object: Any) -> Value? { object as? Value }
}

extension ConvertibleAttribute where Value == NSUnderlineStyle {
  static func object(for value: Value) -> Any { value.rawValue }
  static func value(for object: Any) -> Value? { NSUnderlineStyle(attribute: object) }
}

extension ConvertibleAttribute where Value: BinaryFloatingPoint {
  static func value(for object: Any) -> Value? { number(object).map { Value($0) } }
}

extension ConvertibleAttribute where Value: BinaryInteger {
  static func value(for object: Any) -> Value? { number(object).map { Value($0) } }
}

extension AttributeScopes.FoundationAttributes.LinkAttribute: ConvertibleAttribute {
  static func value(for object: Any) -> URL? { object as? URL ?? (object as? String).flatMap { URL(string: $0) } }
}

extension AttributeScopes.UIKitAttributes.FontAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.ParagraphStyleAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.ForegroundColorAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.BackgroundColorAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.LigatureAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.KernAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.TrackingAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.StrikethroughColorAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.UnderlineStyleAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.UnderlineColorAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.StrokeColorAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.StrokeWidthAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.ShadowAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.AttachmentAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.BaselineOffsetAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.ObliquenessAttribute: ConvertibleAttribute {}
extension AttributeScopes.UIKitAttributes.ExpansionAttribute: ConvertibleAttribute {}

/// Every attribute that is converted.
enum ConvertibleAttributes {
  static let all: [any ConvertibleAttribute.Type] = [
    AttributeScopes.FoundationAttributes.LinkAttribute.self,
    AttributeScopes.UIKitAttributes.FontAttribute.self,
    AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self,
    AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self,
    AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self,
    AttributeScopes.UIKitAttributes.LigatureAttribute.self,
    AttributeScopes.UIKitAttributes.KernAttribute.self,
    AttributeScopes.UIKitAttributes.TrackingAttribute.self,
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self,
    AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self,
    AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self,
    AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self,
    AttributeScopes.UIKitAttributes.StrokeColorAttribute.self,
    AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self,
    AttributeScopes.UIKitAttributes.ShadowAttribute.self,
    AttributeScopes.UIKitAttributes.AttachmentAttribute.self,
    AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self,
    AttributeScopes.UIKitAttributes.ObliquenessAttribute.self,
    AttributeScopes.UIKitAttributes.ExpansionAttribute.self,
  ]
}
