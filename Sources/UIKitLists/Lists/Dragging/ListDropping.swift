import ListCore
@_spi(UIKitFloors) import UIKitCore

/// Drops on a list of items from another list.
@MainActor
final class ListDropping {
  private struct Visit {
    let session: LocalDragSession
    /// Whether the finger is over the list.
    var isInside = true
    /// The delegate's last answer; nil where it does not allow a drop.
    var proposal: (any ListDropProposal)?
    var destination: RowPath?
  }

  /// The list may go while something is dragged over it.
  private weak var host: (any ListDraggingHost)?
  private var visit: Visit?
  private let target = ListDropTarget()

  init(host: any ListDraggingHost) { self.host = host }

  var isTargeted: Bool { visit?.isInside ?? false }

  private var calls: (any ListDragCalls)? {
    host?.willCallDelegate()
    return host?.listDragCalls
  }

  /// The finger is over the list.
  func update(_ session: LocalDragSession) {
    guard let host, let calls else { return }
    if visit?.session !== session {
      guard calls.canHandle(session) else { return }
      visit = Visit(session: session)
      host.dropStatesDidChange()
      calls.dropDidEnter(session)
    } else if visit?.isInside == false {
      visit?.isInside = true
      host.dropStatesDidChange()
      calls.dropDidEnter(session)
    }
    let destination = host.dropItem(at: host.place(ofWindowPoint: session.finger))
    let proposal = calls.proposal(session, at: destination)
    let isAllowed = proposal.isAllowed(in: session)
    visit?.destination = destination
    visit?.proposal = isAllowed ? proposal : nil
    target.set(isAllowed && proposal.goesIntoItem ? destination.flatMap(host.dragCell) : nil)
  }

  /// The finger left the list.
  func leave() {
    guard let host, let visit, visit.isInside else { return }
    self.visit?.isInside = false
    target.set(nil)
    host.dropStatesDidChange()
    calls?.dropDidExit(visit.session)
  }

  /// Drops the session's items here.
  /// - Returns: whether the delegate took it.
  func perform(_ cell: any ListCell, _ parameters: UIDragPreviewParameters?) -> Bool {
    guard let host, let visit, visit.isInside, let proposal = visit.proposal else { return false }
    target.set(nil)
    host.layoutIfNeeded()
    let drop = ListDrop(
      session: visit.session, proposal: proposal, sources: [], destination: visit.destination,
      flights: DropFlights(host.makeDropPreview(of: cell, parameters)))
    host.perform(drop)
    return true
  }

  /// The drag is over.
  func end() {
    target.set(nil)
    guard let session = visit?.session else { return }
    visit = nil
    host?.dropStatesDidChange()
    calls?.dropDidEnd(session)
  }

  /// Whether a drop would go into an item.
  func isTarget(_ cell: UIView) -> Bool { target.cell === cell }
}

extension ListDraggingHost {
  /// Lets the delegate change its data. The change is shown without animation, since the others have moved apart
  /// already; only the dropped item moves.
  func perform(_ drop: ListDrop) {
    willCallDelegate()
    drop.session.performDrop { UIView.performWithoutAnimation { listDragCalls.performDrop(drop) } }
    layoutIfNeeded()
    drop.flights.settle()
  }
}
