import ListCore

/// The calls to the drag delegate and the drop delegate of a table view or collection view.
@MainActor
protocol ListDragCalls: AnyObject {
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }
  /// The items of a drag that begins at `path`; none if the item there must not be dragged.
  func items(_ session: DragSession, at path: RowPath) -> [UIDragItem]
  /// The drag items that another list item adds to a drag under way.
  func added(to session: DragSession, at path: RowPath, _ point: CGPoint) -> [UIDragItem]
  func dragParameters(_ path: RowPath) -> UIDragPreviewParameters?
  /// The visible part of a dropped item's preview on its way to an item.
  func dropParameters(_ path: RowPath) -> UIDragPreviewParameters?
  /// Asks which operations the session permits.
  func setUp(_ session: DragSession)
  func dragWillBegin(_ session: DragSession)
  func dragDidEnd(_ session: DragSession)
  /// Whether the drop delegate takes part; false without one.
  func canHandle(_ session: DragSession) -> Bool
  func dropDidEnter(_ session: DragSession)
  func dropDidExit(_ session: DragSession)
  func dropDidEnd(_ session: DragSession)
  /// Asks for the effect of a drop at `destination`, or outside of all items if it is nil.
  func proposal(_ session: DragSession, at destination: RowPath?) -> any ListDropProposal
  func performDrop(_ drop: ListDrop)
}

extension ListDragCalls {
  /// Asks for the effect of a drop. If items move apart, the drop is at the gap's path, otherwise at the item below the
  /// finger: which of them applies follows from the answer. The delegate is first asked about the path that its last
  /// answer suggests, and again if its new answer means the other path.
  /// - Parameter last: the delegate's last answer.
  func proposal(
    _ session: DragSession, after last: (any ListDropProposal)?, between gap: RowPath?, over item: RowPath?
  ) -> (proposal: any ListDropProposal, destination: RowPath?) {
    let makesWay = last?.makesWay ?? true
    let destination = makesWay ? gap : item
    let answer = proposal(session, at: destination)
    guard answer.isAllowed, answer.makesWay != makesWay else { return (answer, destination) }
    let other = answer.makesWay ? gap : item
    return (other == destination ? answer : proposal(session, at: other), other)
  }
}

/// The answer of a drop delegate.
@MainActor
protocol ListDropProposal: UIDropProposal {
  /// Whether the dropped item is inserted between others, which move apart for it.
  var makesWay: Bool { get }
  /// Whether the item is dropped into another, which is highlighted.
  var goesIntoItem: Bool { get }
}

extension ListDropProposal {
  /// Whether a drop changes anything.
  var isAllowed: Bool { operation.takesItems }

  /// Whether a drop changes anything, and the drag delegate permits that.
  func isAllowed(in session: DragSession) -> Bool {
    isAllowed && (operation != .move || session.allowsMoveOperation)
  }
}

/// A drop that the delegate carries out.
@MainActor
struct ListDrop {
  let session: DragSession
  let proposal: any ListDropProposal
  /// The paths that the session's items come from, one for each; nil for an item of another list, and for further drag
  /// items of the same cell.
  let sources: [RowPath?]
  let destination: RowPath?
  let flights: DropFlights

  func source(ofItem index: Int) -> RowPath? { index < sources.count ? sources[index] : nil }
}
