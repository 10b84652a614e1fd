import UIKit

/// What assistive tools see of one thing on a screen at one moment: an element that is read by itself, or a container that
/// tells what its elements have in common.
@MainActor public struct AccessibilityElement {
  let node: AccessibilityNode

  /// What kind of container it is, such as `table` or `navigationBar`; nil for what is read by itself.
  public var role: String? { node.role }
  public var label: String? { node.label }
  public var value: String? { node.value }
  public var hint: String? { node.hint }
  public var identifier: String? { node.identifier }
  public var traits: UIAccessibilityTraits { node.traits }
  /// The part that can be seen, in points from the top left corner of the screen.
  public var frame: CGRect { node.frame }
  /// Where the screen is touched when the element is activated.
  public var activationPoint: CGPoint { node.activationPoint }
  /// What can be done with it besides activating it, by name.
  public var actions: [String] { node.customActions.map(\.name) }
  /// What is in it, in reading order.
  public var children: [AccessibilityElement] { node.children.map(AccessibilityElement.init) }

  /// The element and what is in it, one line each; see `MountedScreen.accessibility`.
  public var text: String { AccessibilityTree(nodes: [node]).text }
}

/// Which element of a screen is meant.
public enum AccessibilityQuery: Sendable, CustomStringConvertible {
  /// The one with a label, word for word.
  case label(String)
  /// The one with an identifier.
  case identifier(String)

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

/// An element that cannot be found, or cannot do what it was asked for.
public struct NoSuchElement: Error, CustomStringConvertible {
  public var query: AccessibilityQuery
  public var reason: String

  public var description: String { "the element with \(query): \(reason)" }
}
