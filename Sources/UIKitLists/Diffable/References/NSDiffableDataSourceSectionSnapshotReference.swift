/// The items of one section as a tree, with identifiers of any type: values that conform to `Hashable`, or objects.
///
/// A reference type: everything that holds the snapshot sees its changes. ``NSDiffableDataSourceSectionSnapshot`` is a
/// value, with typed identifiers.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  final var contents = NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>()

  /// A snapshot without items.
  public override init() { super.init() }

  convenience init(_ contents: NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>) {
    self.init()
    self.contents = contents
  }

  /// A snapshot of the same contents, which changes independently.
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(contents) }

  // MARK: Items

  /// Appends new items to the roots.
  open func appendItems(_ items: [Any]) { contents.append(items.asIdentifiers) }

  /// Appends new items to the children of another one; to the roots for nil.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    contents.append(items.asIdentifiers, to: parentItem.map(ReferenceIdentifier.init))
  }

  /// Inserts new items before another one, on its level.
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    contents.insert(items.asIdentifiers, before: ReferenceIdentifier(beforeIdentifier))
  }

  /// Inserts new items after another one and its children, on its level.
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    contents.insert(items.asIdentifiers, after: ReferenceIdentifier(afterIdentifier))
  }

  /// Inserts the items of another snapshot, with their expansion, before an item, on its level.
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    contents.insert(snapshot.contents, before: ReferenceIdentifier(item))
  }

  /// Inserts the items of another snapshot, with their expansion, after an item and its children, on its level.
  ///
  /// - Returns: the last root that was inserted, after which further items may be inserted; the item if there was none [?].
  @discardableResult
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
    contents.insert(snapshot.contents, after: ReferenceIdentifier(item))
    return snapshot.contents.rootItems.last?.value ?? item
  }

  /// Removes items, which must exist, and all their descendants.
  open func deleteItems(_ items: [Any]) { contents.delete(items.asIdentifiers) }

  /// Takes all items out.
  open func deleteAllItems() { contents.deleteAll() }

  /// Replaces all descendants of an item by the items of another snapshot.
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) {
    contents.replace(childrenOf: ReferenceIdentifier(parentItem), using: snapshot.contents)
  }

  // MARK: Expansion

  /// Shows the children of items. Unknown identifiers are ignored.
  open func expandItems(_ items: [Any]) { contents.expand(items.asIdentifiers) }

  /// Hides the descendants of items. Unknown identifiers are ignored.
  open func collapseItems(_ items: [Any]) { contents.collapse(items.asIdentifiers) }

  /// Whether an item, which must exist, is expanded: its children are visible if it is visible itself.
  open func isExpanded(_ item: Any) -> Bool { contents.isExpanded(ReferenceIdentifier(item)) }

  /// Whether all ancestors of an item, which must exist, are expanded.
  open func isVisible(_ item: Any) -> Bool { contents.isVisible(ReferenceIdentifier(item)) }

  // MARK: Questions

  /// All items, parents before their children.
  open var items: [Any] { contents.items.asGiven }

  /// The items without a parent.
  open var rootItems: [Any] { contents.rootItems.asGiven }

  /// The visible items: those whose ancestors are all expanded.
  open var visibleItems: [Any] { contents.visibleItems.asGiven }

  /// The expanded items, in the order of all items.
  open func expandedItems() -> [Any] { contents.expandedItems.asGiven }

  /// Whether an item is there. O(1).
  open func containsItem(_ item: Any) -> Bool { contents.contains(ReferenceIdentifier(item)) }

  /// The index of an item among all, or `NSNotFound`.
  open func index(ofItem item: Any) -> Int { contents.index(of: ReferenceIdentifier(item)) ?? NSNotFound }

  /// The number of ancestors of an item, which must exist.
  open func level(ofItem item: Any) -> Int { contents.level(of: ReferenceIdentifier(item)) }

  /// The parent of an item, which must exist; nil for a root.
  open func parent(ofChildItem childItem: Any) -> Any? { contents.parent(of: ReferenceIdentifier(childItem))?.value }

  /// The items below an item, which must exist.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }

  /// The items below an item, which must exist, with that item as their root or without it.
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(
      contents.snapshot(of: ReferenceIdentifier(parentItem), includingParent: includingParentItem))
  }

  /// The tree as text, an item a line: `+` expanded or `-` collapsed, `*` visible, two spaces a level.
  open func visualDescription() -> String { contents.visualDescription() }
}
