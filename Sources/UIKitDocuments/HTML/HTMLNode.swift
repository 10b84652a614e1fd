import Foundation

/// An element of a page, or a piece of its text.
final class HTMLNode {
  /// The element's name in lowercase letters; empty for text.
  let name: String
  /// The attributes by their names in lowercase letters.
  private(set) var attributes: [String: String] = [:]
  /// The characters of a piece of text.
  let text: String
  private(set) var children: [HTMLNode] = []

  private init(name: String, text: String = "") {
    self.name = name
    self.text = text
  }

  /// The tree of a page. Any text is accepted: unclosed, unknown or misplaced elements are treated as in browsers.
  ///
  /// - Returns: nil if libxml2 is not installed.
  convenience init?(page: String) {
    guard let library = HTMLLibrary.shared else { return nil }
    self.init(name: "")
    // Without a body, libxml2 would put bare text into a paragraph.
    let hasBody = page.range(of: "<body", options: .caseInsensitive) != nil
    let whole = hasBody ? page : "<html><body>\(page)</body></html>"
    let document = Array(whole.utf8CString).withUnsafeBufferPointer {
      library.readPage($0.baseAddress, Int32(clamping: $0.count - 1), nil, "UTF-8", Self.options)
    }
    guard let document else { return }
    defer { library.freePage(document) }
    guard let reader = library.makeReader(document) else { return }
    defer { library.freeReader(reader) }
    take(reader, library)
  }

  /// Options of libxml2: recover from errors, report neither errors nor warnings, and load nothing from the network.
  private static let options: Int32 = 1 << 0 | 1 << 5 | 1 << 6 | 1 << 11

  private enum Kind {
    static let element: Int32 = 1
    static let text: Int32 = 3
    static let section: Int32 = 4
    static let space: Int32 = 14
    static let end: Int32 = 15
  }

  private func take(_ reader: UnsafeMutableRawPointer, _ library: HTMLLibrary) {
    var open = [self]
    while library.read(reader) == 1 {
      switch library.nodeType(reader) {
      case Kind.element:
        let node = HTMLNode(name: Self.string(library.name(reader)).lowercased())
        let isEmpty = library.isEmptyElement(reader) == 1
        while library.moveToNextAttribute(reader) == 1 {
          node.attributes[Self.string(library.name(reader)).lowercased()] = Self.string(library.value(reader))
        }
        open[open.count - 1].children.append(node)
        if !isEmpty { open.append(node) }
      case Kind.text, Kind.section, Kind.space:
        open[open.count - 1].children.append(HTMLNode(name: "", text: Self.string(library.value(reader))))
      case Kind.end where open.count > 1: open.removeLast()
      default: break
      }
    }
  }

  private static func string(_ bytes: UnsafePointer<UInt8>?) -> String { bytes.map { String(cString: $0) } ?? "" }

  /// The words of the attribute `class`.
  var classes: [Substring] { attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [] }

  /// All text in the element.
  var content: String { text + children.map(\.content).joined() }

  /// The elements with a name inside this element, in the order of the page.
  func descendants(named name: String) -> [HTMLNode] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(named: name) }
  }
}
