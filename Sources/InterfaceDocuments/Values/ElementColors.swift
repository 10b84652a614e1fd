import CoreGraphics
import UIKitGraphics

/// Colours of documents.
extension DocumentElement {
  /// The colour of a child with a key; nil if there is none, or its name is unknown.
  package func color(key: String) -> UIColor? { child("color", key: key)?.color }

  /// The colour of a `color` element: of the system, of an asset catalog, or by its components.
  package var color: UIColor? {
    ignore(["colorSpace", "customColorSpace", "catalog"])
    let alpha = number("alpha") ?? 1
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] { return systemColor(name) ?? components(alpha) }
    if let name = self["name"], let document {
      return UIColor(named: name, in: document.bundle, compatibleWith: nil)
        ?? document.resource("namedColor", name)?.child("color")?.color ?? unknownName(name)
    }
    return components(alpha)
  }

  private func components(_ alpha: CGFloat) -> UIColor? {
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    if attributes["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private func systemColor(_ name: String) -> UIColor? {
    SystemColorNames.colors[name] ?? document?.resource("systemColor", name)?.child("color")?.color ?? unknownName(name)
  }

  private func unknownName(_ name: String) -> UIColor? {
    document?.tell(self, "a colour is not known: \(name)")
    return nil
  }
}
