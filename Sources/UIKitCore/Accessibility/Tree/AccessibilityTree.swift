/// The accessibility elements of a window at one moment.
@MainActor
package struct AccessibilityTree {
  package let nodes: [AccessibilityNode]

  /// Lays the window out if necessary, and searches all its views. O(n) in the number of views on screen.
  package init(of window: UIWindow) {
    window.layoutIfNeeded()
    nodes = AccessibilityWalk(clip: window.accessibilityFrame).nodes(of: window)
  }

  package init(nodes: [AccessibilityNode]) {
    self.nodes = nodes
  }

  /// All elements in reading order.
  package var elements: [AccessibilityNode] { nodes.flatMap(\.elements) }

  /// The tree as text: one line per node, the content of a container indented by two more spaces:
  ///
  ///     navigationBar
  ///       button "Back"
  ///       staticText header "Fruits"
  ///     table #fruits
  ///       button selected "Apple, 3 left" actions "Delete", "Pin"
  ///         button "More Info"
  ///
  /// A line contains the traits, or the kind of container; then the label in quotes, the value after `=`, the
  /// identifier after `#`; then the hint, input labels, the actions and the rotors.
  package var text: String { nodes.flatMap { AccessibilityText.lines(of: $0) }.joined(separator: "\n") }
}

/// The lines of a tree.
@MainActor
enum AccessibilityText {
  static func lines(of node: AccessibilityNode, indentation: String = "") -> [String] {
    [indentation + words(of: node).joined(separator: " ")]
      + node.children.flatMap { lines(of: $0, indentation: indentation + "  ") }
  }

  private static func words(of node: AccessibilityNode) -> [String] {
    var words = node.role.map { [$0] } ?? node.traits.names
    if node.isElement, node.traits.subtracting([.selected, .notEnabled]).isEmpty { words.insert("element", at: 0) }
    if let identifier = node.identifier { words.append("#\(identifier)") }
    if let label = node.label { words.append(quoted(label)) }
    if let value = node.value { words.append("= \(quoted(value))") }
    if let hint = node.hint { words.append("hint \(quoted(hint))") }
    if let names = node.inputLabels { words.append("called \(list(names))") }
    if !node.customActions.isEmpty { words.append("actions \(list(node.customActions.map(\.name)))") }
    if !node.rotors.isEmpty { words.append("rotors \(list(node.rotors.map(\.spokenName)))") }
    return words
  }

  private static func list(_ texts: [String]) -> String { texts.map(quoted).joined(separator: ", ") }

  /// Line breaks are written as `\\n`, so that an element stays on its line.
  private static func quoted(_ text: String) -> String { "\"\(text.replacing("\n", with: "\\n"))\"" }
}
