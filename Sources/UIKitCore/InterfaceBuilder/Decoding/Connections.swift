import Foundation
import InterfaceDocuments

/// Connects the objects of a document: outlets, outlet collections, actions.
@MainActor
struct Connections {
  let instance: DocumentInstance

  /// Makes the connections that an element lists. Those to objects that this instance did not make are left to the code
  /// that makes these objects.
  func connect(_ element: DocumentElement, of object: AnyObject) {
    let plan = element.connections
    for outlet in plan.outlets { connect(outlet, of: object) }
    for collection in plan.collections {
      set(collection.destinations.compactMap(instance.object), of: object, collection.name, element)
    }
    for action in plan.actions { connect(action, of: object) }
    for segue in plan.segues { (object as? any SegueTrigger)?.connect(segue, in: instance) }
  }

  // MARK: Outlets

  private func connect(_ outlet: ConnectionPlan.Outlet, of object: AnyObject) {
    guard let destination = instance.object(outlet.destination), let object = object as? NSObject else { return }
    guard let fault = KeyValueFault.of(setting: destination, forKey: outlet.name, of: object) else { return }
    // Report the mismatch instead of stopping: on iOS a delegate's methods are optional, and its conformance is not
    // checked.
    if case .mismatch = fault, outlet.name.lowercased().hasSuffix("delegate") {
      let message = "\(type(of: destination)) does not adopt the protocol of the outlet \(outlet.name)"
      return instance.document.tell(outlet.element, message)
    }
    stop(fault, "outlet \(outlet.name)", outlet.element)
  }

  /// Gesture recognisers are added to a view; other collections are the app's own properties.
  private func set(_ objects: [AnyObject], of object: AnyObject, _ name: String, _ element: DocumentElement) {
    if name == "gestureRecognizers", let view = object as? UIView {
      objects.compactMap { $0 as? UIGestureRecognizer }.forEach(view.addGestureRecognizer)
    } else if let object = object as? NSObject,
      let fault = KeyValueFault.of(setting: objects, forKey: name, of: object)
    {
      stop(fault, "outlet collection \(name)", element)
    }
  }

  /// Stops the program, as iOS does for an outlet without a property.
  private func stop(_ fault: KeyValueFault, _ subject: String, _ element: DocumentElement) -> Never {
    fatalError(
      "\(fault.message) The \(subject) is connected in \(instance.document.name):\(element.line) (\(element.path)).")
  }

  // MARK: Actions

  private func connect(_ action: ConnectionPlan.Action, of object: AnyObject) {
    guard let source = object as? any ActionSource else {
      return instance.document.tell(action.element, "\(type(of: object)) sends no actions")
    }
    source.connect(action.destination.flatMap { instance.object($0) }, action.selector, action.event)
  }
}

/// The connections that an element lists, read once.
private struct ConnectionPlan {
  struct Outlet {
    let name: String
    let destination: String
    let element: DocumentElement
  }

  struct Collection {
    let name: String
    var destinations: [String]
  }

  struct Action {
    let selector: Selector
    /// Nil is the first responder.
    let destination: String?
    let event: UIControlEventCode?
    let element: DocumentElement
  }

  private(set) var outlets: [Outlet] = []
  /// In the order in which the document begins them.
  private(set) var collections: [Collection] = []
  private(set) var actions: [Action] = []
  private(set) var segues: [DocumentElement] = []

  init(_ element: DocumentElement) {
    for connection in element.contents(of: "connections") {
      connection.ignore(["id"])
      switch connection.name {
      case "outlet": readOutlet(connection)
      case "outletCollection": readCollection(connection)
      case "action": readAction(connection)
      case "segue": segues.append(connection)
      default: connection.document?.tell(connection, "a connection is not known: \(connection.name)")
      }
    }
  }

  private mutating func readOutlet(_ connection: DocumentElement) {
    guard let name = connection["property"], let destination = connection["destination"] else { return }
    outlets.append(Outlet(name: name, destination: destination, element: connection))
  }

  private mutating func readCollection(_ connection: DocumentElement) {
    connection.ignore(["collectionClass", "appends"])
    guard let name = connection["property"], let destination = connection["destination"] else { return }
    if let known = collections.firstIndex(where: { $0.name == name }) {
      collections[known].destinations.append(destination)
    } else {
      collections.append(Collection(name: name, destinations: [destination]))
    }
  }

  private mutating func readAction(_ connection: DocumentElement) {
    guard let selector = connection["selector"] else { return }
    actions.append(
      Action(
        selector: Selector(selector), destination: connection["destination"],
        event: connection.value("eventType", Self.events), element: connection))
  }

  private static let events: [String: UIControlEventCode] = [
    "touchDown": 1 << 0, "touchDownRepeat": 1 << 1, "touchDragInside": 1 << 2, "touchDragOutside": 1 << 3,
    "touchDragEnter": 1 << 4, "touchDragExit": 1 << 5, "touchUpInside": 1 << 6, "touchUpOutside": 1 << 7,
    "touchCancel": 1 << 8, "valueChanged": 1 << 12, "primaryActionTriggered": 1 << 13, "menuActionTriggered": 1 << 14,
    "editingDidBegin": 1 << 16, "editingChanged": 1 << 17, "editingDidEnd": 1 << 18, "editingDidEndOnExit": 1 << 19,
    "allEvents": UInt.max,
  ]
}

extension DocumentElement {
  @MainActor
  fileprivate var connections: ConnectionPlan { kept(ConnectionPlan.init) }
}

/// The raw value of a `UIControl.Event`.
package typealias UIControlEventCode = UInt

/// An object that sends actions: a control, a bar button item, a gesture recogniser.
@MainActor
package protocol ActionSource: AnyObject {
  /// Sends `action` to `target`, or along the responder chain if that is nil. For a control, `event` is the event that
  /// causes it; nil for the primary one.
  func connect(_ target: AnyObject?, _ action: Selector, _ event: UIControlEventCode?)
}

/// An object that performs a segue when it is used, or a container that a segue relates to its children.
@MainActor
package protocol SegueTrigger: AnyObject {
  /// Keeps the segue of a connection for when the object is used.
  func connect(_ segue: DocumentElement, in instance: DocumentInstance)
}
