import Foundation

/// A document of Interface Builder: its elements by their identifiers, the resources that it names, and its localised
/// strings.
package final class InterfaceDocument {
  /// The file's name, such as `Main.storyboard`.
  package let name: String
  /// The bundle in which images, colours and other documents are searched; nil for the app's bundles.
  package let bundle: Bundle?
  package let root: DocumentElement
  /// Localised strings, by an element's identifier and the key: `kx1-2a-9f.text`.
  package let strings: [String: String]
  /// The modules named by elements, in which classes without a module are searched too.
  package let modules: [String]
  private let elements: [String: DocumentElement]
  private let resources: [String: DocumentElement]
  /// The identifiers of the destinations of outlets.
  private lazy var destinations = readDestinations()
  private let report: (String) -> Void
  private var reported: Set<String> = []

  /// A document, once it is parsed.
  ///
  /// - Parameter report: Receives a message for each unknown element or attribute; standard error by default.
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

  /// The element with an identifier; nil if the document has none.
  package func element(_ id: String) -> DocumentElement? { elements[id] }

  /// Whether an outlet or an outlet collection refers to the object with an identifier.
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

  /// Reports a problem with an element, once per document. The rest of the element is shown.
  package func tell(_ element: DocumentElement, _ message: String) {
    guard reported.insert("\(element.name) \(message)").inserted else { return }
    report("UIKit: \(name):\(element.line): \(message) (\(element.path)); it is ignored.")
  }

  /// Reports the attributes and children of an element that were not read, once per element.
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
