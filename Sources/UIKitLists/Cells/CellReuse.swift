/// The reuse identifier of a cell, and its reset before it is reused.
@MainActor
final class CellReuse {
  var identifier: String?
  /// The table view that shows or keeps the cell.
  weak var tableView: UITableView?

  /// The width that the table's section index takes from the row, in points.
  private(set) var trailingRoom: CGFloat = 0

  func setTrailingRoom(_ room: CGFloat, in cell: UITableViewCell) {
    guard trailingRoom != room else { return }
    trailingRoom = room
    cell.setNeedsLayout()
  }

  /// Whether touches reach a cell that is dragged.
  var takesTouchesWhileDragged = false

  /// The view that receives a touch in the cell: [D] none while the row is dragged, unless
  /// `userInteractionEnabledWhileDragging` is true.
  func target(_ view: UIView?, in cell: UITableViewCell) -> UIView? {
    guard !takesTouchesWhileDragged, let tableView else { return view }
    return tableView.itemDragging.dragState(of: cell) == .none ? view : nil
  }

  /// The cell, or its content view, asks for another size.
  func sizeDidInvalidate(_ cell: UITableViewCell) { tableView?.resizing.sizeDidInvalidate(cell) }

  /// Something about Auto Layout changed within the cell's content view.
  func layoutDidChange(in cell: UITableViewCell) { tableView?.resizing.layoutDidChange(in: cell) }

  /// Work to do before the cell is reused, or returns for its row.
  var onPrepare: (@MainActor () -> Void)?

  /// Resets the state of the previous row. The content is the app's responsibility.
  func prepare(_ cell: UITableViewCell) {
    cell.appearance.resetState()
    cell.editing.reset()
    finishLeaving()
  }

  /// Runs the reset that was postponed when the cell left the screen.
  func finishLeaving() {
    let pending = onPrepare
    onPrepare = nil
    pending?()
  }
}

extension UITableViewCell: ContentShifting {
  /// Sets up the parts that every cell has.
  func setUp(reuseIdentifier: String?) {
    reuse.identifier = reuseIdentifier
    content.attach()
    appearance.setDefaultBackground(.systemBackground)
    clipsToBounds = false
  }

  /// Lays out the parts of the cell, from back to front.
  func layOutParts() {
    configuration.updateIfNeeded()
    configuration.layOut(in: bounds)
    let contentFrame = content.indented(accessory.layOut(in: editing.layOut(in: uncovered(bounds))))
    appearance.layOut(in: bounds)
    content.layOut(in: contentFrame)
    separators.layOut(in: bounds)
  }

  /// The frame of the content. O(1).
  var contentFrame: CGRect { contentFrame(in: bounds) }

  /// The distance by which edit controls and indentation move the content view.
  package var contentShift: CGFloat { editing.contentShift + (content.isIndented ? content.indentation : 0) }

  /// The width of the content in a cell of a size. O(1).
  func contentWidth(of size: CGSize) -> CGFloat {
    contentFrame(in: CGRect(origin: .zero, size: size)).width
  }

  private func contentFrame(in bounds: CGRect) -> CGRect {
    content.indented(accessory.contentFrame(in: editing.innerFrame(in: uncovered(bounds))))
  }

  /// The area for controls, content and accessory: within the given bounds, without the parts covered by bars or taken
  /// by a section index.
  private func uncovered(_ bounds: CGRect) -> CGRect {
    let bounds = bounds.inset(by: content.sideInsets)
    guard reuse.trailingRoom > 0 else { return bounds }
    var room = bounds
    room.size.width = max(room.width - reuse.trailingRoom, 0)
    return mirroredIfNeeded(room, in: bounds)
  }

  /// The cell's margins within that area: without the part that the side insets cover already.
  var innerMargins: UIEdgeInsets {
    let margins = layoutMargins
    let sides = content.sideInsets
    return UIEdgeInsets(
      top: margins.top, left: max(margins.left - sides.left, 0), bottom: margins.bottom,
      right: max(margins.right - sides.right, 0))
  }
}
