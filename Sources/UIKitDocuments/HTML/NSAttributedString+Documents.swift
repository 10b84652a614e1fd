import Foundation
import UIKitCore

extension NSAttributedString {
  /// The format of a document that a text is read from.
  ///
  /// Documentation: `Foundation/NSAttributedString/DocumentType`.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String

    /// The format of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The name of an option for reading a document.
  ///
  /// Documentation: `Foundation/NSAttributedString/DocumentReadingOptionKey`.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// The option of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The format, a `DocumentType`; without it a text that begins with a tag is a page.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the characters, the raw value of a `String.Encoding` as a number.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of a plain text, a dictionary. Pages have their own.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document.
  ///
  /// A page's text looks as in browsers: 12 points with serifs in black, unless styles change it, in the page or in its
  /// elements. Images within the page (`data:`) become attachments; nothing is loaded from files or the network.
  /// Without an encoding, in the options or in the page, bytes are Windows Latin (code page 1252), as on iOS [C].
  /// O(*n*) in the page, times the rules of its styles.
  ///
  /// - Parameters:
  ///   - data: The bytes of the document.
  ///   - options: The format, the encoding, and the attributes of plain text.
  ///   - documentAttributes: Where to write the document's own attributes: its format. Usually nil.
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` if the bytes are invalid in the encoding, and
  ///   `CocoaError.fileReadUnknown` for another format, or without libxml2, which reads pages.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    documentAttributes?.pointee = ["DocumentType": document.type.rawValue]
    self.init(attributedString: document.text)
  }

  /// Reads a document from a file. Pictures that a page names are read from files relative to it.
  ///
  /// - Throws: the error of reading the file, and those of ``init(data:options:documentAttributes:)``.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    let document = try TextDocument(Data(contentsOf: url), options, base: url)
    documentAttributes?.pointee = ["DocumentType": document.type.rawValue]
    self.init(attributedString: document.text)
  }
}

/// A document that was read as a text.
struct TextDocument {
  let type: NSAttributedString.DocumentType
  let text: NSAttributedString

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any], base: URL? = nil) throws {
    let encoding = options[.characterEncoding].flatMap { ($0 as? NSNumber)?.uintValue ?? $0 as? UInt }
    type = Self.type(of: data, options[.documentType])
    switch type {
    case .plain:
      guard let characters = PageEncoding.string(of: data, encoding, default: .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      text = NSAttributedString(string: characters, attributes: attributes ?? [:])
    case .html:
      guard let page = PageEncoding.string(of: data, encoding, default: .windowsCP1252) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      guard let root = HTMLNode(page: page) else { throw CocoaError(.fileReadUnknown) }
      text = HTMLText(root, base: base).result
    default: throw CocoaError(.fileReadUnknown)
    }
  }

  private static func type(of data: Data, _ option: Any?) -> NSAttributedString.DocumentType {
    if let type = option as? NSAttributedString.DocumentType { return type }
    if let name = option as? String { return NSAttributedString.DocumentType(rawValue: name) }
    let isPage = data.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.first == UInt8(ascii: "<")
    return isPage ? .html : .plain
  }
}
