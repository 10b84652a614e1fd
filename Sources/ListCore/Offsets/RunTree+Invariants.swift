extension RunTree {
  /// Stops with a sentence about the first rule the tree breaks.
  ///
  /// Called at the end of each edit where `InternalChecks` are on; tests call it at will.
  /// - Complexity: O(n).
  package func checkInvariants() {
    if let violation = invariantViolation() { fatalError("RunTree: \(violation) \(dump())") }
  }

  /// The first rule that is broken, as a sentence; nil if all hold. O(n).
  package func invariantViolation() -> String? {
    guard root != Self.none else { return nil }
    if nodes[Int(root)].parent != Self.none { return "The root has a parent." }
    var visited = 0
    var node = firstNode
    while node != Self.none {
      visited += 1
      if visited > nodes.count { return "The walk over the leaves does not end." }
      if let violation = violation(at: node) { return violation }
      node = successor(of: node)
    }
    var free = 0
    var next = firstFree
    while next != Self.none {
      free += 1
      if free > nodes.count { return "The list of free nodes does not end." }
      next = nodes[Int(next)].right
    }
    if visited + free != nodes.count {
      return "\(visited) leaves and \(free) free nodes are not the \(nodes.count) nodes there are."
    }
    return nil
  }

  private func violation(at index: Int32) -> String? {
    let node = nodes[Int(index)]
    var subtreeCount = node.count
    var subtreeSum = node.sum
    for child in [node.left, node.right] where child != Self.none {
      let child = nodes[Int(child)]
      if child.parent != index { return "A child of leaf \(index) names another parent." }
      if child.priority > node.priority { return "A child of leaf \(index) has a higher priority." }
      subtreeCount += child.subtreeCount
      subtreeSum += child.subtreeSum
    }
    if subtreeCount != node.subtreeCount { return "The count below leaf \(index) is not that of its parts." }
    if subtreeSum != node.subtreeSum { return "The sum below leaf \(index) is not that of its parts." }
    if node.wordCount > leafCapacity { return "Leaf \(index) holds \(node.wordCount) words." }
    if node.count == 0 { return "Leaf \(index) is empty." }

    var cursor = Int(index) * leafCapacity
    let end = cursor + node.wordCount
    var count = 0
    var sum: Int64 = 0
    while cursor < end {
      let run = readRun(at: &cursor)
      if run.count <= 0 || run.value < 0 { return "Leaf \(index) holds a run of \(run.count) x \(run.value)." }
      count += run.count
      sum += Int64(run.count) * run.value
    }
    if cursor != end { return "The last run of leaf \(index) reaches past its words." }
    if count != node.count { return "Leaf \(index) says \(node.count) elements and holds \(count)." }
    if sum != node.sum { return "Leaf \(index) says a sum of \(node.sum) and holds \(sum)." }
    return nil
  }

  /// The runs in one line, leaves between bars: `| 12x44 20~ | 3x18 |`; `~` is the mark.
  package func dump() -> String {
    var text = "|"
    var node = firstNode
    while node != Self.none {
      var runs: ContiguousArray<Run> = []
      appendRuns(of: node, to: &runs)
      for run in runs {
        text += run.count == 1 ? " \(run.value)" : " \(run.count)x\(run.value)"
        if run.isMarked { text += "~" }
      }
      text += " |"
      node = successor(of: node)
    }
    return text
  }
}
