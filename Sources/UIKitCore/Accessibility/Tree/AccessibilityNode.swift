/// An accessibility element, or a container with a type, as assistive tools see it at one moment.
@MainActor
@_spi(UIKitFloors) public struct AccessibilityNode {
  /// The view or the element without a view that the node represents.
  package let object: UIResponder
  /// The kind of container, in a word; nil for an element.
  package var role: String?
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits = .none
  package var inputLabels: [String]?
  /// The visible part, in points of the screen.
  package var frame: CGRect
  package var activationPoint: CGPoint = .zero
  package var customActions: [UIAccessibilityCustomAction] = []
  /// The object's own custom rotors.
  package var rotors: [UIAccessibilityCustomRotor] = []
  package var children: [AccessibilityNode] = []

  /// Whether the node is read as an element.
  package var isElement: Bool { role == nil }

  /// The node and all elements in it, in order.
  package var elements: [AccessibilityNode] { (isElement ? [self] : []) + children.flatMap(\.elements) }
}

extension AccessibilityNode {
  /// An element.
  init(element: UIResponder, frame: CGRect, walk: AccessibilityWalk) {
    let defaults = element.accessibilityDefaults
    object = element
    self.frame = frame
    label = element.accessibilityLabel?.nonEmpty
    value = element.accessibilityValue?.nonEmpty
    hint = element.accessibilityHint?.nonEmpty
    identifier = element.accessibilityIdentifier?.nonEmpty
    traits = element.accessibilityTraits.union(defaults.state)
    inputLabels = element.accessibility?.inputLabels
    activationPoint = element.accessibilityActivationPoint
    customActions = element.accessibilityCustomActions ?? []
    rotors = element.accessibilityCustomRotors ?? []
    if element.accessibility?.isElement != true { children = defaults.innerNodes(walk) }
  }

  /// Whether the element has nothing to read and no action.
  var isSilent: Bool {
    label == nil && value == nil && identifier == nil && customActions.isEmpty
      && traits.isDisjoint(with: .interactive)
  }

  /// A container with a type or name that assistive tools announce; nil for a container that only holds views.
  init?(container: UIResponder, frame: CGRect, children: [AccessibilityNode]) {
    let type = container.accessibilityContainerType
    identifier = container.accessibilityIdentifier?.nonEmpty
    let own = container.accessibilityDefaults.containerRole
    rotors = container.accessibilityCustomRotors ?? []
    guard let role = type.role ?? own ?? (identifier == nil && rotors.isEmpty ? nil : "group") else { return nil }
    // UIKit's own containers are in the tree only if they have children or an identifier.
    if children.isEmpty, identifier == nil { return nil }
    object = container
    self.role = role
    self.frame = frame
    self.children = children
    label = container.accessibilityLabel?.nonEmpty
  }
}

extension UIAccessibilityContainerType {
  /// The type in a word; nil for none.
  fileprivate var role: String? {
    switch self {
    case .none: nil
    case .dataTable: "dataTable"
    case .list: "list"
    case .landmark: "landmark"
    case .semanticGroup: "semanticGroup"
    }
  }
}

extension String {
  package var nonEmpty: String? { isEmpty ? nil : self }
}

extension CGRect {
  package var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
