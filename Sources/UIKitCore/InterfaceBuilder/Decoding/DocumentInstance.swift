import Foundation
import InterfaceDocuments

/// The objects that are made together from a document, or from a part of it.
@MainActor
package final class DocumentInstance {
  package let document: InterfaceDocument
  /// The file's owner: the controller whose view this is, or the object that a nib was loaded for.
  package private(set) weak var owner: AnyObject?
  /// The storyboard scene that this instance belongs to, if any.
  package weak var scene: AnyObject?
  /// Weak references: views, items and controllers retain their own objects.
  private var objects: [String: NamedObject] = [:]
  private var made: [Made] = []
  private var connected: [@MainActor () -> Void] = []
  private var constraints: [DocumentElement] = []
  private var unfinishedVariations: SizeClassVariations?
  package private(set) lazy var coder = InterfaceCoder(instance: self)

  package init(document: InterfaceDocument, owner: AnyObject?) {
    self.document = document
    self.owner = owner
  }

  /// The parts of unfinished objects that differ by size class.
  var variations: SizeClassVariations {
    if let unfinishedVariations { return unfinishedVariations }
    let variations = SizeClassVariations(instance: self)
    unfinishedVariations = variations
    return variations
  }

  // MARK: Objects

  /// The object with an identifier in this instance; nil if it has not been made.
  package func object(_ id: String) -> AnyObject? { objects[id]?.object }

  /// Registers an object under an identifier.
  package func register(_ object: AnyObject, as id: String?) {
    if let id { objects[id] = NamedObject(object: object) }
  }

  /// Makes the object of an element and all that is in it. Connections follow when all objects exist: see ``finish()``.
  package func make(_ element: DocumentElement) -> AnyObject? {
    guard let type = ElementClass.of(element) else {
      document.tell(element, "\(element.name) is no object that this UIKit has")
      return nil
    }
    let object = coder.making(element) { DecodedObject.make(type, element, coder) }
    guard let object else {
      document.tell(element, "\(type) cannot be made of a document: its init(coder:) returned nil")
      return nil
    }
    note(Made(element: element, object: object))
    return object
  }

  private func note(_ object: Made) {
    // A view is registered before its subviews are made, other objects here.
    if let id = object.element.id, objects[id]?.object !== object.object { register(object.object, as: id) }
    made.append(object)
  }

  /// Makes the view of an element, where it describes one.
  package func view(_ element: DocumentElement) -> UIView? { make(element) as? UIView }

  /// Keeps the constraints of a view until their items exist.
  func add(_ constraints: [DocumentElement]) { self.constraints += constraints }

  /// Adds an object that was created elsewhere, so that its connections and attributes are applied with the others.
  package func adopt(_ object: AnyObject, of element: DocumentElement) {
    note(Made(element: element, object: object))
  }

  /// Adds an object that existed before, such as the file's owner, so that its connections are made with the others,
  /// but without `awakeFromNib`.
  package func adoptPlaceholder(_ object: AnyObject, of element: DocumentElement) {
    note(Made(element: element, object: object, isAwake: true))
  }

  /// Sets the file's owner, if it is created from the document itself.
  package func setOwner(_ owner: AnyObject) { self.owner = owner }

  /// Calls a function once all connections exist, before the objects receive `awakeFromNib`.
  package func whenConnected(_ body: @escaping @MainActor () -> Void) { connected.append(body) }

  /// An instance for an object that is made later, such as a cell's prototype. It has the owner and the scene of this
  /// one.
  package func prototype() -> DocumentInstance {
    let instance = DocumentInstance(document: document, owner: owner)
    instance.scene = scene
    if let owner, let id = objects.first(where: { $0.value.object === owner })?.key { instance.register(owner, as: id) }
    return instance
  }

  // MARK: Finishing

  /// Creates the constraints, sets the attributes of the app's own classes, connects outlets and actions, and calls
  /// `awakeFromNib`, in this order, for everything created since the last call.
  package func finish() {
    let made = self.made
    self.made = []
    ConstraintDecoding(instance: self).activate(constraints)
    constraints = []
    if let variations = unfinishedVariations, variations.begin() { unfinishedVariations = nil }
    for made in made { RuntimeAttributes(instance: self).set(made.element, on: made.object) }
    for made in made { Connections(instance: self).connect(made.element, of: made.object) }
    let connected = self.connected
    self.connected = []
    connected.forEach { $0() }
    for made in made {
      document.tellUnknown(of: made.element)
      if !made.isAwake { (made.object as? UIResponder)?.awakeFromNib() }
    }
  }

  private struct NamedObject {
    weak var object: AnyObject?
  }

  private struct Made {
    let element: DocumentElement
    let object: AnyObject
    var isAwake = false
  }
}
