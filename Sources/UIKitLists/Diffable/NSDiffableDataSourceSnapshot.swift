/// The contents of a list at one moment: sections of items, each named by an identifier that occurs once.
///
/// A snapshot is a value. Copies share their storage until one of them is changed.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()

  /// A snapshot without sections.
  public init() {}

  init(_ contents: SnapshotContents<SectionIdentifierType, ItemIdentifierType>) { self.contents = contents }

  // MARK: Counts

  /// The number of items in all sections. O(1).
  public var numberOfItems: Int { contents.identifiers.itemCount }

  /// The number of sections. O(1).
  public var numberOfSections: Int { contents.identifiers.sectionCount }

  /// The number of items in a section, which must exist. O(1).
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    contents.identifiers.itemCount(ofSection: contents.position(of: identifier))
  }

  // MARK: Identifiers

  /// The items of all sections, in their order. O(n).
  public var itemIdentifiers: [ItemIdentifierType] { contents.identifiers.items }

  /// The sections in their order. O(s).
  public var sectionIdentifiers: [SectionIdentifierType] { contents.identifiers.sections }

  /// The items of a section, which must exist. O(k).
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    contents.identifiers.items(ofSection: contents.position(of: identifier))
  }

  /// The section that an item is in, or nil. O(1).
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.section(of: identifier)
  }

  /// The index of an item among the items of all sections, or nil. O(1) plus one step per section.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { contents.identifiers.index(of: identifier) }

  /// The index of a section, or nil. O(1).
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.identifiers.position(of: identifier)
  }

  // MARK: Items

  /// Appends items to a section, or to the last one. Existing items are moved.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    contents.append(identifiers, to: sectionIdentifier)
  }

  /// Inserts items before another one, which must exist. Existing items are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    contents.insert(identifiers, .before(beforeIdentifier), beforeIdentifier)
  }

  /// Inserts items after another one, which must exist. Existing items are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    contents.insert(identifiers, .after(afterIdentifier), afterIdentifier)
  }

  /// Removes items. Unknown identifiers are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { contents.identifiers.remove(identifiers) }

  /// Takes out all items, and the sections too.
  public mutating func deleteAllItems() { contents.removeAll() }

  /// Moves an item before another one, also of another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    contents.move(identifier, .before(toIdentifier), toIdentifier)
  }

  /// Moves an item after another one, possibly of another section.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    contents.move(identifier, .after(toIdentifier), toIdentifier)
  }

  // MARK: Items whose content changed

  /// Marks items whose cells are to be replaced when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { contents.reload(identifiers) }

  /// Marks items whose cells are to be configured again when the snapshot is applied: the cell provider is called, and
  /// dequeues the cell that shows the item.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { contents.reconfigure(identifiers) }

  /// The items marked to be reloaded, in the order in which they were first marked.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { Array(contents.reloadedItems.elements) }

  /// The items marked to be reconfigured, in the order in which they were first marked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { Array(contents.reconfiguredItems.elements) }

  // MARK: Sections

  /// Appends new sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { contents.appendSections(identifiers) }

  /// Inserts new sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    contents.insertSections(identifiers, beside: toIdentifier, offset: 0)
  }

  /// Inserts new sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    contents.insertSections(identifiers, beside: toIdentifier, offset: 1)
  }

  /// Removes sections with their items. Unknown identifiers are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    contents.identifiers.removeSections(identifiers)
  }

  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    contents.moveSection(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    contents.moveSection(identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks sections whose cells, headers and footers are to be replaced when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { contents.reloadSections(identifiers) }

  /// The sections marked to be reloaded, in the order in which they were first marked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { Array(contents.reloadedSections.elements) }
}
