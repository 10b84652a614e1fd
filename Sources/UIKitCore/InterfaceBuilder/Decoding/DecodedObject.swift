import Foundation
import InterfaceDocuments

/// Makes objects of classes that are known only by name.
@MainActor
enum DecodedObject {
  /// An object made by the `init(coder:)` of its class; nil if the class has none or returns nil.
  static func make(_ type: AnyClass, _ element: DocumentElement, _ coder: InterfaceCoder) -> AnyObject? {
    if let type = type as? UIView.Type { return type.init(coder: coder) }
    if let type = type as? any DecodedItem.Type { return type.decoded(coder) }
    return type is NSObject.Type ? ObjectMaking.make(type) : nil
  }
}

/// A class that is not a view, and whose objects documents describe.
@MainActor
package protocol DecodedItem: AnyObject {
  /// An object of the class, made by its `init(coder:)`.
  static func decoded(_ coder: NSCoder) -> AnyObject?
}
