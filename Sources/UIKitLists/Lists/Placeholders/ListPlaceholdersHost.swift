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
  /// - Parameter change: answers where placeholders are afterwards, and the change; nil for none.
  func changePlaceholders(_ change: () -> (PlaceholderRows, BatchUpdate.Operation)?)
}

/// Something that is shown among the items of a list and is not in the data.
@MainActor
protocol ListPlaceholder: AnyObject {
  /// The path at which the data would have it.
  var place: RowPath { get }
  /// Configures its cell.
  func update(_ cell: any ListCell)
  /// The look of the dropped preview on its way to its cell; nil for the standard look.
  func previewParameters(of cell: any ListCell) -> UIDragPreviewParameters?
}

/// The space that items make for something that is dragged over them from another list. Its cell shows nothing.
@MainActor
final class DropGap: ListPlaceholder {
  /// The reuse identifier of its cells, which no app can register by accident.
  static let identifier = "UIKit.DropGap"
  let place: RowPath
  /// Its height in a table; a collection view asks its layout.
  let height: CGFloat

  init(at place: RowPath, height: CGFloat) {
    self.place = place
    self.height = height
  }

  func update(_ cell: any ListCell) {}
  func previewParameters(of cell: any ListCell) -> UIDragPreviewParameters? { nil }
}
