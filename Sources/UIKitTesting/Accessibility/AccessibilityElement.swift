import UIKit
@_spi(UIKitFloors) import UIKitCore

/// One element of a screen as assistive tools see it at one moment: an element that is read alone, or a container
/// with the common properties of its elements.
@MainActor public struct AccessibilityElement {
  let node: AccessibilityNode

  /// The kind of container, such as `table` or `navigationBar`; nil for an element that is read alone.
  public var role: String? { node.role }
  /// The name that is read; nil for none.
  public var label: String? { node.label }
  /// The value that is read after the name, such as "50%"; nil for none.
  public var value: String? { node.value }
  /// The hint that is read last; nil for none.
  public var hint: String? { node.hint }
  /// The `accessibilityIdentifier`; nil for none. Never read.
  public var identifier: String? { node.identifier }
  /// The traits, such as button or selected.
  public var traits: UIAccessibilityTraits { node.traits }
  /// The visible part, in points from the top left corner of the screen.
  public var frame: CGRect { node.frame }
  /// The point that is touched when the element is activated.
  public var activationPoint: CGPoint { node.activationPoint }
  /// The names of its custom actions.
  public var actions: [String] { node.customActions.map(\.name) }
  /// The names of its custom rotors; the kind for one of a system type, such as `heading`.
  public var rotors: [String] { node.rotors.map(\.spokenName) }
  /// The elements inside it, in reading order.
  public var children: [AccessibilityElement] { node.children.map(AccessibilityElement.init) }

  /// The element and its children, one line each; see `MountedScreen.accessibility`.
  public var text: String { AccessibilityTree(nodes: [node]).text }
}

/// Identifies an element of a screen.
public enum AccessibilityQuery: Sendable, CustomStringConvertible {
  /// The element with exactly this label.
  case label(String)
  /// The element with this identifier.
  case identifier(String)

  /// The query in words, for messages of failing tests.
  public var description: String {
    switch self {
    case .label(let label): "the label \"\(label)\""
    case .identifier(let identifier): "the identifier \"\(identifier)\""
    }
  }

  @MainActor func matches(_ node: AccessibilityNode) -> Bool {
    switch self {
    case .label(let label): node.label == label
    case .identifier(let identifier): node.identifier == identifier
    }
  }
}

/// Thrown if an element cannot be found or cannot do the requested action.
public struct NoSuchElement: Error, CustomStringConvertible {
  /// The element that was requested.
  public var query: AccessibilityQuery
  /// The reason in words, with the elements that exist.
  public var reason: String

  /// The query and the reason.
  public var description: String { "the element with \(query): \(reason)" }
}
