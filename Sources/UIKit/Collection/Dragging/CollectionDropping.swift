import ListCore

/// What is dragged from another collection view and may be dropped on this one.
@MainActor
final class CollectionDropping {
  private struct Visit {
    let session: LocalDragSession
    /// Whether the finger is over the collection view.
    var isInside = true
    var proposal: UICollectionViewDropProposal
    var destination: RowPath?
  }

  /// The collection view may go while something is dragged over it.
  private weak var host: (any CollectionDraggingHost)?
  private var visit: Visit?
  private weak var targeted: UICollectionViewCell?

  init(host: any CollectionDraggingHost) { self.host = host }

  var isTargeted: Bool { visit?.isInside ?? false }

  /// The finger is over the collection view.
  func update(_ session: LocalDragSession) {
    guard let host else { return }
    if visit?.session !== session {
      guard host.dragCalls.canHandle(session) else { return }
      visit = Visit(session: session, proposal: UICollectionViewDropProposal(operation: .cancel))
      host.dropStatesDidChange()
      host.dragCalls.dropDidEnter(session)
    } else if visit?.isInside == false {
      visit?.isInside = true
      host.dropStatesDidChange()
      host.dragCalls.dropDidEnter(session)
    }
    let destination = host.arrangement.item(at: host.place(ofWindowPoint: session.finger))
    let proposal = host.dragCalls.proposal(session, at: destination)
    let isAllowed = proposal.isAllowed && (proposal.operation != .move || session.allowsMoveOperation)
    visit?.destination = destination
    visit?.proposal = isAllowed ? proposal : UICollectionViewDropProposal(operation: .forbidden)
    target(isAllowed && proposal.intent == .insertIntoDestinationIndexPath ? destination : nil)
  }

  /// The finger left the collection view.
  func leave() {
    guard let host, let visit, visit.isInside else { return }
    self.visit?.isInside = false
    target(nil)
    host.dropStatesDidChange()
    host.dragCalls.dropDidExit(visit.session)
  }

  /// What is dragged was dropped here.
  /// - Returns: whether the delegate took it.
  func perform(_ cell: UICollectionViewCell, _ parameters: UIDragPreviewParameters?) -> Bool {
    guard let host, let visit, visit.isInside, visit.proposal.isAllowed else { return false }
    target(nil)
    host.layoutIfNeeded()
    let coordinator = CollectionDropCoordinator(
      session: visit.session, proposal: visit.proposal, sources: [], destination: visit.destination,
      preview: host.makeDropPreview(of: cell, parameters), host.placeholders, host.dragCalls)
    visit.session.performDrop { UIView.performWithoutAnimation { host.dragCalls.performDrop(coordinator) } }
    host.layoutIfNeeded()
    coordinator.flights.settle()
    return true
  }

  /// The drag is over.
  func end() {
    target(nil)
    guard let session = visit?.session else { return }
    visit = nil
    host?.dropStatesDidChange()
    host?.dragCalls.dropDidEnd(session)
  }

  /// Whether a drop would go into an item.
  func isTarget(_ cell: UICollectionViewCell) -> Bool { targeted === cell }

  private func target(_ path: RowPath?) {
    let cell = path.flatMap { host?.elements.cell(at: $0) }
    guard cell !== targeted else { return }
    for changed in [targeted, cell] { changed?.setNeedsUpdateConfiguration() }
    targeted?.isHighlighted = false
    cell?.isHighlighted = true
    targeted = cell
  }
}
