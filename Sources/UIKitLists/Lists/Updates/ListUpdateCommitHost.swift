import ListCore

/// A table view or collection view at the end of a batch of changes.
@MainActor
protocol ListUpdateCommitHost: AnyObject {
  /// Whether a layout is under way.
  var isLayingOut: Bool { get }
  /// Asks the data source for its counts, once each.
  func askCounts() -> SectionCounts
  /// Runs what changes items. `isNested` is true in a batch that a callback of another one's end makes.
  func committing(_ body: (_ isNested: Bool) -> Void)
  /// Checks a batch against the counts. Where it does not fit them the program stops.
  /// - Returns: nil if it does not fit and the counts from before the batch were not known.
  func map(of batch: BatchUpdate, before: some SectionCounting, after counts: SectionCounts) -> UpdateMap?
  /// Called before items change: an open swipe closes, and an item that is moved by hand goes back.
  func itemsWillUpdate()
  /// Called when items have other paths, for all parts that remember paths.
  func pathsDidChange(_ change: PathChange)
  /// Releases all views; the next layout asks for new ones, without animation.
  func discardViews()
  /// Calls a completion with the next frame.
  func complete(_ completion: @escaping (Bool) -> Void)
  func setNeedsLayout()
}
