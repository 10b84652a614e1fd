import Foundation

/// A document of Interface Builder: its elements by their identifiers, the resources that it names, its texts in the app's
/// language.
package final class InterfaceDocument {
  /// The file's name, such as `Main.storyboard`.
  package let name: String
  /// The bundle in which images, colours and other documents are looked for; nil looks in those of the app.
  package let bundle: Bundle?
  package let root: DocumentElement
  /// Texts in the app's language, by an element's identifier and the text's key: `kx1-2a-9f.text`.
  package let strings: [String: String]
  /// The modules that elements name, in which classes are that name none.
  package let modules: [String]
  private let elements: [String: DocumentElement]
  private let resources: [String: DocumentElement]
  /// The identifiers of the objects that outlets lead to.
  private lazy var destinations = readDestinations()
  private let report: (String) -> Void
  private var reported: Set<String> = []

  /// A document that has been read.
  ///
  /// - Parameter report: Takes a message for each thing that is not known; standard error by default.
  package init(
    name: String, root: DocumentElement, bundle: Bundle? = nil, strings: [String: String] = [:],
    report: @escaping (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  ) {
    self.name = name
    self.root = root
    self.bundle = bundle
    self.strings = strings
    self.report = report
    var elements: [String: DocumentElement] = [:]
    var resources: [String: DocumentElement] = [:]
    var modules: [String] = []
    root.forEach { element in
      if let id = element.id, elements[id] == nil { elements[id] = element }
      if let module = element.attributes["customModule"], !modules.contains(module) { modules.append(module) }
      if element.parent?.name == "resources", let name = element.attributes["name"] {
        resources["\(element.name)/\(name)"] = element
      }
    }
    self.elements = elements
    self.resources = resources
    self.modules = modules
    root.forEach { $0.document = self }
  }

  /// The element of an identifier; nil where the document has none.
  package func element(_ id: String) -> DocumentElement? { elements[id] }

  /// Whether an outlet, or a collection of outlets, leads to the object of an identifier.
  package func hasOutlet(to id: String) -> Bool { destinations.contains(id) }

  private func readDestinations() -> Set<String> {
    var destinations: Set<String> = []
    root.forEach { element in
      guard element.name == "outlet" || element.name == "outletCollection" else { return }
      if let destination = element.attributes["destination"] { destinations.insert(destination) }
    }
    return destinations
  }

  /// An image, a named colour or a system colour that the document lists among its resources.
  package func resource(_ kind: String, _ name: String) -> DocumentElement? { resources["\(kind)/\(name)"] }

  /// Tells once per document what of an element is not understood; the rest of it is shown.
  package func tell(_ element: DocumentElement, _ message: String) {
    guard reported.insert("\(element.name) \(message)").inserted else { return }
    report("UIKit: \(name):\(element.line): \(message) (\(element.path)); it is ignored.")
  }

  /// Tells which attributes and children of an element nothing has read. Once an element.
  package func tellUnknown(of element: DocumentElement) {
    guard !element.isReported else { return }
    element.isReported = true
    for attribute in element.unknownAttributes {
      let value = element.attributes[attribute] ?? ""
      tell(element, "\(element.name) has an attribute that is not known: \(attribute)=\"\(value)\"")
    }
    for child in element.unknownChildren { tell(child, "\(element.name) has a part that is not known: \(child.name)") }
  }
}
