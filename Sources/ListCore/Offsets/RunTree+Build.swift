extension RunTree {
  /// Appends many elements without searching for the insertion point.
  ///
  /// The tree is complete, and may be read, only after ``finish()``.
  package struct Builder {
    private var tree: RunTree
    private var pending = Run(count: 0, value: 0)
    private var node = RunTree.none
    private var cursor = 0
    private var end = 0
    private var count = 0
    private var sum: Int64 = 0

    /// - Parameter expectedCount: the number of runs to come, if known: spares moving the storage as it grows.
    package init(expectedCount: Int = 0, leafCapacity: Int = RunTree.defaultLeafCapacity) {
      tree = RunTree(leafCapacity: leafCapacity)
      let leaves = expectedCount / leafCapacity + 1
      tree.nodes.reserveCapacity(leaves)
      tree.words.reserveCapacity(leaves * leafCapacity)
    }

    /// Appends `count` elements of `value`. O(1) amortised, for any count.
    /// - Precondition: neither is negative.
    @inline(__always)
    package mutating func append(_ value: Int64, count: Int = 1, isMarked: Bool = false) {
      precondition(value >= 0 && count >= 0, "A run of \(count) elements of \(value).")
      if value == pending.value && isMarked == pending.isMarked {
        pending.count += count
        return
      }
      guard count > 0 else { return }
      flush()
      pending = Run(count: count, value: value, isMarked: isMarked)
    }

    /// The tree of everything appended.
    package consuming func finish() -> RunTree {
      flush()
      closeLeaf()
      precondition(tree.count <= RunTree.maximumCount, "More than \(RunTree.maximumCount) elements.")
      return tree
    }

    private mutating func flush() {
      guard pending.count > 0 else { return }
      if cursor + RunTree.wordsNeeded(for: pending) > end {
        closeLeaf()
        node = tree.makeNode()
        cursor = Int(node) * tree.leafCapacity
        end = cursor + tree.leafCapacity
      }
      tree.write(pending, at: &cursor)
      count += pending.count
      sum += Int64(pending.count) * pending.value
      pending.count = 0
    }

    private mutating func closeLeaf() {
      guard node != RunTree.none else { return }
      tree.nodes[Int(node)].count = count
      tree.nodes[Int(node)].sum = sum
      tree.nodes[Int(node)].wordCount = cursor - Int(node) * tree.leafCapacity
      tree.attach(node, after: tree.lastNode)
      node = RunTree.none
      count = 0
      sum = 0
    }
  }
}
