extension RunTree {
  /// One element: its index in the sequence, the sum of everything before it, and its value.
  package struct Element: Equatable, Sendable {
    package var index: Int
    package var start: Int64
    package var value: Int64
    package var isMarked: Bool
    /// The sum up to and with this element.
    package var end: Int64 { start + value }
  }

  /// A leaf, with the number and the sum of the elements before it.
  struct LeafPosition {
    var node: Int32
    var indexBefore: Int
    var sumBefore: Int64
  }

  /// The element at `index`.
  /// - Precondition: `0 <= index < count`.
  /// - Complexity: O(log n) in the number of runs.
  package func element(at index: Int) -> Element {
    precondition(index >= 0 && index < count, "Element \(index) of \(count).")
    let leaf = leafHolding(index)
    var position = leaf.indexBefore
    var start = leaf.sumBefore
    var cursor = Int(leaf.node) * leafCapacity
    while true {
      let run = readRun(at: &cursor)
      if index < position + run.count {
        return Element(
          index: index, start: start + Int64(index - position) * run.value, value: run.value,
          isMarked: run.isMarked)
      }
      position += run.count
      start += Int64(run.count) * run.value
    }
  }

  /// The sum of the elements before `index`; `count` asks for the sum of all.
  /// - Precondition: `0 <= index <= count`.
  /// - Complexity: O(log n) in the number of runs.
  package func sum(before index: Int) -> Int64 {
    index == count ? sum : element(at: index).start
  }

  /// The element whose part of the total holds `point`: the one with `start <= point < end`. Elements of
  /// value 0 hold no point.
  /// - Returns: nil if `point` is below 0 or at least the total.
  /// - Complexity: O(log n) in the number of runs.
  package func element(holding point: Int64) -> Element? {
    guard point >= 0, point < sum else { return nil }
    var node = root
    var index = 0
    var start: Int64 = 0
    while true {
      let left = nodes[Int(node)].left
      if left != Self.none {
        if point < start + nodes[Int(left)].subtreeSum {
          node = left
          continue
        }
        index += nodes[Int(left)].subtreeCount
        start += nodes[Int(left)].subtreeSum
      }
      if point < start + nodes[Int(node)].sum { break }
      index += nodes[Int(node)].count
      start += nodes[Int(node)].sum
      node = nodes[Int(node)].right
    }
    var cursor = Int(node) * leafCapacity
    while true {
      let run = readRun(at: &cursor)
      let length = Int64(run.count) * run.value
      if point < start + length {
        let inside = Int((point - start) / run.value)
        return Element(
          index: index + inside, start: start + Int64(inside) * run.value, value: run.value,
          isMarked: run.isMarked)
      }
      index += run.count
      start += length
    }
  }

  /// Calls `body` for each element of `range` in order, until it answers false.
  /// - Complexity: O(log n + k) for k elements visited.
  package func forEachElement(in range: Range<Int>, _ body: (Element) -> Bool) {
    guard !range.isEmpty else { return }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Elements \(range) of \(count).")
    var leaf = leafHolding(range.lowerBound)
    var index = leaf.indexBefore
    var start = leaf.sumBefore
    while leaf.node != Self.none {
      var cursor = Int(leaf.node) * leafCapacity
      let end = cursor + nodes[Int(leaf.node)].wordCount
      while cursor < end {
        let run = readRun(at: &cursor)
        let first = max(index, range.lowerBound)
        let last = min(index + run.count, range.upperBound)
        var element = first
        while element < last {
          let isWanted = body(
            Element(
              index: element, start: start + Int64(element - index) * run.value, value: run.value,
              isMarked: run.isMarked))
          guard isWanted else { return }
          element += 1
        }
        index += run.count
        start += Int64(run.count) * run.value
        if index >= range.upperBound { return }
      }
      leaf.node = successor(of: leaf.node)
    }
  }

  /// Calls `body` for each run of `range` in order, cut to it, until it answers false. Equal neighbours may be two runs.
  /// - Complexity: O(log n + k) for k runs visited.
  package func forEachRun(in range: Range<Int>, _ body: (_ start: Int, _ run: Run) -> Bool) {
    guard !range.isEmpty else { return }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Elements \(range) of \(count).")
    var leaf = leafHolding(range.lowerBound)
    var index = leaf.indexBefore
    while leaf.node != Self.none {
      var cursor = Int(leaf.node) * leafCapacity
      let end = cursor + nodes[Int(leaf.node)].wordCount
      while cursor < end {
        var run = readRun(at: &cursor)
        let first = max(index, range.lowerBound)
        let last = min(index + run.count, range.upperBound)
        index += run.count
        run.count = last - first
        if run.count > 0, !body(first, run) { return }
        if index >= range.upperBound { return }
      }
      leaf.node = successor(of: leaf.node)
    }
  }

  /// All runs in order, equal neighbours joined across leaves. O(n); for dumps and tests.
  package var runs: ContiguousArray<Run> {
    var result: ContiguousArray<Run> = []
    var node = firstNode
    while node != Self.none {
      appendRuns(of: node, to: &result)
      node = successor(of: node)
    }
    return result
  }

  /// The leaf that holds element `index`. O(log n) expected.
  /// - Precondition: `0 <= index < count`.
  func leafHolding(_ index: Int) -> LeafPosition {
    var node = root
    var indexBefore = 0
    var sumBefore: Int64 = 0
    while true {
      let left = nodes[Int(node)].left
      if left != Self.none {
        if index < indexBefore + nodes[Int(left)].subtreeCount {
          node = left
          continue
        }
        indexBefore += nodes[Int(left)].subtreeCount
        sumBefore += nodes[Int(left)].subtreeSum
      }
      if index < indexBefore + nodes[Int(node)].count {
        return LeafPosition(node: node, indexBefore: indexBefore, sumBefore: sumBefore)
      }
      indexBefore += nodes[Int(node)].count
      sumBefore += nodes[Int(node)].sum
      node = nodes[Int(node)].right
    }
  }
}
