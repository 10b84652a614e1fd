import CoreGraphics
import UIKitGraphics

/// Values of attributes and of the children that hold one.
extension DocumentElement {
  private static let largestNumber = 1e9

  /// `YES` or `NO`.
  package func bool(_ attribute: String) -> Bool? {
    self[attribute].flatMap { ["YES": true, "NO": false][$0] ?? unreadable(attribute, $0) }
  }

  /// A finite number that is small enough for geometry.
  package func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap { text in
      guard let value = Double(text), abs(value) <= Self.largestNumber else { return unreadable(attribute, text) }
      return CGFloat(value)
    }
  }

  package func integer(_ attribute: String) -> Int? {
    self[attribute].flatMap { text in
      guard let value = Double(text), abs(value) <= Self.largestNumber else { return unreadable(attribute, text) }
      return Int(value)
    }
  }

  /// Looks up the value of an attribute in a table.
  package func value<Value>(_ attribute: String, _ table: [String: Value]) -> Value? {
    self[attribute].flatMap { table[$0] ?? unreadable(attribute, $0) }
  }

  private func unreadable<Value>(_ attribute: String, _ text: String) -> Value? {
    document?.tell(self, "\(name) has a value that cannot be read: \(attribute)=\"\(text)\"")
    return nil
  }

  // MARK: Geometry

  package func rect(key: String) -> CGRect? {
    child("rect", key: key).flatMap { rect in
      guard let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
        let height = rect.number("height")
      else { return nil }
      return CGRect(x: x, y: y, width: width, height: height)
    }
  }

  package func size(key: String) -> CGSize? {
    child("size", key: key).flatMap { size in
      guard let width = size.number("width"), let height = size.number("height") else { return nil }
      return CGSize(width: width, height: height)
    }
  }

  /// Insets, which documents write as an `inset` with distances, or as an `edgeInsets` with sides.
  package func insets(key: String) -> UIEdgeInsets? {
    if let inset = child("inset", key: key) {
      return UIEdgeInsets(
        top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0, bottom: inset.number("maxY") ?? 0,
        right: inset.number("maxX") ?? 0)
    }
    return child("edgeInsets", key: key).map { insets in
      UIEdgeInsets(
        top: insets.number("top") ?? 0, left: insets.number("left") ?? 0, bottom: insets.number("bottom") ?? 0,
        right: insets.number("right") ?? 0)
    }
  }

  package func directionalInsets(key: String) -> NSDirectionalEdgeInsets? {
    child("directionalEdgeInsets", key: key).map { insets in
      NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
  }

  // MARK: Text

  /// A string, localised if the document has a translation. Long strings are child elements, short ones attributes.
  package func string(_ key: String) -> String? {
    let child = child("string", key: key) ?? child("mutableString", key: key)
    let written = self[key] ?? child?.text
    if let id = attributes["id"], let text = document?.strings["\(id).\(key)"] { return text }
    return written
  }
}
