/// The contents of a list at one moment, with identifiers of any type: values that conform to `Hashable`, or objects.
///
/// A reference type: everything that holds the snapshot sees its changes. ``NSDiffableDataSourceSnapshot`` is a value,
/// with typed identifiers.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  final var contents = NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>()

  /// A snapshot without sections.
  public override init() { super.init() }

  convenience init(_ contents: NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>) {
    self.init()
    self.contents = contents
  }

  /// A snapshot of the same contents, which changes independently.
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(contents) }

  // MARK: Counts

  /// The number of items in all sections. O(1).
  open var numberOfItems: Int { contents.numberOfItems }

  /// The number of sections. O(1).
  open var numberOfSections: Int { contents.numberOfSections }

  /// The number of items in a section, which must exist. O(1).
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    contents.numberOfItems(inSection: ReferenceIdentifier(sectionIdentifier))
  }

  // MARK: Identifiers

  /// The items of all sections, in their order. O(n).
  open var itemIdentifiers: [Any] { contents.itemIdentifiers.asGiven }

  /// The sections in their order. O(s).
  open var sectionIdentifiers: [Any] { contents.sectionIdentifiers.asGiven }

  /// The items of a section, which must exist. O(k).
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    contents.itemIdentifiers(inSection: ReferenceIdentifier(sectionIdentifier)).asGiven
  }

  /// The section that an item is in, or nil. O(1).
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    contents.sectionIdentifier(containingItem: ReferenceIdentifier(itemIdentifier))?.value
  }

  /// The index of an item among the items of all sections, or `NSNotFound`.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    contents.indexOfItem(ReferenceIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// The index of a section, or `NSNotFound`.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    contents.indexOfSection(ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Appends items to the last section. Existing items are moved.
  open func appendItems(withIdentifiers identifiers: [Any]) { contents.appendItems(identifiers.asIdentifiers) }

  /// Appends items to a section. Existing items are moved.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    contents.appendItems(identifiers.asIdentifiers, toSection: ReferenceIdentifier(sectionIdentifier))
  }

  /// Inserts items before another one, which must exist. Existing items are moved.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    contents.insertItems(identifiers.asIdentifiers, beforeItem: ReferenceIdentifier(itemIdentifier))
  }

  /// Inserts items after another one, which must exist. Existing items are moved.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    contents.insertItems(identifiers.asIdentifiers, afterItem: ReferenceIdentifier(itemIdentifier))
  }

  /// Removes items. Unknown identifiers are ignored.
  open func deleteItems(withIdentifiers identifiers: [Any]) { contents.deleteItems(identifiers.asIdentifiers) }

  /// Takes out all items, and the sections too.
  open func deleteAllItems() { contents.deleteAllItems() }

  /// Moves an item before another one, also of another section.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    contents.moveItem(ReferenceIdentifier(fromIdentifier), beforeItem: ReferenceIdentifier(toIdentifier))
  }

  /// Moves an item after another one, possibly of another section.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    contents.moveItem(ReferenceIdentifier(fromIdentifier), afterItem: ReferenceIdentifier(toIdentifier))
  }

  // MARK: Items whose content changed

  /// Marks items whose cells are to be replaced when the snapshot is applied.
  open func reloadItems(withIdentifiers identifiers: [Any]) { contents.reloadItems(identifiers.asIdentifiers) }

  /// Marks items whose cells are to be configured again when the snapshot is applied.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    contents.reconfigureItems(identifiers.asIdentifiers)
  }

  /// The items marked to be reloaded, in the order in which they were first marked.
  open var reloadedItemIdentifiers: [Any] { contents.reloadedItemIdentifiers.asGiven }

  /// The items marked to be reconfigured, in the order in which they were first marked.
  open var reconfiguredItemIdentifiers: [Any] { contents.reconfiguredItemIdentifiers.asGiven }

  // MARK: Sections

  /// Appends new sections.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    contents.appendSections(sectionIdentifiers.asIdentifiers)
  }

  /// Inserts new sections before another one.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    contents.insertSections(
      sectionIdentifiers.asIdentifiers, beforeSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Inserts new sections after another one.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    contents.insertSections(sectionIdentifiers.asIdentifiers, afterSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Removes sections with their items. Unknown identifiers are ignored.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    contents.deleteSections(sectionIdentifiers.asIdentifiers)
  }

  /// Moves a section with its items before another one.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    contents.moveSection(
      ReferenceIdentifier(fromSectionIdentifier), beforeSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Moves a section with its items after another one.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    contents.moveSection(
      ReferenceIdentifier(fromSectionIdentifier), afterSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Marks sections whose cells, headers and footers are to be replaced when the snapshot is applied.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    contents.reloadSections(sectionIdentifiers.asIdentifiers)
  }

  /// The sections marked to be reloaded, in the order in which they were first marked.
  open var reloadedSectionIdentifiers: [Any] { contents.reloadedSectionIdentifiers.asGiven }

  // MARK: Equality

  /// Whether another snapshot has the same sections and items in the same order. [M] Marks for reloading are ignored.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSDiffableDataSourceSnapshotReference,
      contents.sectionIdentifiers == other.contents.sectionIdentifiers
    else { return false }
    return contents.sectionIdentifiers.allSatisfy {
      contents.itemIdentifiers(inSection: $0) == other.contents.itemIdentifiers(inSection: $0)
    }
  }

  /// A hash: the number of items, which is the same for equal snapshots.
  open override var hash: Int { contents.numberOfItems }
}
