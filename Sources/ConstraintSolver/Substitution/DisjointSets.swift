/// A partition of numbers into sets that can be joined.
struct DisjointSets {
  private var parents: ContiguousArray<Int32> = []

  /// Makes room for numbers below `count`.
  mutating func reserve(_ count: Int) {
    while parents.count < count { parents.append(Int32(parents.count)) }
  }

  /// Makes a number a set of its own; all members of its former set must be separated together.
  mutating func separate(_ number: Int32) { parents[Int(number)] = number }

  /// The representative of a number's set: the same for all members.
  ///
  /// - Complexity: Practically O(1).
  mutating func representative(of number: Int32) -> Int32 {
    var root = number
    while parents[Int(root)] != root { root = parents[Int(root)] }
    var next = number
    while parents[Int(next)] != root { (next, parents[Int(next)]) = (parents[Int(next)], root) }
    return root
  }

  mutating func join(_ first: Int32, _ second: Int32) {
    let left = representative(of: first)
    let right = representative(of: second)
    parents[Int(max(left, right))] = min(left, right)
  }
}
