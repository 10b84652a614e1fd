import Foundation
import ListCore

/// The type of a file or of data, such as `public.png`, and the types above it.
public struct UTType: Hashable, Sendable {
  private let type: TypeIdentifier
  /// The type above a type that the table lacks.
  private let parent: TypeIdentifier?

  init(_ type: TypeIdentifier, parent: TypeIdentifier? = nil) {
    self.type = type
    self.parent = parent
  }

  /// A type that the system knows, or one that was made for an unknown tag; nil for others.
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

  /// A type of the app itself. There is no declaration of it on Linux: it conforms to `parentType`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(TypeIdentifier(rawValue: identifier), parent: parentType?.type)
  }

  /// A type of another program. There is no declaration of it on Linux: it conforms to `parentType`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of a tag that conforms to another type; for an unknown tag one that is made for it.
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

  /// The type of files whose names end so, without a dot.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a name such as `image/png`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The types of a tag that conform to another type.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    UTType(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }

  /// The name, such as `public.png`.
  public var identifier: String { type.rawValue }

  public static func == (one: UTType, other: UTType) -> Bool { one.type == other.type }
  public func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

// MARK: - Tags

extension UTType {
  /// The usual end of names of such files, without a dot.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The usual name on the internet.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// Ends of file names and names on the internet, the usual ones first.
  public var tags: [UTTagClass: [String]] {
    if let made = DynamicType(identifier: identifier) { return [made.tagClass: [made.tag]] }
    let all: [UTTagClass: [String]] = [.filenameExtension: type.fileSuffixes, .mimeType: type.mediaTypes]
    return all.filter { !$0.value.isEmpty }
  }
}

// MARK: - Relations

extension UTType {
  /// Whether data of this type are also of another one; true of the type itself.
  public func conforms(to type: UTType) -> Bool {
    self == type || self.type.conforms(to: type.type) || (parent?.conforms(to: type.type) ?? false)
  }

  /// Whether the type is below another one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether the type is above another one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types above this one.
  public var supertypes: Set<UTType> {
    let above = parent.map { $0.ancestors.union([$0]) } ?? []
    return Set(type.ancestors.union(above).map { UTType($0) })
  }

  /// Whether the type was made for a tag that the system does not know.
  public var isDynamic: Bool { DynamicType(identifier: identifier) != nil }

  /// Whether the system knows the type.
  public var isDeclared: Bool { type.isKnown }

  /// Whether the type is one that no company owns.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The ends of the names of files of all known types.
  package static var knownSuffixes: [String] { TypeIdentifier.knownFileSuffixes }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { "UTType(\(identifier))" }
}

extension UTType: Codable {
  /// Reads an identifier; one that is not known has no types above it.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(exportedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
