import Foundation
import ListCore

/// The type of a file or of data, such as `public.png`, and the types that it conforms to.
public struct UTType: Hashable, Sendable {
  private let type: TypeIdentifier
  /// The type that an unknown type conforms to.
  private let parent: TypeIdentifier?

  init(_ type: TypeIdentifier, parent: TypeIdentifier? = nil) {
    self.type = type
    self.parent = parent
  }

  /// A type by its identifier; nil unless the system knows the type or it is dynamic.
  public init?(_ identifier: String) {
    let type = TypeIdentifier(rawValue: identifier.lowercased())
    if type.isKnown {
      self.init(type)
    } else if let tag = DynamicType(identifier: identifier) {
      self.init(TypeIdentifier(rawValue: identifier), parent: tag.parent)
    } else {
      return nil
    }
  }

  /// A type that the app itself defines. Linux has no declarations of types, so it conforms to `parentType`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(TypeIdentifier(rawValue: identifier), parent: parentType?.type)
  }

  /// A type that another app defines. Linux has no declarations of types, so it conforms to `parentType`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The preferred type for a tag that conforms to `supertype`; a dynamic type if no known type has the tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let known = tagClass.type(of: tag)
    if let known, supertype.map({ known.conforms(to: $0.type) }) ?? true {
      self.init(known)
    } else {
      let made = DynamicType(tag: tag, tagClass: tagClass, parent: supertype?.type)
      self.init(TypeIdentifier(rawValue: made.identifier), parent: made.parent)
    }
  }

  /// The type for a filename extension, without a dot.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type for a MIME type such as `image/png`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The preferred type for a tag that conforms to `supertype`, as the only element; empty if the tag is empty.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }

  /// The identifier, such as `public.png`.
  public var identifier: String { type.rawValue }

  public static func == (one: UTType, other: UTType) -> Bool { one.type == other.type }
  public func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

// MARK: - Tags

extension UTType {
  /// The preferred filename extension, without a dot.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The preferred MIME type.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The filename extensions and MIME types, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    if let made = DynamicType(identifier: identifier) { return [made.tagClass: [made.tag]] }
    let all: [UTTagClass: [String]] = [.filenameExtension: type.fileSuffixes, .mimeType: type.mediaTypes]
    return all.filter { !$0.value.isEmpty }
  }
}

// MARK: - Relations

extension UTType {
  /// Whether this type is `type` or conforms to it.
  public func conforms(to type: UTType) -> Bool {
    self == type || self.type.conforms(to: type.type) || (parent?.conforms(to: type.type) ?? false)
  }

  /// Whether this type conforms to `type` and is not the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether `type` conforms to this type and is not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types that this one conforms to, itself excluded.
  public var supertypes: Set<UTType> {
    let above = parent.map { $0.ancestors.union([$0]) } ?? []
    return Set(type.ancestors.union(above).map { UTType($0) })
  }

  /// Whether the type is dynamic: made for a tag that the system does not know.
  public var isDynamic: Bool { DynamicType(identifier: identifier) != nil }

  /// Whether the system knows the type.
  public var isDeclared: Bool { type.isKnown }

  /// Whether the identifier is in the public domain: it begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The filename extensions of all known types.
  package static var knownSuffixes: [String] { TypeIdentifier.knownFileSuffixes }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { "UTType(\(identifier))" }
}

extension UTType: Codable {
  /// Decodes an identifier. An unknown one conforms to no other types.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(exportedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
