/// The drop interaction of a view as a destination: calls its delegate, and animates the dropped items.
@MainActor
final class ViewDropping: DropDestination {
  private struct Visit {
    let session: DragSession
    var isInside = false
    var hasEntered = false
    var operation = UIDropOperation.cancel
    /// Whether dropped items still move.
    var isSettling = false
    var isOver = false
  }

  /// Weak, because a drag retains this object, possibly longer than the interaction lives.
  private weak var interaction: UIDropInteraction?
  weak var delegate: (any UIDropInteractionDelegate)?
  private(set) weak var view: UIView?
  var allowsSeveral = false
  private var visits: [Visit] = []
  private weak var refused: DragSession?

  init(interaction: UIDropInteraction) { self.interaction = interaction }

  func willMove(to newView: UIView?) {
    for visit in visits where visit.isInside { leave(visit.session) }
    view = nil
  }

  func didMove(to newView: UIView?) { view = newView }

  /// Calls the delegate.
  /// - Returns: its result; nil if the interaction or the delegate was deallocated.
  @discardableResult
  private func ask<Answer>(_ call: (UIDropInteraction, any UIDropInteractionDelegate) -> Answer) -> Answer? {
    guard let interaction, let delegate else { return nil }
    Turn.keep(interaction)
    return call(interaction, delegate)
  }

  private func index(_ session: DragSession) -> Int? { visits.firstIndex { $0.session === session } }

  /// Changes the stored state of a known drag.
  private func set<Value>(_ session: DragSession, _ path: WritableKeyPath<Visit, Value>, _ value: Value) {
    if let index = index(session) { visits[index][keyPath: path] = value }
  }

  private func isOver(_ session: DragSession) -> Bool { index(session).map { visits[$0].isInside } ?? false }

  // MARK: Over the view

  func takes(_ session: DragSession) -> Bool {
    guard view != nil, interaction != nil, delegate != nil else { return false }
    guard allowsSeveral || !visits.contains(where: { $0.session !== session && $0.isInside }) else { return false }
    guard index(session) == nil else { return true }
    guard refused !== session else { return false }
    guard ask({ $1.dropInteraction($0, canHandle: session) }) == true else {
      refused = session
      return false
    }
    visits.append(Visit(session: session))
    return true
  }

  func update(_ session: DragSession) {
    guard takes(session) else { return }
    if !isOver(session) {
      set(session, \.isInside, true)
      set(session, \.hasEntered, true)
      ask { $1.dropInteraction($0, sessionDidEnter: session) }
    }
    guard isOver(session) else { return }
    guard let operation = ask({ $1.dropInteraction($0, sessionDidUpdate: session).operation }) else { return }
    set(session, \.operation, operation == .move && !session.allowsMoveOperation ? .cancel : operation)
  }

  func leave(_ session: DragSession) {
    guard isOver(session) else { return }
    set(session, \.isInside, false)
    set(session, \.operation, .cancel)
    ask { $1.dropInteraction($0, sessionDidExit: session) }
  }

  // MARK: The drop

  /// The effect of a drop; none if the view has left its window.
  func operation(of session: DragSession) -> UIDropOperation {
    guard view?.window != nil, let index = index(session), visits[index].isInside else { return .cancel }
    return visits[index].operation
  }

  func perform(_ session: DragSession, _ looks: [DragLooks?]) -> Bool {
    let operation = operation(of: session)
    guard operation.takesItems, interaction != nil, delegate != nil else { return false }
    set(session, \.isInside, false)
    set(session, \.isSettling, true)
    session.motionBegins()
    session.performDrop { ask { $1.dropInteraction($0, performDrop: session) } }
    var remaining = session.items.count + 1
    let arrive = { [weak self] in
      remaining -= 1
      guard remaining == 0 else { return }
      self?.conclude(session)
      session.motionEnds()
    }
    for (index, item) in session.items.enumerated() {
      settle(item, index < looks.count ? looks[index] : nil, arrive)
    }
    arrive()
    return true
  }

  /// Moves the picture of an item to the delegate's target; without one it fades where it is.
  private func settle(_ item: UIDragItem, _ looks: DragLooks?, _ arrive: @escaping () -> Void) {
    let flight = DropFlight()
    guard let looks, let view, let window = view.window else {
      ask { $1.dropInteraction($0, item: item, willAnimateDropWith: flight) }
      flight.addCompletion { _ in arrive() }
      return flight.runAlone()
    }
    let standard = UITargetedDragPreview(
      view: looks.view, parameters: looks.parameters ?? UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: view, center: view.convert(looks.center, from: nil)))
    let chosen = ask { $1.dropInteraction($0, previewForDropping: item, withDefault: standard) } ?? nil
    ask { $1.dropInteraction($0, item: item, willAnimateDropWith: flight) }
    flight.addCompletion { _ in arrive() }
    let picture = CarriedPreview(of: chosen?.view ?? looks.view, chosen?.parameters ?? looks.parameters)
    picture.show(at: looks.center, in: window)
    guard let target = chosen?.target, chosen !== standard, target.container.window === window else {
      return picture.fade(flight)
    }
    picture.fly(to: target.container.convert(target.center, to: nil), target.transform, flight)
  }

  private func conclude(_ session: DragSession) {
    set(session, \.isSettling, false)
    ask { $1.dropInteraction($0, concludeDrop: session) }
    if let index = index(session), visits[index].isOver { end(session) }
  }

  /// Informs the delegate of the drag's end; [?] after a drop only when the dropped items have stopped moving.
  func end(_ session: DragSession) {
    guard let index = index(session) else { return }
    guard !visits[index].isSettling else { return visits[index].isOver = true }
    let visit = visits.remove(at: index)
    guard visit.hasEntered else { return }
    ask { $1.dropInteraction($0, sessionDidEnd: session) }
  }
}

extension DropFlight {
  /// Runs the app's animations for an item without a picture.
  func runAlone() {
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) {
      for animations in self.animations { animations() }
    } completion: { _ in
      self.finish()
    }
  }
}
