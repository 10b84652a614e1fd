/// The items of one section as a tree, of which some are expanded: an outline.
///
/// A value. Copies share their storage until one of them is changed.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  var outline = OutlineContents<ItemIdentifierType>()

  /// A snapshot without items.
  public init() {}

  /// A copy of another snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { outline = snapshot.outline }

  init(_ outline: OutlineContents<ItemIdentifierType>) { self.outline = outline }

  // MARK: Items

  /// Appends new items to the children of another one, or to the roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    outline.append(items, to: parent)
  }

  /// Inserts new items before another one, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    outline.insert(items, before: item)
  }

  /// Inserts new items after another one and its children, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    outline.insert(items, after: item)
  }

  /// Inserts the items of another snapshot, with their expansion, before an item, on its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    outline.insert(snapshot.outline, before: item)
  }

  /// Inserts the items of another snapshot, with their expansion, after an item and its children, on its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    outline.insert(snapshot.outline, after: item)
  }

  /// Removes items, which must exist, and all their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) { outline.delete(items) }

  /// Takes all items out.
  public mutating func deleteAll() { outline = OutlineContents() }

  /// Replaces all descendants of an item by the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    outline.replaceChildren(of: parent, with: snapshot.outline)
  }

  // MARK: Expansion

  /// Shows the children of items. Unknown identifiers are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) { outline.setExpanded(true, items) }

  /// Collapses items, which hides their descendants. Unknown identifiers are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { outline.setExpanded(false, items) }

  /// Whether an item, which must exist, is expanded: its children are visible if it is visible itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { outline.isExpanded(item) }

  /// Whether all ancestors of an item, which must exist, are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { outline.isVisible(item) }

  // MARK: Questions

  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { outline.items }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { outline.rootItems }

  /// The visible items: those whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { outline.visibleItems }

  /// The expanded items, in the order of all items.
  public var expandedItems: [ItemIdentifierType] { outline.expandedItems }

  /// Whether an item is there. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { outline.tree.contains(item) }

  /// The index of an item among all, or nil.
  public func index(of item: ItemIdentifierType) -> Int? { outline.tree.position(of: item) }

  /// The number of ancestors of an item, which must exist.
  public func level(of item: ItemIdentifierType) -> Int { outline.level(of: item) }

  /// The parent of an item, which must exist; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { outline.parent(of: child) }

  /// The items below an item, with that item as their root or without it.
  ///
  /// - Precondition: The snapshot contains the item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(outline.subtree(of: parent, includingParent: includingParent))
  }

  /// The tree as text, an item a line: `+` expanded or `-` collapsed, `*` visible, two spaces a level.
  public func visualDescription() -> String { outline.visualDescription }
}
