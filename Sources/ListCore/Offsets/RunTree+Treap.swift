/// The balanced tree of leaves: in-order position is sequence order, priorities form a heap.
extension RunTree {
  var firstNode: Int32 {
    var node = root
    guard node != Self.none else { return Self.none }
    while nodes[Int(node)].left != Self.none { node = nodes[Int(node)].left }
    return node
  }

  var lastNode: Int32 {
    var node = root
    guard node != Self.none else { return Self.none }
    while nodes[Int(node)].right != Self.none { node = nodes[Int(node)].right }
    return node
  }

  /// The leaf after `node`. O(1) amortised over a walk, O(log n) at worst.
  func successor(of node: Int32) -> Int32 {
    var next = nodes[Int(node)].right
    if next != Self.none {
      while nodes[Int(next)].left != Self.none { next = nodes[Int(next)].left }
      return next
    }
    var child = node
    next = nodes[Int(node)].parent
    while next != Self.none && nodes[Int(next)].right == child {
      child = next
      next = nodes[Int(next)].parent
    }
    return next
  }

  /// The leaf before `node`. O(1) amortised over a walk, O(log n) at worst.
  func predecessor(of node: Int32) -> Int32 {
    var next = nodes[Int(node)].left
    if next != Self.none {
      while nodes[Int(next)].right != Self.none { next = nodes[Int(next)].right }
      return next
    }
    var child = node
    next = nodes[Int(node)].parent
    while next != Self.none && nodes[Int(next)].left == child {
      child = next
      next = nodes[Int(next)].parent
    }
    return next
  }

  /// A node that is not in the tree yet, with space for a leaf's words. O(1) amortised.
  mutating func makeNode() -> Int32 {
    // xorshift32: balance needs no more, and the same edits give the same tree on every run.
    randomState ^= randomState << 13
    randomState ^= randomState >> 17
    randomState ^= randomState << 5
    var node = firstFree
    if node == Self.none {
      node = Int32(nodes.count)
      nodes.append(Node())
      words.append(contentsOf: repeatElement(0, count: leafCapacity))
    } else {
      firstFree = nodes[Int(node)].right
      nodes[Int(node)] = Node()
    }
    nodes[Int(node)].priority = randomState
    return node
  }

  /// Attaches `node` after `previous` in sequence order, or as the only node. Expected O(log n).
  mutating func attach(_ node: Int32, after previous: Int32) {
    if previous == Self.none {
      precondition(root == Self.none, "The first node of a tree that has nodes already.")
      root = node
    } else if nodes[Int(previous)].right == Self.none {
      nodes[Int(previous)].right = node
      nodes[Int(node)].parent = previous
    } else {
      var parent = nodes[Int(previous)].right
      while nodes[Int(parent)].left != Self.none { parent = nodes[Int(parent)].left }
      nodes[Int(parent)].left = node
      nodes[Int(node)].parent = parent
    }
    refreshSums(from: node)
    while true {
      let parent = nodes[Int(node)].parent
      guard parent != Self.none, nodes[Int(parent)].priority < nodes[Int(node)].priority else { break }
      rotateUp(node)
    }
  }

  /// Takes `node` out of the tree and keeps it for later use. Expected O(log n).
  mutating func detach(_ node: Int32) {
    while true {
      let left = nodes[Int(node)].left
      let right = nodes[Int(node)].right
      if left == Self.none && right == Self.none { break }
      if right == Self.none
        || (left != Self.none && nodes[Int(left)].priority > nodes[Int(right)].priority)
      {
        rotateUp(left)
      } else {
        rotateUp(right)
      }
    }
    let parent = nodes[Int(node)].parent
    if parent == Self.none {
      root = Self.none
    } else {
      if nodes[Int(parent)].left == node {
        nodes[Int(parent)].left = Self.none
      } else {
        nodes[Int(parent)].right = Self.none
      }
      refreshSums(from: parent)
    }
    nodes[Int(node)] = Node()
    nodes[Int(node)].right = firstFree
    firstFree = node
  }

  /// Recomputes the subtree sums of `node` and everything above it. O(log n) expected.
  mutating func refreshSums(from node: Int32) {
    var current = node
    while current != Self.none {
      refreshSum(of: current)
      current = nodes[Int(current)].parent
    }
  }

  private mutating func refreshSum(of node: Int32) {
    let index = Int(node)
    var count = nodes[index].count
    var sum = nodes[index].sum
    let left = nodes[index].left
    if left != Self.none {
      count += nodes[Int(left)].subtreeCount
      sum += nodes[Int(left)].subtreeSum
    }
    let right = nodes[index].right
    if right != Self.none {
      count += nodes[Int(right)].subtreeCount
      sum += nodes[Int(right)].subtreeSum
    }
    nodes[index].subtreeCount = count
    nodes[index].subtreeSum = sum
  }

  /// Makes `node` the parent of its parent, keeping the sequence order. O(1).
  private mutating func rotateUp(_ node: Int32) {
    let parent = nodes[Int(node)].parent
    let grandparent = nodes[Int(parent)].parent
    let moved: Int32
    if nodes[Int(parent)].left == node {
      moved = nodes[Int(node)].right
      nodes[Int(parent)].left = moved
      nodes[Int(node)].right = parent
    } else {
      moved = nodes[Int(node)].left
      nodes[Int(parent)].right = moved
      nodes[Int(node)].left = parent
    }
    if moved != Self.none { nodes[Int(moved)].parent = parent }
    nodes[Int(parent)].parent = node
    nodes[Int(node)].parent = grandparent
    if grandparent == Self.none {
      root = node
    } else if nodes[Int(grandparent)].left == parent {
      nodes[Int(grandparent)].left = node
    } else {
      nodes[Int(grandparent)].right = node
    }
    refreshSum(of: parent)
    refreshSum(of: node)
  }
}
