import CXML
import Foundation

/// The reason why a document cannot be read.
package enum DocumentFault: Error, Equatable, CustomStringConvertible {
  case libraryMissing
  case tooLarge(bytes: Int)
  /// The parser's message, and the line, from 1.
  case malformed(line: Int, message: String)
  case empty

  package var description: String {
    switch self {
    case .libraryMissing: "libxml2 is not installed (Debian's package libxml2)"
    case .tooLarge(let bytes): "it has \(bytes) bytes, more than \(DocumentReading.maximumBytes)"
    case .malformed(let line, let message): "line \(line): \(message)"
    case .empty: "it has no element"
    }
  }
}

/// Reads XML into elements. Entities are not expanded, nothing is fetched from the network, and depth and size are
/// limited.
package struct DocumentReading {
  package static let maximumBytes = 64 << 20
  private static let maximumDepth = 256

  /// The root element of a document. O(n) in its size.
  package static func root(of data: Data) throws(DocumentFault) -> DocumentElement {
    guard data.count <= maximumBytes else { throw .tooLarge(bytes: data.count) }
    guard !data.isEmpty else { throw .empty }
    guard let library = XMLLibrary.shared else { throw .libraryMissing }
    return try DocumentReading(library: library).read(data)
  }

  private let library: XMLLibrary

  private func read(_ data: Data) throws(DocumentFault) -> DocumentElement {
    let first = FirstError(line: library.errorLine)
    let result = data.withUnsafeBytes { bytes -> Result<DocumentElement?, DocumentFault> in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      let reader = library.makeReader(start, Int32(bytes.count), nil, nil, Self.options)
      guard let reader else { return .failure(.empty) }
      defer { library.freeReader(reader) }
      library.setErrorHandler(reader, FirstError.handler, Unmanaged.passUnretained(first).toOpaque())
      return elements(reader)
    }
    if let fault = first.fault { throw fault }
    guard let root = try result.get() else { throw .empty }
    return root
  }

  /// Options of libxml2: no network access, no messages on standard error, line numbers beyond 65,535.
  private static let options: Int32 = 1 << 11 | 1 << 5 | 1 << 6 | 1 << 22

  private func elements(_ reader: UnsafeMutableRawPointer) -> Result<DocumentElement?, DocumentFault> {
    var root: DocumentElement?
    var open: [DocumentElement] = []
    var status = library.read(reader)
    while status == 1 {
      switch library.nodeType(reader) {
      case NodeType.element:
        let isEmpty = library.isEmptyElement(reader) == 1
        let element = element(reader)
        if let last = open.last { last.append(element) } else if root == nil { root = element }
        if !isEmpty { open.append(element) }
        guard open.count <= Self.maximumDepth else {
          return .failure(.malformed(line: element.line, message: "more than \(Self.maximumDepth) elements deep"))
        }
      case NodeType.end: _ = open.popLast()
      case NodeType.text, NodeType.characterData: open.last?.append(string(library.value(reader)))
      default: break
      }
      status = library.read(reader)
    }
    guard status == 0 else {
      return .failure(.malformed(line: Int(library.line(reader)), message: "the document ends early"))
    }
    return .success(root)
  }

  private func element(_ reader: UnsafeMutableRawPointer) -> DocumentElement {
    let name = string(library.name(reader))
    // The node's own line: the parser has already read further.
    let line = library.node(reader).map { library.lineOfNode($0) } ?? 0
    var attributes: [String: String] = [:]
    while library.moveToNextAttribute(reader) == 1 {
      attributes[string(library.name(reader))] = string(library.value(reader))
    }
    return DocumentElement(name: name, attributes: attributes, line: line)
  }

  private func string(_ bytes: UnsafePointer<UInt8>?) -> String { bytes.map(String.init(cString:)) ?? "" }

  /// The kinds of nodes, by libxml2's numbers.
  private enum NodeType {
    static let element: Int32 = 1
    static let text: Int32 = 3
    static let characterData: Int32 = 4
    static let end: Int32 = 15
  }
}

/// Keeps the first error that the parser reports.
private final class FirstError {
  private let line: xml_locator_line_function
  private(set) var fault: DocumentFault?

  init(line: @escaping xml_locator_line_function) {
    self.line = line
  }

  static let handler: xml_error_function = { data, message, severity, locator in
    guard let data, severity >= 4 else { return }
    let first = Unmanaged<FirstError>.fromOpaque(data).takeUnretainedValue()
    guard first.fault == nil else { return }
    let text = message.map { String(cString: $0) } ?? "malformed XML"
    let line = locator.map { Int(first.line($0)) } ?? 0
    first.fault = .malformed(line: line, message: text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
