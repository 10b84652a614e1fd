import ListCore

/// The contents of a section's snapshot. Misuse stops the program with UIKit's words.
struct OutlineContents<Item: Hashable & Sendable>: Sendable {
  private(set) var tree = OutlineTree<Item>()

  // MARK: Questions

  var items: [Item] { (0..<tree.count).map { tree.element(at: $0) } }
  var rootItems: [Item] { items(where: { tree.level(at: $0) == 0 }) }
  var expandedItems: [Item] { items(where: { tree.isExpanded(at: $0) }) }
  var visibleItems: [Item] { tree.visiblePositions.map { tree.element(at: $0) } }

  private func items(where isWanted: (Int) -> Bool) -> [Item] {
    (0..<tree.count).filter(isWanted).map { tree.element(at: $0) }
  }

  func isExpanded(_ item: Item) -> Bool { tree.isExpanded(at: position(of: item)) }
  func isVisible(_ item: Item) -> Bool { tree.isVisible(at: position(of: item)) }
  func level(of item: Item) -> Int { tree.level(at: position(of: item)) }

  func parent(of item: Item) -> Item? {
    tree.parent(of: position(of: item, "Child item identifier")).map { tree.element(at: $0) }
  }

  func subtree(of item: Item, includingParent: Bool) -> OutlineContents {
    let range = tree.subtree(at: position(of: item, "Parent item identifier"))
    var contents = OutlineContents()
    contents.tree = tree.subtree(includingParent ? range : range.dropFirst())
    return contents
  }

  var visualDescription: String {
    let visible = Set(tree.visiblePositions)
    let lines = (0..<tree.count).map { position in
      String(repeating: "  ", count: tree.level(at: position) + 1) + (tree.isExpanded(at: position) ? "+" : "-")
        + (visible.contains(position) ? "*" : " ") + "\(tree.element(at: position))"
    }
    return (["<NSDiffableDataSourceSectionSnapshot"] + lines + [">"]).joined(separator: "\n")
  }

  // MARK: Changes

  mutating func append(_ items: [Item], to parent: Item?) {
    guard !items.isEmpty else { return }
    checkUnique(items)
    guard let parent else { return tree.insert(items, at: tree.count, level: 0) }
    let place = position(of: parent, "Parent item identifier")
    tree.insert(items, at: tree.subtree(at: place).upperBound, level: tree.level(at: place) + 1)
  }

  mutating func insert(_ items: [Item], before item: Item) {
    guard !items.isEmpty else { return }
    checkUnique(items)
    let place = position(of: item, "Item identifier to insert before")
    tree.insert(items, at: place, level: tree.level(at: place))
  }

  mutating func insert(_ items: [Item], after item: Item) {
    guard !items.isEmpty else { return }
    checkUnique(items)
    let place = position(of: item, "Item identifier to insert after")
    tree.insert(items, at: tree.subtree(at: place).upperBound, level: tree.level(at: place))
  }

  mutating func insert(_ other: OutlineContents, before item: Item) {
    let place = position(of: item, "Item identifier to insert before")
    checkUnique(other.items)
    tree.insert(other.tree, at: place, level: tree.level(at: place))
  }

  mutating func insert(_ other: OutlineContents, after item: Item) {
    let place = position(of: item, "Item identifier to insert after")
    checkUnique(other.items)
    tree.insert(other.tree, at: tree.subtree(at: place).upperBound, level: tree.level(at: place))
  }

  /// Inserts an outline before an item, as children of the same parent; for nil at the end, on the level of the last
  /// visible item.
  mutating func place(_ other: OutlineContents, before item: Item?) {
    if let item {
      insert(other, before: item)
    } else if let last = visibleItems.last {
      insert(other, after: last)
    } else {
      tree.insert(other.tree, at: tree.count, level: 0)
    }
  }

  mutating func replaceChildren(of item: Item, with other: OutlineContents) {
    let place = position(of: item, "Parent item identifier")
    let level = tree.level(at: place) + 1
    tree.remove(tree.subtree(at: place).dropFirst())
    checkUnique(other.items)
    tree.insert(other.tree, at: place + 1, level: level)
  }

  mutating func delete(_ items: [Item]) {
    tree.remove(
      items.map { item in
        guard let position = tree.position(of: item) else {
          SnapshotFault.stop(
            "Failed to find index of item \(item)",
            "The section snapshot has \(tree.count) items, and \(item) is none of them; nothing was deleted.")
        }
        return position
      })
  }

  mutating func setExpanded(_ isExpanded: Bool, _ items: [Item]) {
    for item in items { tree.setExpanded(isExpanded, item) }
  }

  // MARK: Checks

  private func position(of item: Item, _ role: String = "Item identifier") -> Int {
    guard let position = tree.position(of: item) else {
      SnapshotFault.stop(
        "\(role) does not exist in section snapshot: \(item)",
        "The section snapshot has \(tree.count) items: \(SnapshotFault.list(items)). Append it first.")
    }
    return position
  }

  private func checkUnique(_ items: [Item]) {
    var seen = Set<Item>()
    let duplicates = items.filter { !seen.insert($0).inserted || tree.contains($0) }
    if !duplicates.isEmpty { SnapshotFault.stopAtDuplicatesInSection(duplicates) }
  }
}
