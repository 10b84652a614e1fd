/// An object as logs show it: its class and where it is.
enum ObjectDescription {
  /// Such as `<Shop.BasketController: 0x7f8a4c00>`.
  static func text(of object: AnyObject, _ parts: [String] = []) -> String {
    let name = "\(className(of: object)): \(address(of: object))"
    return "<\(([name] + parts).joined(separator: "; "))>"
  }

  /// An app's class is named with its module, as in UIKit's logs; UIKit's own classes have no module name.
  private static func className(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    let isOurs = OwnModules.all.contains { name.hasPrefix("\($0).") }
    return isOurs || name.contains("(") ? String(describing: type(of: object)) : name
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
