import Foundation
import InterfaceDocuments

/// Connects the objects of a document: outlets, outlet collections, actions.
@MainActor
struct Connections {
  let instance: DocumentInstance

  /// Makes the connections that an element lists. Destinations that are not made here are left to those who make them.
  func connect(_ element: DocumentElement, of object: AnyObject) {
    var collections: [String: [AnyObject]] = [:]
    var names: [String] = []
    for connection in element.contents(of: "connections") {
      switch connection.name {
      case "outlet": connectOutlet(connection, of: object)
      case "outletCollection":
        guard let name = connection["property"], let destination = destination(connection) else { continue }
        connection.ignore(["collectionClass", "appends"])
        if collections[name] == nil { names.append(name) }
        collections[name, default: []].append(destination)
      case "action": connectAction(connection, of: object)
      case "segue": (object as? any SegueTrigger)?.connect(connection, in: instance)
      default: instance.document.tell(connection, "a connection is not known: \(connection.name)")
      }
    }
    for name in names { set(collections[name] ?? [], of: object, name, element) }
  }

  // MARK: Outlets

  private func connectOutlet(_ connection: DocumentElement, of object: AnyObject) {
    guard let name = connection["property"], let destination = destination(connection),
      let object = object as? NSObject
    else { return }
    if let fault = KeyValueFault.of(setting: destination, forKey: name, of: object) {
      stop(fault, "outlet \(name)", connection)
    }
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

  /// An outlet without a property is a programmer's error, as on iOS.
  private func stop(_ fault: KeyValueFault, _ subject: String, _ element: DocumentElement) -> Never {
    fatalError(
      "\(fault.message) The \(subject) is connected in \(instance.document.name):\(element.line) (\(element.path)).")
  }

  private func destination(_ connection: DocumentElement) -> AnyObject? {
    connection.ignore(["id"])
    return connection["destination"].flatMap { instance.object($0) }
  }

  // MARK: Actions

  private func connectAction(_ connection: DocumentElement, of object: AnyObject) {
    connection.ignore(["id"])
    guard let selector = connection["selector"].map({ Selector($0) }) else { return }
    let target = connection["destination"].flatMap { instance.object($0) }
    let event = connection.value("eventType", Self.events)
    if let source = object as? any ActionSource {
      source.connect(target, selector, event)
    } else {
      instance.document.tell(connection, "\(type(of: object)) sends no actions")
    }
  }

  private static let events: [String: UIControlEventCode] = [
    "touchDown": 1 << 0, "touchDownRepeat": 1 << 1, "touchDragInside": 1 << 2, "touchDragOutside": 1 << 3,
    "touchDragEnter": 1 << 4, "touchDragExit": 1 << 5, "touchUpInside": 1 << 6, "touchUpOutside": 1 << 7,
    "touchCancel": 1 << 8, "valueChanged": 1 << 12, "primaryActionTriggered": 1 << 13, "menuActionTriggered": 1 << 14,
    "editingDidBegin": 1 << 16, "editingChanged": 1 << 17, "editingDidEnd": 1 << 18, "editingDidEndOnExit": 1 << 19,
    "allEvents": UInt.max,
  ]
}

/// The number of `UIControl.Event`.
package typealias UIControlEventCode = UInt

/// An object that sends actions: a control, a bar button item, a gesture recogniser.
@MainActor
package protocol ActionSource: AnyObject {
  /// Sends `action` to `target`, or along the responder chain without one, for a control's event if one is named.
  func connect(_ target: AnyObject?, _ action: Selector, _ event: UIControlEventCode?)
}

/// An object whose use performs a segue, or whose children are related to it by one.
@MainActor
package protocol SegueTrigger: AnyObject {
  /// Keeps the segue of a connection for when the object is used.
  func connect(_ segue: DocumentElement, in instance: DocumentInstance)
}
