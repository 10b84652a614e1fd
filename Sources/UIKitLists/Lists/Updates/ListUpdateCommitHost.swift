import ListCore

/// A table view or collection view at the end of a batch of changes.
@MainActor
protocol ListUpdateCommitHost: AnyObject {
  /// Whether a layout is under way.
  var isLayingOut: Bool { get }
  /// Asks the data source for its counts, once each.
  func askCounts() -> SectionCounts
  /// Runs a change of items. `isNested` is true for a batch started in a callback during another batch.
  func committing(_ body: (_ isNested: Bool) -> Void)
  /// Validates a batch against the counts. If they do not match, the program stops.
  /// - Returns: nil if they do not match and the counts from before the batch were unknown.
  func map(of batch: BatchUpdate, before: some SectionCounting, after counts: SectionCounts) -> UpdateMap?
  /// The items that are shown although the data source does not have them.
  var placeholderRows: PlaceholderRows { get }
  func adoptPlaceholders(_ rows: PlaceholderRows)
  /// Called before items change: an open swipe closes, and an interactive move ends.
  func itemsWillUpdate()
  /// Called when items have other paths, for all parts that remember paths.
  func pathsDidChange(_ change: PathChange)
  /// Releases all views; the next layout asks for new ones, without animation.
  func discardViews()
  /// Calls a completion with the next frame.
  func complete(_ completion: @escaping (Bool) -> Void)
  func setNeedsLayout()
}

/// A change of the shown items, placeholders included.
struct ShownChange {
  /// The changes, with paths that count placeholders.
  let batch: BatchUpdate
  /// The placeholders after the change.
  let placeholders: PlaceholderRows
  /// The number of items shown in each section after the change.
  let counts: SectionCounts
}

extension ListUpdateCommitHost {
  /// Converts a batch of changes of the data to one whose paths count placeholders.
  /// - Parameter before: the number of items shown in each section.
  /// - Returns: nil if the counts do not match and those from before the batch were unknown.
  func shownChange(_ batch: BatchUpdate, before: @autoclosure () -> SectionCounts) -> ShownChange? {
    let counts = askCounts()
    let old = placeholderRows
    guard !old.isEmpty else { return ShownChange(batch: batch, placeholders: old, counts: counts) }
    guard let map = map(of: batch, before: old.data(ofShown: before()), after: counts) else { return nil }
    let shown = old.shown(batch, map, after: counts)
    return ShownChange(
      batch: shown.batch, placeholders: shown.placeholders, counts: shown.placeholders.shown(counts))
  }

  /// A change of placeholders; it may change the data as well.
  func shownChange(_ change: (PlaceholderRows, BatchUpdate.Operation)) -> ShownChange {
    let (rows, operation) = change
    return ShownChange(batch: BatchUpdate([operation]), placeholders: rows, counts: rows.shown(askCounts()))
  }
}
