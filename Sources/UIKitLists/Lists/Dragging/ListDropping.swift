import ListCore
@_spi(UIKitFloors) import UIKitCore

/// Drops on a list of items from elsewhere: items move apart below the finger, and content scrolls at the edges.
@MainActor
final class ListDropping: DropDestination {
  private struct Visit {
    let session: DragSession
    /// Whether the finger is over the list.
    var isInside = false
    var hasEntered = false
    /// The delegate's last answer; nil where it does not allow a drop.
    var proposal: (any ListDropProposal)?
    /// The position of the drop among the items, without counting the gap.
    var destination: RowPath?
    /// The generation of the items among which the destination is.
    var generation = 0
  }

  /// Weak, as the list may be deallocated during a drag over it.
  private weak var host: (any ListDraggingHost)?
  private var visit: Visit?
  private weak var refused: DragSession?
  private let target = ListDropTarget()
  private let edgeScroll: ListEdgeScroll

  init(host: any ListDraggingHost) {
    self.host = host
    edgeScroll = ListEdgeScroll(host: host)
    edgeScroll.didScroll = { [weak self] in self?.contentDidScroll() }
    edgeScroll.rowDidScroll = { [weak self] in self?.contentDidScroll() }
  }

  var isTargeted: Bool { visit?.isInside ?? false }

  private var calls: (any ListDragCalls)? {
    host?.willCallDelegate()
    return host?.listDragCalls
  }

  // MARK: Over the list

  /// The finger is over the list.
  func update(_ session: DragSession) {
    guard enter(session), let host, let calls else { return }
    host.layoutIfNeeded()
    let place = host.place(ofWindowPoint: session.finger)
    let rule = DropGapRule(gap: host.dropGap)
    let item = host.dropItem(at: place)
    let position = position(at: place, item, rule)
    let (proposal, asked) = calls.proposal(
      session, after: visit?.proposal, between: position.map(rule.shown), over: item == rule.gap ? nil : item)
    // The delegate may have changed the items, or ended the drag.
    guard visit?.isInside == true, host.dropGap == rule.gap else { return }
    let isAllowed = proposal.isAllowed(in: session)
    visit?.proposal = isAllowed ? proposal : nil
    visit?.destination = proposal.makesWay ? position : asked.map(rule.position(ofShown:))
    target.set(isAllowed && proposal.goesIntoItem ? asked.flatMap(host.dragCell) : nil)
    host.setDropGap(at: isAllowed && proposal.makesWay ? position : nil)
    visit?.generation = host.itemGeneration
    edgeScroll.finger = session.finger
  }

  func takes(_ session: DragSession) -> Bool {
    guard visit?.session !== session else { return true }
    // [?] One drag at a time: items move apart for one finger.
    guard visit?.isInside != true, refused !== session, let calls else { return false }
    guard calls.canHandle(session) else {
      refused = session
      return false
    }
    visit = Visit(session: session)
    return true
  }

  /// Tells the delegate that the finger came over the list, if it did.
  /// - Returns: whether the delegate takes part.
  private func enter(_ session: DragSession) -> Bool {
    guard takes(session), let host, let calls else { return false }
    guard visit?.isInside == false else { return true }
    visit?.isInside = true
    visit?.hasEntered = true
    host.dropStatesDidChange()
    calls.dropDidEnter(session)
    return visit?.isInside ?? false
  }

  /// The position at which items move apart for a drop, without counting their gap; nil outside of the items.
  private func position(at place: CGPoint, _ item: RowPath?, _ rule: DropGapRule) -> RowPath? {
    guard let host else { return nil }
    guard let item else { return host.dropPosition(besideItemsAt: place) }
    guard item != rule.gap else { return item }
    let rect = host.frame(ofDropItem: item)
    let gap = rule.gap.map { host.frame(ofDropItem: $0) } ?? .null
    guard gap.sharesLine(with: rect) else {
      return rule.position(
        over: item, at: place.y, lower: rect.minY, upper: rect.maxY, length: gap.isNull ? 0 : gap.height)
    }
    // Items beside the gap are in one line with it, which may run from right to left: the line's direction decides
    // which half of an item is the first.
    let comesLater = rule.gap.map { $0 < item } ?? false
    return (gap.minX < rect.minX) == comesLater
      ? rule.position(over: item, at: place.x, lower: rect.minX, upper: rect.maxX, length: gap.width)
      : rule.position(over: item, at: -place.x, lower: -rect.maxX, upper: -rect.minX, length: gap.width)
  }

  private func contentDidScroll() { if let visit, visit.isInside { update(visit.session) } }

  /// The finger left the list.
  func leave(_ session: DragSession) {
    guard let visit, visit.session === session, visit.isInside else { return }
    self.visit?.isInside = false
    close()
    host?.dropStatesDidChange()
    calls?.dropDidExit(visit.session)
  }

  private func close() {
    target.set(nil)
    edgeScroll.finger = nil
    host?.setDropGap(at: nil)
  }

  // MARK: The end

  func operation(of session: DragSession) -> UIDropOperation {
    guard let visit, visit.session === session, visit.isInside, host?.window != nil else { return .cancel }
    return visit.proposal?.operation ?? .cancel
  }

  func perform(_ session: DragSession, _ looks: [DragLooks?]) -> Bool {
    guard let host, host.window != nil, let visit, visit.session === session, visit.isInside else { return false }
    // The items were replaced since the delegate answered, so it is asked again.
    if visit.generation != host.itemGeneration { update(visit.session) }
    guard let visit = self.visit, let proposal = visit.proposal else { return false }
    UIView.performWithoutAnimation {
      close()
      host.layoutIfNeeded()
    }
    let shown = looks.compactMap(\.self).first ?? DragLooks(UIView(), nil, at: session.finger)
    let preview = host.makeDropPreview(of: shown.view, shown.parameters, at: shown.center)
    preview.session = session
    let drop = ListDrop(
      session: session, proposal: proposal, sources: [], destination: visit.destination,
      flights: DropFlights(preview))
    host.perform(drop)
    return true
  }

  func end(_ session: DragSession) {
    guard let visit, visit.session === session else { return }
    close()
    self.visit = nil
    guard visit.hasEntered else { return }
    host?.dropStatesDidChange()
    calls?.dropDidEnd(session)
  }

  /// Whether a drop would go into an item.
  func isTarget(_ cell: UIView) -> Bool { target.cell === cell }
}

extension ListDraggingHost {
  /// Lets the delegate change its data. The list shows the change without animation, as the items have moved apart
  /// already; only the dropped item moves.
  func perform(_ drop: ListDrop) {
    willCallDelegate()
    drop.session.performDrop { UIView.performWithoutAnimation { listDragCalls.performDrop(drop) } }
    layoutIfNeeded()
    drop.flights.settle()
  }
}

extension CGRect {
  /// Whether two rectangles are side by side, partly at the same height.
  fileprivate func sharesLine(with other: CGRect) -> Bool {
    !isNull && minY < other.maxY && other.minY < maxY && (maxX <= other.minX || other.maxX <= minX)
  }
}
