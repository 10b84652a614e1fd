extension RunTree {
  /// Inserts a run before element `index`; `count` appends.
  /// - Precondition: `0 <= index <= count`; the value is not negative.
  /// - Complexity: O(log n) expected, in the number of runs; independent of the run's length.
  package mutating func insert(_ run: Run, at index: Int) {
    replace(index..<index, with: run)
  }

  /// Removes the elements of `range`.
  /// - Complexity: O((k + 1) log n) expected, for k leaves that lose elements.
  package mutating func remove(_ range: Range<Int>) {
    replace(range, with: Run(count: 0, value: 0))
  }

  /// Gives element `index` another value.
  /// - Complexity: O(log n) expected, in the number of runs.
  package mutating func set(_ value: Int64, isMarked: Bool, at index: Int) {
    replace(index..<index + 1, with: Run(count: 1, value: value, isMarked: isMarked))
  }

  /// Replaces the elements of `range` (which may be empty) by `run` (which may be empty).
  /// - Precondition: the range is within `0...count`; the value is not negative.
  /// - Complexity: O((k + 1) log n) expected, for k leaves that lose elements.
  package mutating func replace(_ range: Range<Int>, with run: Run) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "Elements \(range) of \(count) to be replaced.")
    precondition(run.count >= 0 && run.value >= 0, "A run of \(run.count) elements of \(run.value).")
    precondition(
      count - range.count + run.count <= Self.maximumCount, "More than \(Self.maximumCount) elements.")
    var removed = range.count
    while removed > 0 {
      let leaf = leafHolding(range.lowerBound)
      let local = range.lowerBound - leaf.indexBefore
      let here = min(removed, nodes[Int(leaf.node)].count - local)
      removed -= here
      if removed == 0 {
        splice(leaf.node, local..<local + here, with: run)
        checkAfterEdit()
        return
      }
      splice(leaf.node, local..<local + here, with: Run(count: 0, value: 0))
    }
    if run.count > 0 { insertOnly(run, at: range.lowerBound) }
    checkAfterEdit()
  }

  private mutating func insertOnly(_ run: Run, at index: Int) {
    if root == Self.none {
      let node = makeNode()
      nodes[Int(node)].count = 0
      attach(node, after: Self.none)
      splice(node, 0..<0, with: run)
    } else if index == 0 {
      splice(firstNode, 0..<0, with: run)
    } else {
      // Insert after the previous element, so that rows appended one by one lengthen the last run.
      let leaf = leafHolding(index - 1)
      let local = index - leaf.indexBefore
      splice(leaf.node, local..<local, with: run)
    }
  }

  /// Replaces a leaf's elements `range` (counted from the leaf's first) by `run`, splits the leaf if it overflows, and
  /// joins it with a neighbour or removes it if little or nothing is left.
  private mutating func splice(_ node: Int32, _ range: Range<Int>, with run: Run) {
    var runs: ContiguousArray<Run> = []
    swap(&runs, &scratch)
    runs.removeAll(keepingCapacity: true)

    let base = Int(node) * leafCapacity
    var cursor = base
    let end = base + nodes[Int(node)].wordCount
    var position = 0
    var isPlaced = false
    while cursor < end {
      let old = readRun(at: &cursor)
      let next = position + old.count
      let before = min(max(range.lowerBound - position, 0), old.count)
      let after = min(max(next - range.upperBound, 0), old.count)
      Self.append(Run(count: before, value: old.value, isMarked: old.isMarked), to: &runs)
      if !isPlaced && next >= range.lowerBound && before < old.count {
        Self.append(run, to: &runs)
        isPlaced = true
      }
      Self.append(Run(count: after, value: old.value, isMarked: old.isMarked), to: &runs)
      position = next
    }
    if !isPlaced { Self.append(run, to: &runs) }

    distribute(runs, into: node, isAppend: range.lowerBound >= position)
    swap(&runs, &scratch)
  }

  /// Writes `runs` to `node`, and to a new leaf after it if they do not fit into one.
  private mutating func distribute(_ runs: ContiguousArray<Run>, into node: Int32, isAppend: Bool) {
    var total = 0
    for run in runs { total += Self.wordsNeeded(for: run) }
    if runs.isEmpty {
      detach(node)
      return
    }
    if total <= leafCapacity {
      store(ArraySlice(runs[...]), in: node)
      refreshSums(from: node)
      if total < leafCapacity / 4 { joinWithNeighbour(node) }
      return
    }
    // An append that overflows a leaf leaves that leaf full, so a list built row by row takes no more memory than one
    // built at once. Otherwise both halves get space.
    let wanted = isAppend && successor(of: node) == Self.none ? leafCapacity : (total + 1) / 2
    var kept = 0
    var split = 0
    while split < runs.count {
      let needed = Self.wordsNeeded(for: runs[split])
      if kept + needed > wanted { break }
      kept += needed
      split += 1
    }
    store(ArraySlice(runs[..<split]), in: node)
    refreshSums(from: node)
    let rest = makeNode()
    store(ArraySlice(runs[split...]), in: rest)
    attach(rest, after: node)
  }

  /// Moves the content of a nearly empty leaf to a neighbour that has room.
  private mutating func joinWithNeighbour(_ node: Int32) {
    let wordCount = nodes[Int(node)].wordCount
    // A quarter stays free, so that the next edit does not split the leaf again.
    let room = leafCapacity * 3 / 4
    let next = successor(of: node)
    if next != Self.none && nodes[Int(next)].wordCount + wordCount <= room {
      join(node, next)
      return
    }
    let previous = predecessor(of: node)
    if previous != Self.none && nodes[Int(previous)].wordCount + wordCount <= room {
      join(previous, node)
    }
  }

  private mutating func join(_ first: Int32, _ second: Int32) {
    var runs: ContiguousArray<Run> = []
    appendRuns(of: first, to: &runs)
    appendRuns(of: second, to: &runs)
    store(ArraySlice(runs[...]), in: first)
    refreshSums(from: first)
    detach(second)
  }

  @inline(__always)
  func checkAfterEdit() {
    if InternalChecks.isOn { checkInvariants() }
  }
}
