/// A sequence of small numbers that knows its running sums.
///
/// The numbers are heights (see ``OffsetIndex``) or counts (see ``TableGeometry``). Two questions are
/// answered in O(log n): "what is the sum of everything before element i?" and "which element holds the
/// point y of the total?".
///
/// How it works: equal neighbours are one *run*. Runs are written into leaves of a fixed number of 32-bit
/// words: one word for a lone element, three for a run of any length, so a million equal elements take
/// three words and a million different ones four bytes each. The leaves hang in a treap, a binary tree whose
/// random priorities keep it balanced; each node knows the element count and the sum of its subtree. Nodes
/// and words live in two flat arrays and refer to each other by index, so the tree is a value, without an object for
/// each node.
///
/// Sums are integers: they are exact, and do not depend on the history of edits.
package struct RunTree: Sendable {
  /// Equal neighbours: how many, of which value, and whether they carry the caller's mark.
  package struct Run: Equatable, Sendable {
    package var count: Int
    package var value: Int64
    package var isMarked: Bool

    package init(count: Int, value: Int64, isMarked: Bool = false) {
      self.count = count
      self.value = value
      self.isMarked = isMarked
    }
  }

  /// One leaf's position in the treap. Its words are in `words` at `index * leafCapacity`.
  struct Node: Sendable {
    var count = 0
    var sum: Int64 = 0
    var subtreeCount = 0
    var subtreeSum: Int64 = 0
    var left = RunTree.none
    var right = RunTree.none
    var parent = RunTree.none
    var priority: UInt32 = 0
    var wordCount = 0
  }

  static let none: Int32 = -1
  /// The default number of words per leaf: 512 bytes, so the node's 64 bytes add little and a scan of a leaf stays
  /// within a few cache lines.
  package static let defaultLeafCapacity = 128
  /// An edit adds at most two runs of three words, and half of an overfull leaf has to take them.
  package static let minimumLeafCapacity = 16

  let leafCapacity: Int
  var nodes: ContiguousArray<Node> = []
  var words: ContiguousArray<UInt32> = []
  var root = RunTree.none
  /// The first of the unused nodes, which are kept for reuse and linked through `right`.
  var firstFree = RunTree.none
  var randomState: UInt32 = 0x9E37_79B9
  /// Reused by every edit, so that editing does not allocate.
  var scratch: ContiguousArray<Run> = []

  /// An empty tree.
  /// - Parameter leafCapacity: words a leaf, at least ``minimumLeafCapacity``. Tests use small leaves to
  ///   grow deep trees from few elements.
  package init(leafCapacity: Int = RunTree.defaultLeafCapacity) {
    precondition(leafCapacity >= Self.minimumLeafCapacity, "A leaf of \(leafCapacity) words is too small.")
    self.leafCapacity = leafCapacity
  }

  /// The number of elements. O(1).
  package var count: Int { root == Self.none ? 0 : nodes[Int(root)].subtreeCount }

  /// The sum of all elements. O(1).
  package var sum: Int64 { root == Self.none ? 0 : nodes[Int(root)].subtreeSum }

  package var isEmpty: Bool { count == 0 }

  /// The number of leaves in use, for tests of memory. O(n) in leaves.
  package var leafCount: Int {
    var result = 0
    var node = firstNode
    while node != Self.none {
      result += 1
      node = successor(of: node)
    }
    return result
  }

  /// The bytes of heap the tree has reserved, for tests of memory. O(1).
  package var reservedBytes: Int {
    nodes.capacity * MemoryLayout<Node>.stride + words.capacity * MemoryLayout<UInt32>.stride
      + scratch.capacity * MemoryLayout<Run>.stride
  }
}
