import ListCore
@_spi(UIKitFloors) import UIKitCore

/// A table view or collection view, as ``ListDragging`` and ``ListDropping`` see it.
@MainActor
protocol ListDraggingHost: ListEdgeScrollHost {
  var listDragCalls: any ListDragCalls { get }
  /// Counts loads and updates, so that parts which store items notice that they were replaced.
  var itemGeneration: Int { get }
  var window: UIWindow? { get }
  var traitCollection: UITraitCollection { get }
  /// Keeps the data source for the rest of the turn, because a delegate is about to be called.
  func willCallDelegate()
  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  func layoutIfNeeded()

  // MARK: Items, by the paths that the data source has

  func hasItem(_ path: RowPath) -> Bool
  func dragCell(at path: RowPath) -> (any ListCell)?
  /// The item that a long press at a position of the content may lift; nil if there is none, or the list is busy.
  func liftableItem(at place: CGPoint) -> RowPath?
  /// The item at a position, ignoring the gap that other items have left there.
  func dropItem(at place: CGPoint) -> RowPath?
  /// The visible item at a position that may join the drag of a cell.
  func joiningItem(at place: CGPoint, besides cell: any ListCell) -> RowPath?

  // MARK: The lifted cell

  /// Whether the data source moves an item without the drop delegate.
  func movesByDataSource(_ path: RowPath) -> Bool
  /// Whether a drop that the data source can perform is left to it, even if there is a drop delegate.
  func prefersDataSource(for proposal: any ListDropProposal) -> Bool
  /// Raises a cell. With each movement `choose` gets the nearest path, and returns the path at which the others make
  /// way, or nil.
  func lift(_ cell: any ListCell, of path: RowPath, at finger: CGPoint, choose: @escaping (RowPath) -> RowPath?)
  /// Puts a cell down that has not moved, because a menu opened over it.
  func layDown(_ cell: any ListCell)
  /// Moves the lifted cell.
  /// - Parameter grab: from the finger to the cell's middle.
  /// - Returns: whether the drag continues.
  func moveLifted(_ cell: any ListCell, to finger: CGPoint, grab: CGVector) -> Bool
  /// Whether a finger drags the cell. A reload or an update ends this.
  func isDragging(_ cell: UIView) -> Bool
  /// Lets the data source move the item to the gap.
  func dropByDataSource(_ cell: any ListCell)
  func putBack(_ cell: any ListCell, animated: Bool)

  // MARK: What is seen

  /// Hides the cell while its picture is shown instead, or shows it again.
  func setCarried(_ cell: any ListCell, _ isCarried: Bool)
  /// Sets whether content scrolls while the finger is near an edge: false while the finger is over another destination.
  func setScrolls(_ scrolls: Bool)
  /// Makes a picture of a view, which moves to the position of the drop.
  /// - Parameter center: the centre of the picture in the window; nil for that of the cell.
  func makeDropPreview(of view: UIView, _ parameters: UIPreviewParameters?, at center: CGPoint?)
    -> DropPreview
  func setDragState(_ state: UICellConfigurationState.DragState, of cell: any ListCell)
  /// Updates all cells, because a drag entered or left the list.
  func dropStatesDidChange()

  // MARK: The gap for an item of another list

  /// The shown index path at which items have moved apart; nil while they have not.
  var dropGap: RowPath? { get }
  /// Moves items apart at a position among them, or closes the gap for nil.
  func setDropGap(at position: RowPath?)
  /// The position of a drop at a point without an item, such as a header; nil if there is none.
  func dropPosition(besideItemsAt place: CGPoint) -> RowPath?

  /// The rectangle of an item in the content, as shown.
  func frame(ofDropItem path: RowPath) -> CGRect

  // MARK: Others

  /// The other drop destination below the finger: a list, or a view with a drop interaction.
  /// - Parameter endsHere: whether the list takes the drop itself, so that views around it are left out.
  func otherTarget(of session: DragSession, endsHere: Bool) -> (any DropDestination)?

  /// Closes an open menu, because its item is dragged away.
  func closeMenuForDrag()
  /// The drag moved: an item over which the finger rests may be activated.
  func dragDidMove(to finger: CGPoint)
  func dragDidEnd()
}
