import ListCore

/// A table view or collection view, as parts that need its cells see it.
@MainActor
protocol ListCellsHost: AnyObject {
  /// Counts loads and updates, so that code which calls the app notices that items were replaced in the call.
  var itemGeneration: Int { get }
  /// The cell of an item; nil while the item is off screen.
  func listCell(at path: RowPath) -> (any ListCell)?
  /// The path of a cell's item; nil if the cell shows none any more.
  func path(ofListCell cell: UIView) -> RowPath?
  /// Performs a pending layout, so that items that were replaced are on screen.
  func layoutIfNeeded()
}
