import CXML
import UIKitGraphics

/// The functions of libxml2 that read a document node by node.
struct XMLLibrary {
  let makeReader: xml_reader_new_function
  let freeReader: xml_reader_free_function
  let setErrorHandler: xml_reader_set_error_function
  let read: xml_reader_number_function
  let nodeType: xml_reader_number_function
  let isEmptyElement: xml_reader_number_function
  let line: xml_reader_number_function
  let node: xml_reader_node_function
  let lineOfNode: xml_node_line_function
  let name: xml_reader_text_function
  let value: xml_reader_text_function
  let moveToNextAttribute: xml_reader_number_function
  let errorLine: xml_locator_line_function

  /// Nil when the library is not installed.
  static let shared = XMLLibrary()

  private init?() {
    guard let library = DynamicLibrary(named: "libxml2.so.2") ?? DynamicLibrary(named: "libxml2.so.16"),
      let makeReader = library.function("xmlReaderForMemory", as: xml_reader_new_function.self),
      let freeReader = library.function("xmlFreeTextReader", as: xml_reader_free_function.self),
      let setErrorHandler = library.function(
        "xmlTextReaderSetErrorHandler", as: xml_reader_set_error_function.self),
      let read = library.function("xmlTextReaderRead", as: xml_reader_number_function.self),
      let nodeType = library.function("xmlTextReaderNodeType", as: xml_reader_number_function.self),
      let isEmptyElement = library.function("xmlTextReaderIsEmptyElement", as: xml_reader_number_function.self),
      let line = library.function("xmlTextReaderGetParserLineNumber", as: xml_reader_number_function.self),
      let node = library.function("xmlTextReaderCurrentNode", as: xml_reader_node_function.self),
      let lineOfNode = library.function("xmlGetLineNo", as: xml_node_line_function.self),
      let name = library.function("xmlTextReaderConstName", as: xml_reader_text_function.self),
      let value = library.function("xmlTextReaderConstValue", as: xml_reader_text_function.self),
      let moveToNextAttribute = library.function(
        "xmlTextReaderMoveToNextAttribute", as: xml_reader_number_function.self),
      let errorLine = library.function("xmlTextReaderLocatorLineNumber", as: xml_locator_line_function.self)
    else { return nil }
    self.makeReader = makeReader
    self.freeReader = freeReader
    self.setErrorHandler = setErrorHandler
    self.read = read
    self.nodeType = nodeType
    self.isEmptyElement = isEmptyElement
    self.line = line
    self.node = node
    self.lineOfNode = lineOfNode
    self.name = name
    self.value = value
    self.moveToNextAttribute = moveToNextAttribute
    self.errorLine = errorLine
  }
}
