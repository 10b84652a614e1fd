import CXML
import UIKitGraphics

/// The functions of libxml2 that read a page; opened when the first page is read.
struct HTMLLibrary {
  let readPage: html_read_function
  let freePage: xml_free_document_function
  let makeReader: xml_reader_walker_function
  let freeReader: xml_reader_free_function
  let read: xml_reader_number_function
  let nodeType: xml_reader_number_function
  let isEmptyElement: xml_reader_number_function
  let name: xml_reader_text_function
  let value: xml_reader_text_function
  let moveToNextAttribute: xml_reader_number_function

  /// Nil when the library is not installed.
  static let shared = HTMLLibrary()

  private init?() {
    guard let library = DynamicLibrary(named: "libxml2.so.2") ?? DynamicLibrary(named: "libxml2.so.16"),
      let readPage = library.function("htmlReadMemory", as: html_read_function.self),
      let freePage = library.function("xmlFreeDoc", as: xml_free_document_function.self),
      let makeReader = library.function("xmlReaderWalker", as: xml_reader_walker_function.self),
      let freeReader = library.function("xmlFreeTextReader", as: xml_reader_free_function.self),
      let read = library.function("xmlTextReaderRead", as: xml_reader_number_function.self),
      let nodeType = library.function("xmlTextReaderNodeType", as: xml_reader_number_function.self),
      let isEmptyElement = library.function("xmlTextReaderIsEmptyElement", as: xml_reader_number_function.self),
      let name = library.function("xmlTextReaderConstName", as: xml_reader_text_function.self),
      let value = library.function("xmlTextReaderConstValue", as: xml_reader_text_function.self),
      let moveToNextAttribute = library.function(
        "xmlTextReaderMoveToNextAttribute", as: xml_reader_number_function.self)
    else { return nil }
    self.readPage = readPage
    self.freePage = freePage
    self.makeReader = makeReader
    self.freeReader = freeReader
    self.read = read
    self.nodeType = nodeType
    self.isEmptyElement = isEmptyElement
    self.name = name
    self.value = value
    self.moveToNextAttribute = moveToNextAttribute
  }
}
