import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// The text that a function of Core Foundation makes: `takeRetainedValue()` has it.
public struct _MadeString {
  let text: CFString

  /// The text, of which the caller becomes an owner.
  public func takeRetainedValue() -> CFString { text }
  /// The text, which somebody else owns.
  public func takeUnretainedValue() -> CFString { text }
}

/// The class of endings of files' names.
public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue
/// The class of names such as `image/png`.
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

/// Whether a type is another one or below it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard !UTTypeEqual(inUTI, inConformsToUTI) else { return true }
  guard let type = UTType(inUTI), let above = UTType(inConformsToUTI) else { return false }
  return type.conforms(to: above)
}

/// Whether two identifiers name one type: capitals do not count.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.caseInsensitiveCompare(inUTI2) == .orderedSame
}

/// The type of a tag that conforms to another type; for an unknown tag one that is made for it.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _MadeString? {
  let type = UTType(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
  return type.map { _MadeString(text: $0.identifier) }
}

/// The tag of a type that is used first, such as `png` for files; nil if it has none of the class.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> _MadeString? {
  UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { _MadeString(text: $0) }
}

/// Whether the system knows a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared == true }

/// Whether a type was made for an unknown tag.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDynamic == true }
