import Fuzzing
import ListCore

/// Compares `OutlineTree` with nodes that hold their children.
struct OutlineTreeModel: FuzzModel {
  static let name = "outline-tree"

  private final class Node {
    let value: Int
    var children: [Node] = []
    var isExpanded = false

    init(_ value: Int) { self.value = value }

    /// Visits all nodes below this one, with their levels, as an outline shows them.
    func walk(_ level: Int = -1, isShown: Bool = true, _ visit: (Node, _ level: Int, _ isShown: Bool) -> Void) {
      if level >= 0 { visit(self, level, isShown) }
      for child in children { child.walk(level + 1, isShown: isShown && (level < 0 || isExpanded), visit) }
    }
  }

  private var generator: SeededGenerator
  private var tree = OutlineTree<Int>()
  /// Holds the roots.
  private var top = Node(-1)
  private var nextValue = 0

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    let nodes = self.nodes
    switch generator.int(0...9) {
    case 0...3 where nodes.count < 40: insert(nodes)
    case 4 where !nodes.isEmpty: remove(nodes)
    case 5...7 where !nodes.isEmpty:
      let node = nodes[generator.int(0...nodes.count - 1)]
      node.isExpanded.toggle()
      tree.setExpanded(node.isExpanded, node.value)
    case 8 where !nodes.isEmpty: replaceChildren(of: generator.int(0...nodes.count - 1))
    default: tree.setExpanded(true, -5)
    }
    try expectNoViolation(tree.invariantViolation())
    try check()
  }

  private var nodes: [Node] {
    var nodes: [Node] = []
    top.walk { node, _, _ in nodes.append(node) }
    return nodes
  }

  private mutating func values() -> [Int] {
    (0..<generator.int(0...4)).map { _ in
      nextValue += 1
      return nextValue
    }
  }

  private mutating func insert(_ nodes: [Node]) {
    let values = values()
    guard let node = nodes.randomElement(using: &generator), !generator.oneIn(4) else {
      tree.insert(values, at: tree.count, level: 0)
      return top.children += values.map(Node.init)
    }
    let place = tree.position(of: node.value)!
    tree.insert(values, at: tree.subtree(at: place).upperBound, level: tree.level(at: place) + 1)
    node.children += values.map(Node.init)
  }

  private mutating func remove(_ nodes: [Node]) {
    let removed = (0..<generator.int(1...3)).map { _ in nodes[generator.int(0...nodes.count - 1)] }
    tree.remove(removed.map { tree.position(of: $0.value)! })
    for node in [top] + nodes { node.children.removeAll { child in removed.contains { $0 === child } } }
  }

  /// Takes out everything below an element, and inserts it below that element again.
  private mutating func replaceChildren(of index: Int) {
    let range = tree.subtree(at: index).dropFirst()
    let part = tree.subtree(range)
    tree.remove(range)
    tree.insert(part, at: index + 1, level: tree.level(at: index) + 1)
  }

  private func check() throws(Mismatch) {
    // A closure that needs the model would be given a copy of it.
    let tree = tree
    var position = 0
    var visible: [Int] = []
    var problem: String?
    top.walk { node, level, isShown in
      if position < tree.count, problem == nil {
        let found = (tree.element(at: position), tree.level(at: position), tree.isExpanded(at: position))
        if found != (node.value, level, node.isExpanded) { problem = "Place \(position) holds \(found)" }
        if tree.isVisible(at: position) != isShown { problem = "\(node.value) is not visible as it should be" }
        for child in node.children where tree.parent(of: tree.position(of: child.value)!) != position {
          problem = "The parent of \(child.value) is not \(node.value)"
        }
      }
      if isShown { visible.append(position) }
      position += 1
    }
    try expectNoViolation(problem)
    try expect(tree.count, is: position, "the number of elements")
    try expect(tree.visiblePositions, is: visible, "the visible places")
  }
}
