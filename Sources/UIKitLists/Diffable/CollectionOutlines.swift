/// Items of a diffable data source whose children are shown and hidden by the user.
@MainActor
final class CollectionOutlines<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let applier: SnapshotApplier<UICollectionView, Section, Item>
  var handlers = UICollectionViewDiffableDataSource<Section, Item>.SectionSnapshotHandlers<Item>()

  init(applier: SnapshotApplier<UICollectionView, Section, Item>) { self.applier = applier }

  /// Calls the handlers, and applies the section with the item's children shown or hidden. Does nothing in a section
  /// that is not an outline.
  func toggle(at path: IndexPath) {
    guard let item = applier.item(at: path), let section = applier.section(at: path.section),
      var outline = applier.knownOutline(of: section)
    else { return }
    let expands = !outline.isExpanded(item)
    let isAllowed = expands ? handlers.shouldExpandItem : handlers.shouldCollapseItem
    guard isAllowed?(item) ?? true else { return }
    let tell = expands ? handlers.willExpandItem : handlers.willCollapseItem
    tell?(item)
    if expands, let makeChildren = handlers.snapshotForExpandingParent {
      let children = NSDiffableDataSourceSectionSnapshot(outline.subtree(of: item, includingParent: false))
      outline.replaceChildren(of: item, with: makeChildren(item, children).outline)
    }
    outline.setExpanded(expands, [item])
    applier.apply(outline, to: section, .animated, nil)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Closures that decide which items the user can expand and collapse, and are informed of it.
  public struct SectionSnapshotHandlers<Item> where Item: Hashable, Item: Sendable {
    /// Whether an item's children may be shown; they may without it.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item's children are shown.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item's children may be hidden; they may without it.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item's children are hidden.
    public var willCollapseItem: ((Item) -> Void)?
    /// Makes the children of an item that is about to show them, given those that it has.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Handlers that let everything be expanded and collapsed.
    public init() {}
  }
}
