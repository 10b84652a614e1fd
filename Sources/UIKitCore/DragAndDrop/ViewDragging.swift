/// The drag of one interaction: from the long press that lifts its view to the end of the drop.
@MainActor
final class ViewDragging: ItemLifting {
  /// The picture of an item, and the preview with the position where it was lifted.
  private struct Lifted {
    let picture: CarriedPreview
    let preview: UITargetedDragPreview
    /// The preview during the drag, if it differs from the lifted one.
    var carried: UIDragPreview?
  }

  private struct Drag {
    let route: DragRoute
    /// The position at which the finger touched down, in the window.
    let start: CGPoint
    weak var window: UIWindow?
    let lift: DropFlight
    /// The pictures of the items, in their order; nil for an item without one.
    var lifted: [Lifted?]
    /// The offset from the finger to the centre of the first picture.
    var grab: CGVector
    /// Whether the finger has moved and the drag has begun.
    var hasBegun = false
  }

  private unowned let interaction: UIDragInteraction
  weak var delegate: (any UIDragInteractionDelegate)?
  private(set) weak var view: UIView?
  var allowsOthersDuringLift = false
  lazy var isEnabled = type(of: interaction).isEnabledByDefault {
    didSet { if !isEnabled { lifting.giveUp() } }
  }
  private lazy var lifting = ItemLiftGestureRecognizer(self)
  private lazy var joining = DragJoinGestureRecognizer(self)
  private var prepared: DragSession?
  private let kept = KeptDrag<Drag>()
  private var drag: Drag? {
    get { kept.drag }
    set { kept.drag = newValue }
  }

  init(interaction: UIDragInteraction) { self.interaction = interaction }

  isolated deinit {
    guard let drag else { return }
    for item in drag.lifted { item?.picture.hide() }
    self.drag = nil
  }

  func willMove(to newView: UIView?) {
    guard let view else { return }
    lifting.giveUp()
    view.removeGestureRecognizer(lifting)
    view.removeGestureRecognizer(joining)
    self.view = nil
  }

  func didMove(to newView: UIView?) {
    view = newView
    newView?.addGestureRecognizer(lifting)
    newView?.addGestureRecognizer(joining)
  }

  // MARK: Lifting

  func mayLift(at place: CGPoint) -> Bool {
    guard isEnabled, drag == nil, let view, view.window != nil, let delegate else { return false }
    Turn.keep(interaction)
    let session = DragSession()
    session.finger = view.convert(place, to: nil)
    let items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    guard !items.isEmpty else { return false }
    session.begin(with: items)
    prepared = session
    return true
  }

  func lift(at finger: CGPoint) {
    defer { prepared = nil }
    guard let session = prepared, let window = view?.window, let delegate else { return }
    Turn.keep(interaction)
    view?.releaseControls()
    session.finger = finger
    let previews = session.items.map {
      delegate.dragInteraction(interaction, previewForLifting: $0, session: session)
    }
    let flight = DropFlight()
    delegate.dragInteraction(interaction, willAnimateLiftWith: flight, session: session)
    let lifted = previews.map { $0.flatMap { lift($0, in: window) } }
    let center = lifted.compactMap(\.self).first?.picture.center ?? finger
    kept.begin(
      Drag(
        route: DragRoute(session), start: finger, window: window, lift: flight, lifted: lifted,
        grab: CGVector(dx: center.x - finger.x, dy: center.y - finger.y)), in: window)
    // The pictures are made before the app's animations change the view.
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) {
      for animations in flight.animations { animations() }
    }
    for item in lifted { item?.picture.scale(to: ReorderMetrics.liftScale) }
  }

  private func lift(_ preview: UITargetedDragPreview, in window: UIWindow) -> Lifted? {
    guard preview.target.container.window === window else { return nil }
    let picture = CarriedPreview(of: preview.view, preview.parameters)
    picture.show(at: preview.target.container.convert(preview.target.center, to: nil), in: window)
    return Lifted(picture: picture, preview: preview)
  }

  // MARK: Moving

  @discardableResult
  func move(to finger: CGPoint) -> Bool {
    guard let drag else { return false }
    Turn.keep(interaction)
    // [?] A drag is cancelled when the view where it began leaves the window.
    guard let window = drag.window, view?.window === window else {
      lifting.giveUp()
      return false
    }
    let session = drag.route.session
    session.finger = finger
    if !drag.hasBegun {
      guard hypot(finger.x - drag.start.x, finger.y - drag.start.y) >= ReorderMetrics.hysteresis else { return false }
      begin(window)
    }
    place(window)
    delegate?.dragInteraction(interaction, sessionDidMove: session)
    guard let drag = self.drag else { return false }
    drag.route.visit(session.destination(in: window))
    return self.drag != nil
  }

  private func begin(_ window: UIWindow) {
    guard let drag, let delegate else { return }
    let session = drag.route.session
    self.drag?.hasBegun = true
    for case let menu as UIContextMenuInteraction in view?.interactions ?? [] { menu.session.closeForDrag() }
    session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      interaction, sessionIsRestrictedToDraggingApplication: session)
    let isFullSize = delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
    delegate.dragInteraction(interaction, sessionWillBegin: session)
    drag.lift.finish()
    carry(isFullSize: isFullSize)
    drag.route.willAdd = { [weak self] items, other in
      guard let self else { return }
      self.delegate?.dragInteraction(interaction, session: session, willAdd: items, for: other)
    }
    drag.route.begin(in: window) { [weak self] in self?.lifting.giveUp() }
  }

  /// Gives the items their previews for the drag.
  private func carry(isFullSize: Bool) {
    guard let drag else { return }
    var lifted = drag.lifted
    for (index, item) in drag.route.session.items.enumerated() where index < lifted.count {
      guard let old = lifted[index] else { continue }
      var new: Lifted? = old
      if let provider = item.previewProvider {
        old.picture.hide()
        new = provider().map {
          Lifted(picture: CarriedPreview(of: $0.view, $0.parameters), preview: old.preview, carried: $0)
        }
      }
      let length = max(new?.picture.length ?? 1, 1)
      new?.picture.scale(to: isFullSize ? 1 : min(1, ReorderMetrics.previewLength / length))
      lifted[index] = new
    }
    self.drag?.lifted = lifted
  }

  /// Moves the pictures with the finger, each further one by a small offset.
  private func place(_ window: UIWindow) {
    guard let drag else { return }
    for (index, item) in drag.lifted.compactMap(\.self).enumerated().reversed() {
      item.picture.show(at: center(index, of: drag), in: window)
    }
  }

  private func center(_ index: Int, of drag: Drag) -> CGPoint {
    let (finger, step) = (drag.route.session.finger, CGFloat(index) * ReorderMetrics.stackStep)
    return CGPoint(x: finger.x + drag.grab.dx + step, y: finger.y + drag.grab.dy + step)
  }

  // MARK: Joining another drag

  /// The drags that items of the view may join.
  var others: [DragRoute] { isEnabled ? DragRoute.underWay(in: view?.window) : [] }

  func join(at place: CGPoint) {
    guard let delegate else { return }
    Turn.keep(interaction)
    let routes = others
    let chosen = delegate.dragInteraction(
      interaction, sessionForAddingItems: routes.map(\.session), withTouchAt: place)
    guard let route = routes.first(where: { $0.session === chosen }) else { return }
    let items = delegate.dragInteraction(interaction, itemsForAddingTo: route.session, withTouchAt: place)
    guard !items.isEmpty else { return }
    route.willAdd?(items, interaction)
    route.session.add(items)
    if let current = route.current { route.visit(current) }
  }

  // MARK: The end

  func end() {
    guard let drag else { return }
    Turn.keep(interaction)
    let session = drag.route.session
    end(with: view?.window == nil ? .cancel : drag.route.current?.operation(of: session) ?? .cancel)
  }

  func cancel() {
    prepared = nil
    Turn.keep(interaction)
    end(with: .cancel)
  }

  private func end(with operation: UIDropOperation) {
    guard let drag else { return }
    self.drag = nil
    guard drag.hasBegun else {
      for item in drag.lifted { item?.picture.fade(DropFlight()) }
      return drag.lift.finish(at: .start)
    }
    let session = drag.route.session
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    let isTaken = drop(drag, operation)
    if !isTaken { goBack(drag) }
    drag.route.finish()
    session.afterMotion { [weak self] in self?.didEnd(session, isTaken || operation == .forbidden ? operation : .cancel)
    }
  }

  /// - Returns: whether the destination took the items.
  private func drop(_ drag: Drag, _ operation: UIDropOperation) -> Bool {
    guard operation.takesItems, let destination = drag.route.current else { return false }
    var shown = 0
    let looks = drag.lifted.map { item -> DragLooks? in
      guard let item else { return nil }
      defer { shown += 1 }
      return DragLooks(
        item.carried?.view ?? item.preview.view, item.carried?.parameters ?? item.preview.parameters,
        at: center(shown, of: drag))
    }
    guard destination.perform(drag.route.session, looks) else { return false }
    for item in drag.lifted { item?.picture.hide() }
    return true
  }

  private func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    Turn.keep(interaction)
    delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    guard operation.takesItems else { return }
    session.afterLoading { [weak self] in
      guard let self else { return }
      delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
    }
  }

  private func goBack(_ drag: Drag) {
    let session = drag.route.session
    for (item, lifted) in zip(session.items, drag.lifted) {
      let flight = DropFlight()
      session.motionBegins()
      let target = lifted.flatMap {
        delegate?.dragInteraction(interaction, previewForCancelling: item, withDefault: $0.preview)?.target
      }
      delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: flight)
      // The delegate's completions run before it is informed of the end.
      flight.addCompletion { _ in session.motionEnds() }
      guard let lifted else {
        flight.runAlone()
        continue
      }
      guard let target, let window = drag.window, target.container.window === window else {
        lifted.picture.fade(flight)
        continue
      }
      lifted.picture.fly(to: target.container.convert(target.center, to: nil), target.transform, flight)
    }
  }
}

/// Adds the items of a view to a drag under way, when another finger taps it.
final class DragJoinGestureRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var dragging: ViewDragging?

  init(_ dragging: ViewDragging?) {
    self.dragging = dragging
    super.init(target: nil, action: nil)
    delegate = self
    actions.handler = { [weak self] in
      guard let self, state == .ended else { return }
      self.dragging?.join(at: location(in: view))
    }
  }

  required convenience init?(coder: NSCoder) { self.init(nil) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    dragging?.others.isEmpty == false
  }
}

extension UIView {
  /// Removes the highlight of the controls in a lifted view before its picture is made: the touch is cancelled for them
  /// only later.
  fileprivate func releaseControls() {
    if let control = self as? UIControl, control.isHighlighted {
      UIView.performWithoutAnimation { control.isHighlighted = false }
    }
    for subview in subviews { subview.releaseControls() }
  }
}
