import ListCore

/// The collection view, as ``CollectionModel`` sees it.
@MainActor
protocol CollectionModelHost: AnyObject {
  var delegateCalls: CollectionDelegateCalls { get }
  var placeholders: ListPlaceholders { get }
  /// The items were replaced: cells are released with the next layout.
  func itemsWereReplaced()
  func setNeedsLayout()
}

/// How many sections and items there are.
@MainActor
final class CollectionModel {
  private unowned let host: any CollectionModelHost
  private(set) var counts = SectionCounts([])
  /// The index of the first item of each section among all items; the last entry is the number of all items.
  private var firstNumbers: ContiguousArray<Int> = [0]
  /// Counts have to be asked for again.
  private(set) var isStale = true
  private(set) var isLoading = false
  /// Counts loads and updates, so that a loop over items notices when they changed.
  private(set) var generation = 0

  init(host: any CollectionModelHost) { self.host = host }

  /// Counts are asked for again before they are next used.
  func setNeedsLoading() {
    isStale = true
    host.itemsWereReplaced()
    host.setNeedsLayout()
  }

  /// Queries the counts if they are unknown. O(s) in the number of sections.
  func load() {
    guard isStale, !isLoading else { return }
    isLoading = true
    isStale = false
    adopt(host.delegateCalls.counts())
    isLoading = false
  }

  /// Takes over the counts after an update or a move by hand.
  func adopt(_ counts: SectionCounts) {
    generation += 1
    self.counts = counts
    firstNumbers = [0]
    firstNumbers.reserveCapacity(counts.sectionCount + 1)
    for count in counts.rows { firstNumbers.append((firstNumbers.last ?? 0) + count) }
  }

  // MARK: Questions

  var sectionCount: Int {
    load()
    return counts.sectionCount
  }

  func itemCount(inSection section: Int) -> Int {
    load()
    let counts = host.placeholders.data(counts)
    guard section >= 0 && section < counts.sectionCount else {
      fatalError(
        """
        request for number of items in section \(section) when there are only \(counts.sectionCount) sections in the \
        collection view
        """)
    }
    return counts.rowCount(ofSection: section)
  }

  func contains(_ path: RowPath) -> Bool {
    path.section >= 0 && path.section < counts.sectionCount && path.row >= 0
      && path.row < counts.rowCount(ofSection: path.section)
  }

  /// The number of an item among all items. O(1).
  func number(of path: RowPath) -> Int { firstNumbers[path.section] + path.row }

  /// How many items there are in all sections.
  var itemCount: Int { firstNumbers.last ?? 0 }

  /// The item with a number. O(log s) in the number of sections.
  func path(numbered number: Int) -> RowPath {
    // Sections without items begin with the number of the next one.
    let section = firstNumbers.partitioningIndex { $0 > number } - 1
    return RowPath(section: section, row: number - firstNumbers[section])
  }

  /// Stops the program with UIKit's message if there is no such item.
  func checkExists(_ path: RowPath, asked function: String) {
    load()
    guard !contains(path) else { return }
    fatalError(
      """
      Attempted to \(function) at index path \(path.indexPath), which is out of bounds: there are \
      \(counts.describe("items")).
      """)
  }
}

extension SectionCounting {
  /// `2 sections of 5, 3 rows`.
  func describe(_ things: String) -> String {
    let described = 12
    let rows = (0..<sectionCount).prefix(described).map { "\(rowCount(ofSection: $0))" }
    guard !rows.isEmpty else { return "no sections" }
    return
      "\(sectionCount) sections of \(rows.joined(separator: ", "))\(sectionCount > described ? ", …" : "") \(things)"
  }
}

extension UICollectionView: CollectionModelHost {
  func itemsWereReplaced() {
    reordering.abandon()
    placeholders.itemsWereReplaced()
    updates.itemsWereReplaced()
    itemTouches.itemsWereReplaced()
    selection.itemsWereReplaced()
    multipleSelection.itemsDidChange()
    focus.itemsWereReplaced()
    menus.itemsWereReplaced()
    swipes.itemsWereReplaced()
    prefetching.itemsWereReplaced()
    layoutPass.itemsWereReplaced()
    sideways.itemsWereReplaced()
    index.itemsWereReplaced()
    arrangement.itemsWereReplaced()
  }
}
