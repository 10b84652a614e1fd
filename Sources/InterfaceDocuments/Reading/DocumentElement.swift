/// An element of a document of Interface Builder, with all that is below it.
///
/// Reading an attribute or a child marks it as known. The rest is reported once the element has been made into an object.
package final class DocumentElement {
  package let name: String
  /// The line of the document on which the element ends its opening tag, from 1.
  package let line: Int
  package private(set) var children: [DocumentElement] = []
  /// The characters between the tags, without the spaces around them.
  package private(set) var text = ""
  package private(set) unowned(unsafe) var parent: DocumentElement?
  /// The document, which keeps its elements.
  package internal(set) unowned(unsafe) var document: InterfaceDocument?

  package let attributes: [String: String]
  /// The identifier, by which other elements name this one.
  package let id: String?
  private var known: Set<String> = []
  private var isKnown = false
  /// Whether the element says something for some size classes only, or has a default variation.
  package private(set) var hasVariations = false
  /// The plans that were read from the element for all objects that are made of it, by their types.
  package var plans: [ObjectIdentifier: AnyObject] = [:]
  /// Whether attributes and children that nobody knows have been reported.
  package var isReported = false

  package init(name: String, attributes: [String: String] = [:], line: Int = 0) {
    self.name = name
    self.attributes = attributes
    id = attributes["id"]
    self.line = line
  }

  /// Adds an element at the end.
  package func append(_ child: DocumentElement) {
    child.parent = self
    children.append(child)
    if child.name == "variation" { hasVariations = true }
  }

  func append(_ text: String) { self.text += text }

  // MARK: Reading

  /// The value of an attribute, which is then known.
  package subscript(attribute: String) -> String? {
    known.insert(attribute)
    return attributes[attribute]
  }

  /// The first child of a name, with a `key` if one is asked for; it is then known.
  package func child(_ name: String, key: String? = nil) -> DocumentElement? {
    let child = children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
    child?.markKnown()
    return child
  }

  /// The first child with a `key`, whatever its name; it is then known.
  package func child(key: String) -> DocumentElement? {
    let child = children.first { $0.attributes["key"] == key }
    child?.markKnown()
    return child
  }

  /// The children of a child of a name: the `label`s in `subviews`. All are then known.
  package func contents(of name: String, key: String? = nil) -> [DocumentElement] {
    let contents = child(name, key: key)?.children ?? []
    contents.forEach { $0.markKnown() }
    return contents
  }

  /// The children of a name, which are then known.
  package func children(named name: String) -> [DocumentElement] {
    children.filter { child in
      guard child.name == name else { return false }
      child.markKnown()
      return true
    }
  }

  /// Makes attributes known that say nothing at run time.
  package func ignore(_ attributes: Set<String>) { known.formUnion(attributes) }

  package func markKnown() {
    guard !isKnown else { return }
    isKnown = true
    known.insert("key")
  }

  // MARK: Reporting

  /// The names of the attributes that nothing has read, in order.
  package var unknownAttributes: [String] { attributes.keys.filter { $0 != "id" && !known.contains($0) }.sorted() }

  /// The children that nothing has read, but for the object's place on the canvas of the editor.
  package var unknownChildren: [DocumentElement] {
    children.filter { !$0.isKnown && $0.attributes["key"] != "canvasLocation" }
  }

  /// The names of the elements around this one and its own, from the outermost.
  package var path: String {
    guard let parent else { return name }
    return "\(parent.path)/\(name)"
  }

  /// All elements below this one, and itself.
  package func forEach(_ body: (DocumentElement) -> Void) {
    body(self)
    children.forEach { $0.forEach(body) }
  }
}
