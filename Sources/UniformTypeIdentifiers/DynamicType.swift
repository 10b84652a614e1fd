import Foundation
import ListCore

/// A type made for an unknown tag. Its identifier contains the tag, so that the type can be restored from it.
struct DynamicType {
  let tag: String
  let tagClass: UTTagClass
  let parent: TypeIdentifier?

  /// The prefix of such identifiers [D]. The encoding of the tag after it is ours [?].
  private static let prefix = "dyn."
  private static let separator: Character = "\u{1F}"

  init(tag: String, tagClass: UTTagClass, parent: TypeIdentifier?) {
    self.tag = tagClass == .filenameExtension ? tag.lowercased() : tag
    self.tagClass = tagClass
    self.parent = parent
  }

  /// Nil unless the identifier is that of a dynamic type.
  init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let digits = Array(identifier.dropFirst(Self.prefix.count).utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
      UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
    }
    guard bytes.count * 2 == digits.count, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let parts = text.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return nil }
    self.init(
      tag: parts[0], tagClass: UTTagClass(rawValue: parts[1]),
      parent: parts[2].isEmpty ? nil : TypeIdentifier(rawValue: parts[2]))
  }

  var identifier: String {
    let text = [tag, tagClass.rawValue, parent?.rawValue ?? ""].joined(separator: String(Self.separator))
    return Self.prefix + text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
