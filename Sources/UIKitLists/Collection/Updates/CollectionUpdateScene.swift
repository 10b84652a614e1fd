import ListCore

/// A collection view just before an update, from where the animation begins.
@MainActor
final class CollectionUpdateScene {
  let map: UpdateMap
  let before: SectionCounts
  let after: SectionCounts
  /// The attributes of all known elements.
  let attributes: [CollectionElement: UICollectionViewLayoutAttributes]
  /// The views of elements that were deleted or reloaded.
  private(set) var gone: ContiguousArray<CollectionElements.Entry>
  /// The supplementary and decoration views that the layout itself inserts and deletes.
  private var inserted: Set<CollectionElement> = []
  private var deleted: Set<CollectionElement> = []

  init(
    _ map: UpdateMap, before: SectionCounts, after: SectionCounts, _ elements: CollectionElements,
    _ arrangement: CollectionArrangement
  ) {
    self.map = map
    self.before = before
    self.after = after
    attributes = Dictionary(
      elements.entries.map { ($0.element, $0.attributes) }, uniquingKeysWith: { first, _ in first })
    gone = elements.takeGone { Self.survivor(of: $0, map) == nil }
    elements.elementsDidMove { Self.survivor(of: $0, map) }
  }

  /// [D] Asks the layout for the views that it adds and removes with the update. They appear and disappear even if other
  /// views take their paths.
  func adoptChanges(of layout: UICollectionViewLayout, _ elements: CollectionElements) {
    for category in [UICollectionView.ElementCategory.supplementaryView, .decorationView] {
      let known = elements.entries.lazy.filter { $0.element.category == category }
      for kind in Set(known.compactMap(\.element.kind)).sorted() {
        let (added, removed) = Self.changes(of: layout, category, kind)
        inserted.formUnion(added.map { CollectionElement(category, kind, $0) })
        deleted.formUnion(removed.map { CollectionElement(category, kind, $0) })
      }
    }
    if !deleted.isEmpty { gone += elements.takeGone { deleted.contains($0) } }
  }

  private static func changes(
    of layout: UICollectionViewLayout, _ category: UICollectionView.ElementCategory, _ kind: String
  ) -> (added: [IndexPath], removed: [IndexPath]) {
    category == .decorationView
      ? (
        layout.indexPathsToInsertForDecorationView(ofKind: kind),
        layout.indexPathsToDeleteForDecorationView(ofKind: kind)
      )
      : (
        layout.indexPathsToInsertForSupplementaryView(ofKind: kind),
        layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      )
  }

  /// Whether the layout inserts one of its own views.
  func isInserted(_ element: CollectionElement) -> Bool { inserted.contains(element) }

  /// Whether the layout deletes one of its own views.
  func isDeleted(_ element: CollectionElement) -> Bool { deleted.contains(element) }

  /// The element after the update; nil if it was removed or reloaded.
  func survivor(of old: CollectionElement) -> CollectionElement? { Self.survivor(of: old, map) }

  private static func survivor(of old: CollectionElement, _ map: UpdateMap) -> CollectionElement? {
    guard let path = old.rowPath else { return old }
    if old.category == .cell {
      return map.survivor(of: path).map { CollectionElement(item: $0) }
    }
    if case .reloads = map.fate(of: .header(section: path.section)) { return nil }
    return old.moved(by: map)
  }

  /// The old attributes of an element; nil for a new one.
  func oldAttributes(ofNew element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let path = element.rowPath else { return attributes[element]?.copied }
    var old = element
    if element.category == .cell {
      guard case .was(.row(let was)) = map.origin(of: .row(path)) else { return nil }
      old.path = was.indexPath
    } else {
      guard case .was(let was) = map.origin(of: .header(section: path.section)) else { return nil }
      old.path = RowPath(section: was.section, row: path.row).indexPath
    }
    return attributes[old]?.copied
  }

  /// Whether the update inserted or reloaded the element.
  func isNew(_ element: CollectionElement) -> Bool {
    guard let path = element.rowPath else { return false }
    let item: TableItem = element.category == .cell ? .row(path) : .header(section: path.section)
    if case .was = map.origin(of: item) { return false }
    return true
  }
}

/// The operations of a batch, as passed to a layout.
@MainActor
struct CollectionUpdateItems {
  private(set) var all: [UICollectionViewUpdateItem] = []

  init(_ batch: BatchUpdate) { all = batch.singleOperations.compactMap(Self.item) }

  private static func item(_ operation: BatchUpdate.Operation) -> UICollectionViewUpdateItem? {
    switch operation {
    case .insertRow(let path, _): UICollectionViewUpdateItem(.insert, after: path.indexPath)
    case .deleteRow(let path, _): UICollectionViewUpdateItem(.delete, before: path.indexPath)
    case .moveRow(let from, let to): UICollectionViewUpdateItem(.move, before: from.indexPath, after: to.indexPath)
    case .reloadRow(let path, _):
      UICollectionViewUpdateItem(.reload, before: path.indexPath, after: path.indexPath)
    // Ranges do not occur here: the batch has one operation for each item.
    case .insertRows, .deleteRows: nil
    case .reconfigureRow: nil
    case .insertSection(let section, _): UICollectionViewUpdateItem(.insert, after: path(section))
    case .deleteSection(let section, _): UICollectionViewUpdateItem(.delete, before: path(section))
    case .moveSection(let from, let to): UICollectionViewUpdateItem(.move, before: path(from), after: path(to))
    case .reloadSection(let section, _):
      UICollectionViewUpdateItem(.reload, before: path(section), after: path(section))
    }
  }

  /// [D] A section's path has no item.
  private static func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
