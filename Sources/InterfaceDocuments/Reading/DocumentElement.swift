/// An element of a document of Interface Builder, with its descendants.
///
/// Reading an attribute or a child marks it as known. Unknown attributes and children are reported once the element has
/// been made into an object.
package final class DocumentElement {
  package let name: String
  /// The line, from 1, on which the element's start tag ends.
  package let line: Int
  package private(set) var children: [DocumentElement] = []
  /// The characters between the tags, trimmed.
  package private(set) var text = ""
  package private(set) unowned(unsafe) var parent: DocumentElement?
  /// The document, which owns its elements.
  package internal(set) unowned(unsafe) var document: InterfaceDocument?

  package let attributes: [String: String]
  /// The identifier by which other elements refer to this one.
  package let id: String?
  private var known: Set<String> = []
  private var isKnown = false
  /// Whether the element has variations for size classes, or a default variation.
  package private(set) var hasVariations = false
  /// The plans made from the element, by the type of the object; all objects made from the element share them.
  package var plans: [ObjectIdentifier: AnyObject] = [:]
  /// Whether unknown attributes and children have been reported.
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

  /// The value of an attribute, which is marked as known.
  package subscript(attribute: String) -> String? {
    known.insert(attribute)
    return attributes[attribute]
  }

  /// The first child with a name, and with a `key` if one is given; it is marked as known.
  package func child(_ name: String, key: String? = nil) -> DocumentElement? {
    let child = children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
    child?.markKnown()
    return child
  }

  /// The first child with a `key`, regardless of its name; it is marked as known.
  package func child(key: String) -> DocumentElement? {
    let child = children.first { $0.attributes["key"] == key }
    child?.markKnown()
    return child
  }

  /// The children of the child with a name, such as the `label`s in `subviews`. All are marked as known.
  package func contents(of name: String, key: String? = nil) -> [DocumentElement] {
    let contents = child(name, key: key)?.children ?? []
    contents.forEach { $0.markKnown() }
    return contents
  }

  /// The children with a name, which are marked as known.
  package func children(named name: String) -> [DocumentElement] {
    children.filter { child in
      guard child.name == name else { return false }
      child.markKnown()
      return true
    }
  }

  /// Marks attributes as known that have no effect at run time.
  package func ignore(_ attributes: Set<String>) { known.formUnion(attributes) }

  package func markKnown() {
    guard !isKnown else { return }
    isKnown = true
    known.insert("key")
  }

  // MARK: Reporting

  /// The names of the attributes that were not read, in order.
  package var unknownAttributes: [String] { attributes.keys.filter { $0 != "id" && !known.contains($0) }.sorted() }

  /// The children that were not read, except the object's position on the editor's canvas.
  package var unknownChildren: [DocumentElement] {
    children.filter { !$0.isKnown && $0.attributes["key"] != "canvasLocation" }
  }

  /// The names of the ancestors and of the element itself, from the root.
  package var path: String {
    guard let parent else { return name }
    return "\(parent.path)/\(name)"
  }

  /// Calls `body` with this element and all its descendants.
  package func forEach(_ body: (DocumentElement) -> Void) {
    body(self)
    children.forEach { $0.forEach(body) }
  }
}
