import ListCore

/// A table view or collection view, as seen by ``ListReordering``. Positions are in the content.
@MainActor
protocol ListReorderingHost: ListEdgeScrollHost, ListCellsHost {
  func windowPoint(ofPlace place: CGPoint) -> CGPoint
  /// Whether an item may be lifted.
  /// - Parameter isDragged: whether a drag lifts it, and not its grip or the app.
  func mayReorder(_ path: RowPath, isDragged: Bool) -> Bool
  /// The point of a cell that follows the finger.
  func reorderAnchor(of cell: any ListCell) -> CGPoint

  // MARK: The lifted cell

  /// Raises the cell above the others.
  func itemWasLifted(_ cell: any ListCell, at path: RowPath)
  /// Moves the anchor of the lifted cell to a position.
  func placeLifted(_ cell: any ListCell, at place: CGPoint, of path: RowPath)
  /// Ends the lift of the cell. The move is over already.
  func layDownLifted(_ cell: any ListCell, _ move: ItemMove, _ ending: ListReordering.Ending)

  // MARK: The gap

  /// The position that is nearest to the lifted cell.
  func gapPosition(nearest place: CGPoint, of path: RowPath) -> RowPath
  /// Whether the delegate is asked with each movement, rather than for each position once.
  var asksForEachMovement: Bool { get }
  /// The delegate's position instead of a proposed one.
  func reorderTarget(from source: RowPath, current: RowPath, proposed: RowPath) -> RowPath
  /// Whether the lifted item can be dropped at a position. Stops the program if a delegate returned a position that it
  /// may not return.
  /// - Parameters:
  ///   - move: from the item's path to the present gap.
  ///   - proposed: the position that the delegate was asked about.
  func isGap(_ path: RowPath, of move: ItemMove, proposed: RowPath?) -> Bool
  /// How long the finger rests over a position before the others make way there, in seconds.
  var reorderDelay: Double { get }
  /// Moves the gap from one position to another: items between them get other paths or frames.
  /// - Parameter places: the anchor's positions before and after the movement; nil if the item moves back.
  func moveGap(_ move: ItemMove, _ places: (old: CGPoint, new: CGPoint)?)
  /// Moves the other cells around the gap; called within an animation block.
  func makeWay()
  /// The position one step before or after an item; nil if there is none.
  func neighbour(of path: RowPath, _ step: Int) -> RowPath?
}
