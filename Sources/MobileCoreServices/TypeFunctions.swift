import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// A string that a Core Foundation function returns: call `takeRetainedValue()` for its value.
public struct _MadeString {
  let text: CFString

  /// The string. The caller owns it.
  public func takeRetainedValue() -> CFString { text }
  /// The string, without ownership.
  public func takeUnretainedValue() -> CFString { text }
}

/// The class of extensions of file names, without a dot.
public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue
/// The class of MIME types, such as `image/png`.
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

/// Whether a type is another one or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard !UTTypeEqual(inUTI, inConformsToUTI) else { return true }
  guard let type = UTType(inUTI), let above = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: above)
}

/// Whether two identifiers are equal, regardless of case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.caseInsensitiveCompare(inUTI2) == .orderedSame
}

/// The preferred type for a tag that conforms to another type; a dynamic type if no known type has the tag.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _MadeString? {
  let type = UTType(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
  return type.map { _MadeString(text: $0.identifier) }
}

/// The preferred tag of a type, such as `png` among filename extensions; nil if the type has none of this class.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> _MadeString? {
  UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { _MadeString(text: $0) }
}

/// Whether the system knows a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared == true }

/// Whether a type is dynamic: made for an unknown tag.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDynamic == true }
