/// Sections of distinct items, with a fast way from each identifier to its position.
///
/// An item's identifier is stored once and represented by a number, its handle; a section is an array of handles.
/// Moving items therefore shifts four bytes each, and finding an item's position takes a hash and a short search from
/// its last known row.
package struct SectionedIdentifiers<Section: Hashable, Item: Hashable> {
  struct Block {
    var section: Section
    /// The section's index among the others.
    var position: Int
    /// Handles.
    var rows: ContiguousArray<Int32> = []
  }

  private(set) var store = IdentifierStore<Item>()
  /// For each handle the block that contains its item, and the last known row.
  private var blockOfItem: ContiguousArray<Int32> = []
  private var rowHints: ContiguousArray<Int32> = []
  /// Nil for a removed section.
  private var blocks: ContiguousArray<Block?> = []
  private var freeBlocks: ContiguousArray<Int32> = []
  /// Blocks in the order of their sections.
  private var order: ContiguousArray<Int32> = []
  private var blockOfSection: [Section: Int32] = [:]

  /// From this number on, items are removed together in one pass over all.
  private static var bulk: Int { 8 }

  package init() {}

  // MARK: Questions

  package var sectionCount: Int { order.count }
  package var itemCount: Int { store.count }

  package func section(at position: Int) -> Section { block(at: position).section }

  package func itemCount(ofSection position: Int) -> Int { block(at: position).rows.count }

  package func item(at path: RowPath) -> Item { store.elements[Int(block(at: path.section).rows[path.row])] }

  package func contains(_ path: RowPath) -> Bool {
    path.section >= 0 && path.section < sectionCount && path.row >= 0
      && path.row < itemCount(ofSection: path.section)
  }

  /// O(1) expected.
  package func contains(_ item: Item) -> Bool { store.handle(of: item) != nil }

  /// O(1) expected.
  package func position(of section: Section) -> Int? { blockOfSection[section].map { blocks[Int($0)]!.position } }

  /// O(1) expected.
  package func sectionPosition(of item: Item) -> Int? {
    store.handle(of: item).map { blocks[Int(blockOfItem[$0])]!.position }
  }

  /// O(1) expected, and O(k) after k single changes before the item.
  package func path(of item: Item) -> RowPath? { store.handle(of: item).map(path(ofHandle:)) }

  /// The index of an item among those of all sections. O(s) in sections.
  package func index(of item: Item) -> Int? {
    path(of: item).map { path in
      order[..<path.section].reduce(path.row) { $0 + blocks[Int($1)]!.rows.count }
    }
  }

  /// O(s).
  package var sections: [Section] { order.map { blocks[Int($0)]!.section } }

  /// O(n).
  package func items(ofSection position: Int) -> [Item] {
    block(at: position).rows.map { store.elements[Int($0)] }
  }

  /// The items of all sections. O(n).
  package var items: [Item] {
    var items: [Item] = []
    items.reserveCapacity(itemCount)
    for block in order {
      for handle in blocks[Int(block)]!.rows { items.append(store.elements[Int(handle)]) }
    }
    return items
  }

  func block(at position: Int) -> Block { blocks[Int(order[position])]! }

  func path(ofHandle handle: Int) -> RowPath {
    let block = blocks[Int(blockOfItem[handle])]!
    return RowPath(
      section: block.position, row: Self.row(of: Int32(handle), in: block.rows, near: Int(rowHints[handle])))
  }

  /// Searches from `hint` in both directions.
  private static func row(of handle: Int32, in rows: ContiguousArray<Int32>, near hint: Int) -> Int {
    rows.withUnsafeBufferPointer { rows in
      var below = min(hint, rows.count - 1)
      var above = below + 1
      while below >= 0 || above < rows.count {
        if below >= 0 {
          if rows[below] == handle { return below }
          below -= 1
        }
        if above < rows.count {
          if rows[above] == handle { return above }
          above += 1
        }
      }
      preconditionFailure("Item \(handle) is in none of the \(rows.count) rows of its section.")
    }
  }

  // MARK: Sections

  /// Inserts sections that are not present yet before the one at `position`, or after all. O(s).
  package mutating func insertSections(_ sections: some Sequence<Section>, at position: Int) {
    var added: ContiguousArray<Int32> = []
    for section in sections {
      let block = freeBlocks.popLast() ?? Int32(blocks.count)
      if Int(block) == blocks.count { blocks.append(nil) }
      blocks[Int(block)] = Block(section: section, position: 0)
      blockOfSection[section] = block
      added.append(block)
    }
    order.insert(contentsOf: added, at: position)
    renumberSections(from: position)
  }

  /// Removes sections with their items; unknown ones are ignored. O(s), and O(n) where items go.
  package mutating func removeSections(_ sections: some Sequence<Section>) {
    var isRemoved = ContiguousArray<Bool>()
    var hasItems = false
    for section in sections {
      guard let block = blockOfSection.removeValue(forKey: section) else { continue }
      if isRemoved.isEmpty { isRemoved = ContiguousArray(repeating: false, count: blocks.count) }
      isRemoved[Int(block)] = true
      if !blocks[Int(block)]!.rows.isEmpty { hasItems = true }
    }
    guard !isRemoved.isEmpty else { return }
    if hasItems { removeItems(ContiguousArray(blockOfItem.map { isRemoved[Int($0)] })) }
    order.removeAll { isRemoved[Int($0)] }
    for block in isRemoved.indices where isRemoved[block] {
      blocks[block] = nil
      freeBlocks.append(Int32(block))
    }
    renumberSections(from: 0)
  }

  /// Removes a section and inserts it at `destination`. O(s).
  package mutating func moveSection(at position: Int, to destination: Int) {
    let block = order.remove(at: position)
    order.insert(block, at: destination)
    renumberSections(from: min(position, destination))
  }

  private mutating func renumberSections(from position: Int) {
    for index in position..<order.count { blocks[Int(order[index])]!.position = index }
  }

  // MARK: Items

  package enum Destination {
    case endOfSection(Int)
    /// Before or after an item that is in the list and is not itself inserted or moved.
    case before(Item)
    case after(Item)
  }

  /// Inserts items at a position; those that exist already are moved. Items that occur twice in `items` are inserted
  /// once. O(k) expected for new items; O(n) if many move or the position is not at the end.
  ///
  /// - Returns: the items that occur twice, in the order in which they were found.
  @discardableResult
  package mutating func put(_ items: some Collection<Item>, _ destination: Destination) -> [Item] {
    let known = itemCount
    var handles: ContiguousArray<Int32> = []
    handles.reserveCapacity(items.count)
    var moved: ContiguousArray<Int32> = []
    var seen = Set<Int32>()
    var duplicates: [Item] = []
    var next = Int32(known)
    for handle in store.insert(items) {
      if handle == next {
        next += 1
      } else if handle < known && seen.insert(handle).inserted {
        moved.append(handle)
      } else {
        duplicates.append(store.elements[Int(handle)])
        continue
      }
      handles.append(handle)
    }
    detach(moved)
    insert(handles, destination)
    return duplicates
  }

  /// Removes items; unknown ones are ignored. O(k) where they are few, else O(n).
  package mutating func remove(_ items: some Collection<Item>) {
    guard items.count > Self.bulk else {
      for item in items {
        if let handle = store.handle(of: item) { remove(handle) }
      }
      return
    }
    var isRemoved = ContiguousArray(repeating: false, count: itemCount)
    for item in items {
      if let handle = store.handle(of: item) { isRemoved[handle] = true }
    }
    removeItems(isRemoved)
  }

  private mutating func remove(_ handle: Int) {
    detach([Int32(handle)])
    let last = itemCount - 1
    if last != handle {
      let path = path(ofHandle: last)
      blocks[Int(blockOfItem[last])]!.rows[path.row] = Int32(handle)
      blockOfItem[handle] = blockOfItem[last]
      rowHints[handle] = Int32(path.row)
    }
    blockOfItem.removeLast()
    rowHints.removeLast()
    store.remove(handle)
  }

  /// Takes handles out of their rows; the items stay known.
  private mutating func detach(_ handles: ContiguousArray<Int32>) {
    guard handles.count > Self.bulk else {
      for handle in handles {
        let row = path(ofHandle: Int(handle)).row
        blocks[Int(blockOfItem[Int(handle)])]!.rows.remove(at: row)
      }
      return
    }
    var isDetached = ContiguousArray(repeating: false, count: itemCount)
    var isTouched = ContiguousArray(repeating: false, count: blocks.count)
    for handle in handles {
      isDetached[Int(handle)] = true
      isTouched[Int(blockOfItem[Int(handle)])] = true
    }
    for block in blocks.indices where isTouched[block] {
      blocks[block]!.rows.removeAll { isDetached[Int($0)] }
      writeHints(of: block, from: 0)
    }
  }

  private mutating func insert(_ handles: ContiguousArray<Int32>, _ destination: Destination) {
    let block: Int
    let row: Int
    switch destination {
    case .endOfSection(let position):
      block = Int(order[position])
      row = blocks[block]!.rows.count
    case .before(let item):
      let path = path(of: item)!
      block = Int(order[path.section])
      row = path.row
    case .after(let item):
      let path = path(of: item)!
      block = Int(order[path.section])
      row = path.row + 1
    }
    let added = itemCount - blockOfItem.count
    blockOfItem.append(contentsOf: repeatElement(0, count: added))
    rowHints.append(contentsOf: repeatElement(0, count: added))
    blocks[block]!.rows.insert(contentsOf: handles, at: row)
    for (offset, handle) in handles.enumerated() {
      blockOfItem[Int(handle)] = Int32(block)
      rowHints[Int(handle)] = Int32(row + offset)
    }
    if handles.count > Self.bulk { writeHints(of: block, from: row + handles.count) }
  }

  private mutating func writeHints(of block: Int, from row: Int) {
    let rows = blocks[block]!.rows
    for row in row..<rows.count { rowHints[Int(rows[row])] = Int32(row) }
  }

  /// Removes the items whose handles are marked, all in one pass.
  private mutating func removeItems(_ isRemoved: ContiguousArray<Bool>) {
    let numbers = store.removeAll(where: isRemoved)
    for block in blocks.indices where blocks[block] != nil {
      blocks[block]!.rows = ContiguousArray(blocks[block]!.rows.lazy.map { numbers[Int($0)] }.filter { $0 >= 0 })
    }
    let count = itemCount
    for handle in numbers.indices where numbers[handle] >= 0 { blockOfItem[Int(numbers[handle])] = blockOfItem[handle] }
    blockOfItem.removeLast(blockOfItem.count - count)
    rowHints.removeLast(rowHints.count - count)
    for block in blocks.indices where blocks[block] != nil { writeHints(of: block, from: 0) }
  }

  // MARK: Invariants

  /// The first rule that is broken, as a sentence; nil if all hold. O(n).
  package func invariantViolation() -> String? {
    if let violation = store.invariantViolation() { return violation }
    if blockOfItem.count != itemCount || rowHints.count != itemCount { return "Items have no places." }
    if blockOfSection.count != order.count { return "\(order.count) sections have \(blockOfSection.count) names." }
    var seen = Set<Int32>()
    for (position, block) in order.enumerated() {
      guard let content = blocks[Int(block)] else { return "Section \(position) has no rows." }
      if content.position != position { return "Section \(position) is said to stand at \(content.position)." }
      if blockOfSection[content.section] != block { return "Section \(position) is known as another." }
      for handle in content.rows {
        if !seen.insert(handle).inserted { return "Item \(handle) is there twice." }
        if blockOfItem[Int(handle)] != block { return "Item \(handle) is said to be in another section." }
      }
    }
    if seen.count != itemCount { return "\(itemCount) items are known, \(seen.count) have rows." }
    return nil
  }
}

extension SectionedIdentifiers: Sendable where Section: Sendable, Item: Sendable {}
extension SectionedIdentifiers.Block: Sendable where Section: Sendable {}

extension SectionedIdentifiers: Equatable {
  /// Whether the same items are in the same sections in the same order. O(n), without hashing.
  package static func == (left: Self, right: Self) -> Bool { ListMatching(from: left, to: right).isUnchanged }
}
