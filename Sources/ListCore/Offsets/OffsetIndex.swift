/// The heights of a list's rows, and with them every row's offset.
///
/// Heights are *estimated* until a row has been measured. A list opens with one run of estimates regardless of its
/// length. Each row that is shown replaces its estimate by a measured height with ``setHeight(_:isEstimated:ofRow:)``,
/// which moves everything below it. If the row is above the visible part, the list's owner adds the difference to its
/// scroll offset, so that visible rows stay where they are.
///
/// Heights are exact to 0.000003 pt (see ``Length``), and their sums are exact.
package struct OffsetIndex: Sendable {
  package private(set) var tree: RunTree

  /// The offset and the height of a row in points.
  package struct Row: Equatable, Sendable {
    package var index: Int
    package var offset: Double
    package var height: Double
    /// The height is a guess: the row has not been measured.
    package var isEstimated: Bool
    /// The offset of the next row.
    package var end: Double
  }

  /// No rows.
  package init(leafCapacity: Int = RunTree.defaultLeafCapacity) {
    tree = RunTree(leafCapacity: leafCapacity)
  }

  /// Rows that were collected by a ``RunTree/Builder``, in ``Length`` units.
  package init(tree: RunTree) {
    self.tree = tree
  }

  /// `count` rows of one height. O(1) in time and memory.
  package init(count: Int, height: Double, isEstimated: Bool = false) {
    tree = RunTree()
    insertRows(count, height: height, isEstimated: isEstimated, at: 0)
  }

  /// The number of rows. O(1).
  package var count: Int { tree.count }

  /// The height of all rows together, in points. O(1).
  package var totalHeight: Double { Length.points(tree.sum) }

  /// The offset of the top of row `index`, in points; `count` asks for the bottom of the last.
  /// - Precondition: `0 <= index <= count`.
  /// - Complexity: O(log n) in the number of runs.
  package func offset(ofRow index: Int) -> Double { Length.points(tree.sum(before: index)) }

  /// Row `index`.
  /// - Precondition: `0 <= index < count`.
  /// - Complexity: O(log n) in the number of runs.
  package func row(at index: Int) -> Row { Row(tree.element(at: index)) }

  /// The row at `offset` points from the top: the one with `offset(top) <= offset < offset(bottom)`. Rows
  /// without height are never found.
  /// - Returns: nil above the first row and at or below the end of the last.
  /// - Complexity: O(log n) in the number of runs.
  package func row(atOffset offset: Double) -> Row? {
    tree.element(holding: Length.units(offset)).map(Row.init)
  }

  /// The rows that overlap `lower..<upper`, both in points from the top; a row without height is included if its
  /// neighbours are.
  ///
  /// - Complexity: O(log n) in the number of runs.
  package func rows(from lower: Double, to upper: Double) -> Range<Int> {
    let top = max(Length.units(lower), 0)
    let bottom = min(Length.units(upper), tree.sum)
    guard top < bottom, let first = tree.element(holding: top), let last = tree.element(holding: bottom - 1)
    else { return 0..<0 }
    return first.index..<last.index + 1
  }

  /// Calls `body` for each row of `range` in order, until it answers false.
  /// - Complexity: O(log n + k) for k rows visited.
  package func forEachRow(in range: Range<Int>, _ body: (Row) -> Bool) {
    tree.forEachElement(in: range) { body(Row($0)) }
  }

  /// Inserts `count` rows of one height before row `index`; the present count appends.
  /// - Complexity: O(log n) expected, for any number of inserted rows.
  package mutating func insertRows(_ count: Int, height: Double, isEstimated: Bool = false, at index: Int) {
    tree.insert(RunTree.Run(count: count, value: Length.units(height), isMarked: isEstimated), at: index)
  }

  /// Removes the rows of `range`.
  /// - Complexity: O((k + 1) log n) expected, for k leaves that lose rows; O(log n) for one row.
  package mutating func removeRows(_ range: Range<Int>) { tree.remove(range) }

  /// Gives row `index` another height.
  /// - Returns: by how many points everything below it moved.
  /// - Complexity: O(log n) expected.
  @discardableResult
  package mutating func setHeight(_ height: Double, isEstimated: Bool = false, ofRow index: Int) -> Double {
    let old = tree.element(at: index)
    let units = Length.units(height)
    if old.value != units || old.isMarked != isEstimated { tree.set(units, isMarked: isEstimated, at: index) }
    return Length.points(units - old.value)
  }

  /// Gives all rows of `range` one height, for instance an estimate after a change of width.
  /// - Complexity: O((k + 1) log n) expected, for k leaves that lose rows.
  package mutating func setHeight(_ height: Double, isEstimated: Bool = false, ofRows range: Range<Int>) {
    tree.replace(
      range, with: RunTree.Run(count: range.count, value: Length.units(height), isMarked: isEstimated))
  }

  /// Stops with a description of the first violated invariant. O(n).
  package func checkInvariants() { tree.checkInvariants() }

  /// A description of the first violated invariant; nil if there is none. O(n).
  package func invariantViolation() -> String? { tree.invariantViolation() }

  /// The rows as runs in one line: `12x44 20~ 3x18.5`; `~` is an estimate.
  package func dump() -> String {
    tree.runs.map { run in
      let height = Length.points(run.value)
      return (run.count == 1 ? "\(height)" : "\(run.count)x\(height)") + (run.isMarked ? "~" : "")
    }.joined(separator: " ")
  }
}

extension OffsetIndex.Row {
  init(_ element: RunTree.Element) {
    self.init(
      index: element.index, offset: Length.points(element.start), height: Length.points(element.value),
      isEstimated: element.isMarked, end: Length.points(element.end))
  }
}
