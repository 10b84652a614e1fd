import ListCore
import UIKit

@testable import ListTesting
@testable import UIKitLists

extension FakeList: ListDraggingHost {
  var listDragCalls: any ListDragCalls { dragCalls }
  var bounds: CGRect { CGRect(x: 0, y: offset, width: content.bounds.width, height: content.bounds.height) }
  func willCallDelegate() {}
  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { recognizers.append(gestureRecognizer) }
  func place(ofWindowPoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x, y: point.y + offset)
  }

  func dragCell(at path: RowPath) -> (any ListCell)? { cell(at: path) }
  func liftableItem(at place: CGPoint) -> RowPath? { isBusy ? nil : item(at: place) }
  func dropItem(at place: CGPoint) -> RowPath? { item(at: place) }
  func joiningItem(at place: CGPoint, besides cell: any ListCell) -> RowPath? { item(at: place) }

  func movesByDataSource(_ path: RowPath) -> Bool { movesByDataSource }
  func prefersDataSource(for proposal: any ListDropProposal) -> Bool { prefersDataSource }

  func lift(_ cell: any ListCell, of path: RowPath, at finger: CGPoint, choose: @escaping (RowPath) -> RowPath?) {
    notes.append("lift \(path.row)")
    lifted = cell
    self.choose = choose
  }
  func layDown(_ cell: any ListCell) {
    notes.append("lay down")
    lifted = nil
  }
  func moveLifted(_ cell: any ListCell, to finger: CGPoint, grab: CGVector) -> Bool {
    guard isDragging(cell) else { return false }
    let place = choose?(nearest)
    notes.append("way \(place.map { "\($0.row)" } ?? "none")")
    return true
  }
  func isDragging(_ cell: UIView) -> Bool { lifted === cell }
  func dropByDataSource(_ cell: any ListCell) {
    notes.append("data source moves")
    lifted = nil
  }
  func putBack(_ cell: any ListCell, animated: Bool) {
    notes.append("back\(animated ? " animated" : "")")
    lifted = nil
  }

  func setCarried(_ cell: any ListCell, _ isCarried: Bool) { self.isCarried = isCarried }
  func setScrolls(_ scrolls: Bool) { self.scrolls = scrolls }
  func makeDropPreview(
    of view: UIView, _ parameters: UIPreviewParameters?, at center: CGPoint?
  ) -> DropPreview {
    previewCenter = center
    return DropPreview(of: view, in: UITableView(), parameters, at: center)
  }
  func setDragState(_ state: UICellConfigurationState.DragState, of cell: any ListCell) { notes.append("\(state)") }
  func dropStatesDidChange() { notes.append("drop states") }

  func otherTarget(of session: DragSession, endsHere: Bool) -> (any DropDestination)? { endsHere ? nil : other }

  var dropGap: RowPath? { gap }
  func frame(ofDropItem path: RowPath) -> CGRect { cell(at: path)?.frame ?? .zero }
  func setDropGap(at position: RowPath?) {
    guard position != gap else { return }
    notes.append(position.map { "gap \($0.row)" } ?? "gap closes")
    gap = position
  }
  func dropPosition(besideItemsAt place: CGPoint) -> RowPath? { nil }
  func closeMenuForDrag() { notes.append("close menu") }
  func dragDidMove(to finger: CGPoint) {}
  func dragDidEnd() {}
}

/// The delegates of drags and drops, which answer as they are told.
@MainActor
final class FakeDragCalls: ListDragCalls {
  weak var list: FakeList?
  var name = ""
  var hasDragDelegate = true
  var hasDropDelegate = true
  var itemCount = 1
  var handles = true
  var permitsMoves = true
  /// Says how the dragged item looks.
  var parameters: UIDragPreviewParameters?
  /// Answers with what a drop at a path would do.
  var answer: (RowPath?) -> any ListDropProposal = { _ in
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  var drops: [ListDrop] = []

  private func note(_ text: String) { list?.notes.append(name + text) }
  private func makeItems() -> [UIDragItem] { (0..<itemCount).map { _ in UIDragItem(itemProvider: NSItemProvider()) } }

  func items(_ session: DragSession, at path: RowPath) -> [UIDragItem] {
    note("items \(path.row)")
    return makeItems()
  }
  func added(to session: DragSession, at path: RowPath, _ point: CGPoint) -> [UIDragItem] {
    note("added \(path.row)")
    return makeItems()
  }
  func dragParameters(_ path: RowPath) -> UIDragPreviewParameters? { parameters }
  func dropParameters(_ path: RowPath) -> UIDragPreviewParameters? { nil }
  func setUp(_ session: DragSession) { session.allowsMoveOperation = permitsMoves }
  func dragWillBegin(_ session: DragSession) { note("drag begins") }
  func dragDidEnd(_ session: DragSession) { note("drag ends") }
  func canHandle(_ session: DragSession) -> Bool { handles }
  func dropDidEnter(_ session: DragSession) { note("enter") }
  func dropDidExit(_ session: DragSession) { note("exit") }
  func dropDidEnd(_ session: DragSession) { note("drop ends") }
  func proposal(_ session: DragSession, at destination: RowPath?) -> any ListDropProposal {
    note("over \(destination.map { "\($0.row)" } ?? "none")")
    return answer(destination)
  }
  func performDrop(_ drop: ListDrop) {
    note("perform at \(drop.destination.map { "\($0.row)" } ?? "none")")
    drops.append(drop)
  }
}
