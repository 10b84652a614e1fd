/// A tree of distinct elements, some of which are expanded.
///
/// The elements are stored in the order in which a fully expanded outline shows them, each with its level. A subtree
/// is a range of that order, so editing one is editing a range. O(n) for a change, with four bytes per element to
/// shift.
package struct OutlineTree<Element: Hashable> {
  private var store = IdentifierStore<Element>()
  /// Handles, parents before their children.
  private var order: ContiguousArray<Int32> = []
  /// For each position in `order` the level.
  private var levels: ContiguousArray<Int32> = []
  /// For each handle, whether its element is expanded.
  private var isExpanded: ContiguousArray<Bool> = []

  package init() {}

  package var count: Int { order.count }

  // MARK: Places

  /// The position of an element in the fully expanded outline. O(n).
  package func position(of element: Element) -> Int? {
    store.handle(of: element).flatMap { order.firstIndex(of: Int32($0)) }
  }

  /// O(1) expected.
  package func contains(_ element: Element) -> Bool { store.handle(of: element) != nil }

  package func element(at position: Int) -> Element { store.elements[Int(order[position])] }

  package func level(at position: Int) -> Int { Int(levels[position]) }

  package func isExpanded(at position: Int) -> Bool { isExpanded[Int(order[position])] }

  /// The element at `position` and all below it.
  package func subtree(at position: Int) -> Range<Int> {
    position..<(levels[(position + 1)...].firstIndex { $0 <= levels[position] } ?? count)
  }

  /// The element that the one at `position` is a child of, or nil for a root.
  package func parent(of position: Int) -> Int? {
    levels[..<position].lastIndex { $0 < levels[position] }
  }

  /// The positions of elements whose ancestors are all expanded.
  package var visiblePositions: [Int] {
    var visible: [Int] = []
    var deepest = Int32.max
    for position in order.indices {
      if levels[position] > deepest { continue }
      visible.append(position)
      deepest = isExpanded(at: position) ? Int32.max : levels[position]
    }
    return visible
  }

  package func isVisible(at position: Int) -> Bool {
    var ancestor = parent(of: position)
    while let current = ancestor {
      if !isExpanded(at: current) { return false }
      ancestor = parent(of: current)
    }
    return true
  }

  // MARK: Changes

  /// Inserts elements, none of which is in the tree yet, at a position and on a level.
  package mutating func insert(_ elements: [Element], at position: Int, level: Int) {
    insert(elements, Array(repeating: Int32(level), count: elements.count), at: position)
  }

  /// Inserts a tree, none of whose elements is in this tree yet, at a position, its roots on a level.
  package mutating func insert(_ tree: OutlineTree, at position: Int, level: Int) {
    let elements = (0..<tree.count).map { tree.element(at: $0) }
    insert(elements, tree.levels.map { $0 + Int32(level) }, at: position)
    for index in 0..<tree.count { isExpanded[Int(order[position + index])] = tree.isExpanded(at: index) }
  }

  private mutating func insert(_ elements: [Element], _ newLevels: [Int32], at position: Int) {
    order.insert(contentsOf: store.insert(elements), at: position)
    levels.insert(contentsOf: newLevels, at: position)
    isExpanded.append(contentsOf: repeatElement(false, count: elements.count))
  }

  /// Removes the elements at `positions` with their descendants.
  package mutating func remove(_ positions: some Sequence<Int>) {
    var isRemoved = ContiguousArray(repeating: false, count: count)
    for position in positions {
      for place in subtree(at: position) { isRemoved[Int(order[place])] = true }
    }
    levels = ContiguousArray(order.indices.filter { !isRemoved[Int(order[$0])] }.map { levels[$0] })
    isExpanded = ContiguousArray(isExpanded.indices.filter { !isRemoved[$0] }.map { isExpanded[$0] })
    let numbers = store.removeAll(where: isRemoved)
    order = ContiguousArray(order.map { numbers[Int($0)] }.filter { $0 >= 0 })
  }

  package mutating func setExpanded(_ isExpanded: Bool, _ element: Element) {
    if let handle = store.handle(of: element) { self.isExpanded[handle] = isExpanded }
  }

  /// The elements of a range as a separate tree. The first becomes a root.
  package func subtree(_ range: Range<Int>) -> OutlineTree {
    var tree = OutlineTree()
    guard let first = range.first else { return tree }
    tree.insert(range.map { element(at: $0) }, range.map { levels[$0] - levels[first] }, at: 0)
    for (index, position) in range.enumerated() { tree.isExpanded[index] = isExpanded(at: position) }
    return tree
  }

  /// The first rule that is broken, as a sentence; nil if all hold. O(n).
  package func invariantViolation() -> String? {
    if let violation = store.invariantViolation() { return violation }
    if Set(order) != Set((0..<store.count).map(Int32.init)) || order.count != store.count {
      return "\(store.count) elements stand at \(order.count) places."
    }
    if levels.count != count || isExpanded.count != count { return "Elements have no level." }
    for position in levels.indices where levels[position] > (position == 0 ? 0 : levels[position - 1] + 1) {
      return "Element \(position) is on level \(levels[position]) without a parent."
    }
    return nil
  }
}

extension OutlineTree: Sendable where Element: Sendable {}
