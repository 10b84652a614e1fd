import UIKitGraphics

/// The attributes and children of an element that apply to some size classes only.
package struct ElementVariation {
  /// The size classes of the variation; unspecified for any.
  package let horizontal: UIUserInterfaceSizeClass
  package let vertical: UIUserInterfaceSizeClass
  /// The `variation`, with the attributes and children that differ.
  package let element: DocumentElement

  /// The variation with a key such as `widthClass=compact` or `heightClass=regular-widthClass=compact`; nil for the
  /// default one, and for an unknown key, which is reported.
  init?(_ element: DocumentElement) {
    let key = element["key"] ?? ""
    guard key != "default" else { return nil }
    var classes: [String: UIUserInterfaceSizeClass] = [:]
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=").map(String.init)
      guard pair.count == 2, ["widthClass", "heightClass"].contains(pair[0]), let size = Self.words[pair[1]] else {
        element.document?.tell(element, "a variation is for something that is not known: \(key)")
        return nil
      }
      classes[pair[0]] = size
    }
    horizontal = classes["widthClass"] ?? .unspecified
    vertical = classes["heightClass"] ?? .unspecified
    self.element = element
  }

  private static let words: [String: UIUserInterfaceSizeClass] = [
    "compact": .compact, "regular": .regular, "any": .unspecified,
  ]

  /// Whether the variation applies to these size classes.
  package func applies(to horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) -> Bool {
    (self.horizontal == .unspecified || self.horizontal == horizontal)
      && (self.vertical == .unspecified || self.vertical == vertical)
  }

  /// Whether the variation changes attributes or values, not only which children are installed.
  package var changesValues: Bool {
    element.attributes.count > 1 || element.children.contains { $0.name != "mask" }
  }

  /// Whether the variation changes which children are installed.
  package var changesParts: Bool { element.children.contains { $0.name == "mask" } }

  /// A variation for both size classes takes precedence over one for a single size class.
  var precedence: Int { (horizontal == .unspecified ? 0 : 1) + (vertical == .unspecified ? 0 : 1) }
}

extension DocumentElement {
  /// The variations by size class, from the most general to the most specific, in which order they are applied.
  package var variations: [ElementVariation] {
    guard hasVariations else { return [] }
    let variations = children(named: "variation").compactMap(ElementVariation.init)
    return variations.filter { $0.precedence == 0 } + variations.filter { $0.precedence == 1 }
      + variations.filter { $0.precedence == 2 }
  }

  /// An element with the attributes and children that any of `variations` changes. Each has the value of the last
  /// variation in force that contains it, or else this element's own value or the default.
  package func differences(_ variations: [ElementVariation], inForce: [ElementVariation]) -> DocumentElement {
    var attributes: [String: String] = [:]
    var keys: [String] = []
    for variation in variations {
      for (name, value) in variation.element.attributes where name != "key" {
        attributes[name] = self.attributes[name] ?? Self.standardValue(name, in: value)
      }
      for child in variation.element.children where child.name != "mask" {
        if let key = child.attributes["key"], !keys.contains(key) { keys.append(key) }
      }
    }
    for variation in inForce {
      for (name, value) in variation.element.attributes where name != "key" { attributes[name] = value }
    }
    let element = DocumentElement(name: name, attributes: attributes, line: line)
    for key in keys {
      let holders = [self] + inForce.map(\.element)
      let part = holders.reversed().lazy.compactMap { $0.child(key: key) }.first ?? Self.standardPart(key)
      if let part { element.append(part.name == "nil" ? Self.standardPart(key) ?? part.copy() : part.copy()) }
    }
    if let document { element.forEach { $0.document = document } }
    return element
  }

  /// The value of an attribute that Interface Builder omits because it is the default.
  private static func standardValue(_ name: String, in variation: String) -> String? {
    switch variation {
    case "YES": "NO"
    case "NO": "YES"
    default: ["alpha": "1", "spacing": "0", "numberOfLines": "1"][name]
    }
  }

  /// A child element that Interface Builder omits because it is the default.
  private static func standardPart(_ key: String) -> DocumentElement? {
    let colors: [String: [String: String]] = [
      "backgroundColor": ["white": "0", "alpha": "0"], "textColor": ["systemColor": "labelColor"],
    ]
    return colors[key].map { DocumentElement(name: "color", attributes: $0.merging(["key": key]) { $1 }) }
  }

  /// A detached copy of the element and its descendants.
  private func copy() -> DocumentElement {
    let copy = DocumentElement(name: name, attributes: attributes, line: line)
    children.forEach { copy.append($0.copy()) }
    copy.append(text)
    return copy
  }
}
