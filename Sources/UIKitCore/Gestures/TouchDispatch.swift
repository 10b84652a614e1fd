/// Brings the touches of one window to recognisers and views.
@MainActor
final class TouchDispatch {
  /// Weak, as recognisers may retain the arena of a window that is deallocated.
  private weak var window: UIWindow?
  let arena = GestureArena()
  private var routes: [UITouch: TouchRoute] = [:]
  private var lastEvent: UIEvent?

  init(_ window: UIWindow) {
    self.window = window
    arena.didSettle = { [weak self] in self?.deliverToViews() }
  }

  isolated deinit {
    // Touches and recognisers refer to each other: this breaks the cycle.
    for touch in routes.keys { touch.gestureRecognizers = nil }
  }

  /// Whether a touch is down in the window.
  var hasTouches: Bool { !routes.isEmpty }

  /// Whether the view of a touch received its beginning, and the touch was not cancelled since.
  func hasView(heardOf touch: UITouch) -> Bool { routes[touch]?.isHeard ?? false }

  func send(_ event: UIEvent) {
    guard let window else { return }
    Turn.run(on: window) { send(event, to: window) }
  }

  private func send(_ event: UIEvent, to window: UIWindow) {
    lastEvent = event
    let touches = (event.touches(for: window) ?? []).sorted { $0.sequence < $1.sequence }
    for touch in touches where touch.phase == .began && routes[touch] == nil { begin(touch, event) }
    for touch in touches { touch.view?.keepForTurn() }
    arena.perform { deliverToRecognizers(touches, event) }
    for touch in touches { routes[touch]?.note(touch.phase) }
    deliverToViews()
  }

  /// Cancels every touch, for example when the window's scene is closed.
  func cancelAll(at time: TimeInterval) {
    guard !routes.isEmpty else { return }
    let event = UIEvent(type: .touches, timestamp: time)
    event.touches = Set(routes.keys)
    for touch in event.touches { touch.phase = .cancelled }
    send(event)
  }

  // MARK: Beginning

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    let view = window?.hitTest(touch.windowLocation, with: event)
    touch.view = view
    var recognizers: [UIGestureRecognizer] = []
    var current = view
    while let candidate = current {
      recognizers += candidate.viewState.gestures.recognizers.filter { watches($0, touch, event) }
      current = candidate.superview
    }
    touch.gestureRecognizers = recognizers
    for recognizer in recognizers {
      if !recognizer.machine.hasTouchDown { recognizer.machine.dropLiftedTouches() }
      recognizer.machine.watch(touch)
      arena.join(recognizer)
    }
    routes[touch] = TouchRoute(touch, isShutOut: isShutOut(touch))
  }

  private func watches(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    recognizer.machine.acceptsTouches
      && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && (!recognizer.requiresExclusiveTouchType || recognizer.machine.watchesOnly(touch.type))
      && recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Whether the view does not receive the touch: the view already has a touch, or it or another touched view has
  /// exclusive touch.
  private func isShutOut(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    // Lifted touches do not count: the end of a tap may be delayed until it is clear whether a second tap follows.
    let others = routes.values.filter { !$0.isLifted }.compactMap { $0.touch.view }
    if others.contains(where: { $0 === view }) { return !view.isMultipleTouchEnabled }
    return !others.isEmpty && (view.isExclusiveTouch || others.contains { $0.isExclusiveTouch })
  }

  // MARK: Delivering

  private func deliverToRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    for recognizer in arena.members {
      let machine = recognizer.machine
      let watched = touches.filter { machine.isWatching($0) }
      guard !watched.isEmpty else { continue }
      machine.lastModifiers = event.modifierFlags
      machine.lastButtons = event.buttonMask
      deliver(watched, .began, event, to: recognizer) { $0.touchesBegan }
      deliver(watched, .moved, event, to: recognizer) { $0.touchesMoved }
      deliver(watched, .ended, event, to: recognizer) { $0.touchesEnded }
      deliver(watched, .cancelled, event, to: recognizer) { $0.touchesCancelled }
    }
  }

  private func deliver(
    _ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent, to recognizer: UIGestureRecognizer,
    _ method: (UIGestureRecognizer) -> (Set<UITouch>, UIEvent) -> Void
  ) {
    let matching = touches.filter { $0.phase == phase }
    guard !matching.isEmpty, recognizer.machine.acceptsTouches else { return }
    method(recognizer)(Set(matching), event)
  }

  /// Delivers touches to views, unless recognisers cancelled or delay them.
  private func deliverToViews() {
    let ordered = routes.values.sorted { $0.touch.sequence < $1.touch.sequence }
    var calls: [TouchRoute.Call: [TouchRoute]] = [:]
    for route in ordered {
      for call in route.takeCalls() { calls[call, default: []].append(route) }
    }
    var refused: Set<UITouch> = []
    for call in TouchRoute.Call.order {
      let called = (calls[call] ?? []).filter { !refused.contains($0.touch) }
      for view in called.compactMap({ $0.touch.view }).withoutDuplicates() {
        let routes = called.filter { $0.touch.view === view }
        let touches = Set(routes.map(\.touch))
        if call == .began, !ScrollContentTouches.mayBegin(touches, lastEvent, in: view) {
          for route in routes { route.shutOut() }
          refused.formUnion(touches)
          continue
        }
        let steps = routes.map { $0.show(call) }
        call.send(touches, to: view, with: lastEvent)
        for (route, step) in zip(routes, steps) { route.touch.step = step }
      }
    }
    for route in ordered where route.isOver {
      routes[route.touch] = nil
      // Recognisers retain ended touches; these must not retain the recognisers in turn.
      route.touch.gestureRecognizers = nil
    }
  }
}

extension [UIView] {
  fileprivate func withoutDuplicates() -> [UIView] {
    var seen: Set<ObjectIdentifier> = []
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
