import ListCore

/// A table view or collection view, as ``ListPlaceholders`` sees it.
@MainActor
protocol ListPlaceholdersHost: AnyObject {
  /// How many items are shown in each section.
  var shownCounts: SectionCounts { get }
  func listCell(at path: RowPath) -> (any ListCell)?
  /// Whether a batch of updates is open.
  var isInBatch: Bool { get }
  /// Runs an action once no batch is open.
  func afterBatch(_ body: @escaping () -> Void)
  func record(_ operation: BatchUpdate.Operation)
  /// Inserts, moves, removes or replaces a placeholder.
  /// - Parameter change: returns the placeholders after the change, and the change; nil for no change.
  func changePlaceholders(_ change: () -> (PlaceholderRows, BatchUpdate.Operation)?)
}

/// An item that a list shows and that is not in the data.
@MainActor
protocol ListPlaceholder: AnyObject {
  /// The placeholder's path, if it were in the data.
  var place: RowPath { get }
  /// Configures the placeholder's cell.
  func update(_ cell: any ListCell)
  /// The look of the dropped preview on its way to the placeholder's cell; nil for the standard look.
  func previewParameters(of cell: any ListCell) -> UIDragPreviewParameters?
}

/// The gap that items leave for a drag from another list. Its cell is empty.
@MainActor
final class DropGap: ListPlaceholder {
  /// The reuse identifier of the gap's cells, which no app registers by accident.
  static let identifier = "UIKit.DropGap"
  let place: RowPath
  /// The height of the gap in a table, in points; in a collection view the layout decides.
  let height: CGFloat

  init(at place: RowPath, height: CGFloat) {
    self.place = place
    self.height = height
  }

  func update(_ cell: any ListCell) {}
  func previewParameters(of cell: any ListCell) -> UIDragPreviewParameters? { nil }
}
