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
  /// The item that a long press at a position of the content may lift; nil while the list is busy otherwise.
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
  /// Raises a cell. `choose` is asked with each movement whether the others make way at the nearest path.
  func lift(_ cell: any ListCell, of path: RowPath, at finger: CGPoint, choose: @escaping (RowPath) -> RowPath?)
  /// Lays a cell down that did not move, while a menu is open over it.
  func layDown(_ cell: any ListCell)
  /// Moves the lifted cell.
  /// - Parameter grab: from the finger to the cell's middle.
  /// - Returns: whether the drag continues.
  func moveLifted(_ cell: any ListCell, to finger: CGPoint, grab: CGVector) -> Bool
  /// Whether a finger has the cell: not after a reload or an update, which end that.
  func isDragging(_ cell: UIView) -> Bool
  /// Lets the data source move the item to the gap.
  func dropByDataSource(_ cell: any ListCell)
  func putBack(_ cell: any ListCell, animated: Bool)

  // MARK: What is seen

  /// Hides the cell while a picture of it is seen instead, or shows it again.
  func setCarried(_ cell: any ListCell, _ isCarried: Bool)
  /// Whether content scrolls while the finger is near an edge: not while another list is below it.
  func setScrolls(_ scrolls: Bool)
  /// A picture of a view that moves to where it was dropped.
  /// - Parameter center: where its middle is in the window; nil where the cell is.
  func makeDropPreview(of view: UIView, _ parameters: UIPreviewParameters?, at center: CGPoint?)
    -> DropPreview
  func setDragState(_ state: UICellConfigurationState.DragState, of cell: any ListCell)
  /// A drag entered or left the list: all cells are updated.
  func dropStatesDidChange()

  // MARK: The gap for an item of another list

  /// The shown index path at which items have moved apart; nil while they have not.
  var dropGap: RowPath? { get }
  /// Moves items apart at a position among them, or closes the gap for nil.
  func setDropGap(at position: RowPath?)
  /// The position of a drop where there is no item; nil if there is none.
  func dropPosition(besideItemsAt place: CGPoint) -> RowPath?

  /// The rectangle of an item in the content, as shown.
  func frame(ofDropItem path: RowPath) -> CGRect

  // MARK: Others

  /// Another destination below the finger: a list, or a view with a drop interaction.
  /// - Parameter endsHere: whether views around the list are left out.
  func otherTarget(of session: DragSession, endsHere: Bool) -> (any DropDestination)?

  /// The item under an open menu is dragged away.
  func closeMenuForDrag()
  /// Items that the finger rests over may be activated.
  func dragDidMove(to finger: CGPoint)
  func dragDidEnd()
}
