import CoreGraphics
import Foundation
import InterfaceDocuments

/// Sets user-defined runtime attributes: values for properties of the app's own classes, by key path.
@MainActor
struct RuntimeAttributes {
  let instance: DocumentInstance

  func set(_ element: DocumentElement, on object: AnyObject) {
    let plan = element.kept(RuntimeAttributePlan.init)
    guard !plan.attributes.isEmpty, let object = object as? NSObject else { return }
    for attribute in plan.attributes {
      let fault = KeyValueFault.of(setting: attribute.value, forKeyPath: attribute.keyPath, of: object)
      guard let fault else { continue }
      instance.document.tell(
        attribute.element,
        "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(type(of: object))): "
          + fault.message)
    }
  }
}

/// The attributes that an element lists, read once.
private struct RuntimeAttributePlan {
  let attributes: [(keyPath: String, value: Any?, element: DocumentElement)]

  @MainActor
  init(_ element: DocumentElement) {
    attributes = element.contents(of: "userDefinedRuntimeAttributes").compactMap { attribute in
      attribute["keyPath"].map { ($0, Self.value(attribute), attribute) }
    }
  }

  private static func value(_ element: DocumentElement) -> Any? {
    switch element["type"] {
    case "boolean": return element.bool("value")
    case "string": return element["value"] ?? element.child(key: "value")?.text
    case "localizedString":
      return (element["value"] ?? element.child(key: "value")?.text).map { text in
        NSLocalizedString(text, comment: "")
      }
    case "number":
      guard let number = element.child(key: "value") else { return nil }
      if number.name == "integer" { return number.integer("value").map { NSNumber(value: $0) } }
      return number.number("value").map { NSNumber(value: Double($0)) }
    case "color": return element.color(key: "value")
    case "image": return element.image("value") ?? element.child(key: "value")?.image("name")
    case "size": return element.size(key: "value")
    case "rect": return element.rect(key: "value")
    case "point":
      guard let point = element.child("point", key: "value"), let x = point.number("x"), let y = point.number("y")
      else { return nil }
      return CGPoint(x: x, y: y)
    default: return nil
    }
  }
}
