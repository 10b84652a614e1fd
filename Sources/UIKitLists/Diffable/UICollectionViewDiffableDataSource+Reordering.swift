extension UICollectionViewDiffableDataSource {
  /// Closures that decide which items can be moved interactively, and are informed of moves.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; without this closure none can.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when an item is dropped elsewhere, before the data source takes the new order.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the data source has taken the new order: the app changes its data here.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers that let nothing be moved.
    public init() {}
  }
}

/// The changes of a move by hand.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The removed and inserted items, with their indexes among all items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each changed section; the last section first [M].
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    outlines: [SectionIdentifierType: (OutlineContents<ItemIdentifierType>, OutlineContents<ItemIdentifierType>)] = [:]
  ) {
    initialSnapshot = old
    finalSnapshot = new
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
    sectionTransactions = new.sectionIdentifiers.reversed().compactMap { section in
      let (before, after) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
      if let (before, after) = outlines[section] {
        return NSDiffableDataSourceSectionTransaction(section, from: before, to: after)
      }
      return before == after ? nil : NSDiffableDataSourceSectionTransaction(section, from: before, to: after)
    }
  }
}

/// The changes of a move by hand in one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The section from which, or into which, items were moved.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items that went and came.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(_ section: SectionIdentifierType, from before: [ItemIdentifierType], to after: [ItemIdentifierType]) {
    sectionIdentifier = section
    initialSnapshot = Self.snapshot(before)
    finalSnapshot = Self.snapshot(after)
    difference = after.difference(from: before).inferringMoves()
  }

  init(
    _ section: SectionIdentifierType, from before: OutlineContents<ItemIdentifierType>,
    to after: OutlineContents<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = NSDiffableDataSourceSectionSnapshot(before)
    finalSnapshot = NSDiffableDataSourceSectionSnapshot(after)
    difference = after.visibleItems.difference(from: before.visibleItems).inferringMoves()
  }

  private static func snapshot(
    _ items: [ItemIdentifierType]
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    snapshot.append(items)
    return snapshot
  }
}
