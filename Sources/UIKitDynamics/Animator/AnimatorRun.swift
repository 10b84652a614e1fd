import QuartzCore
import Stage

/// The animator, as seen by its run.
@MainActor protocol AnimatorRunHost: UIDynamicAnimator {
  var coordinates: ItemCoordinates { get }
  /// The clock whose frames advance the items.
  var clock: FrameClock? { get }
  /// The rectangle that collision behaviours can take as a boundary.
  var referenceBounds: CGRect? { get }

  func itemsMoved()
  func willResume()
  func didPause()
}

/// Advances the items of an animator in each frame, from the first change until everything is at rest.
@MainActor final class AnimatorRun {
  /// The longest time, in seconds, by which a frame advances the items, so that they do not jump after a pause of the
  /// program.
  private static let longestFrame = 1.0 / 20

  private unowned let host: any AnimatorRunHost
  let simulation: Simulation
  private(set) var behaviors: [UIDynamicBehavior] = []
  private(set) var elapsedTime: TimeInterval = 0
  private var ticker: FrameTicker?
  private var lastTime: TimeInterval?
  /// Whether properties, attachments or boundaries have changed since they were last applied.
  private var isStale = false
  private var lastBounds: CGRect?
  private var listed: [UIDynamicBehavior]?

  init(_ host: any AnimatorRunHost) {
    self.host = host
    simulation = Simulation(host.coordinates)
  }

  isolated deinit { ticker?.cancel() }

  var isRunning: Bool { ticker != nil }
  var animator: UIDynamicAnimator { host }

  // MARK: Behaviours

  func add(_ behavior: UIDynamicBehavior) {
    guard behavior.tree.run == nil else { return }
    behaviors.append(behavior)
    join(behavior)
  }

  func remove(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    leave(behavior)
  }

  func removeAll() {
    let all = behaviors
    behaviors = []
    for behavior in all { leave(behavior) }
  }

  /// Activates a behaviour and its descendants.
  func join(_ behavior: UIDynamicBehavior) {
    Turn.run(on: host) {
      behavior.willMove(to: host)
      behavior.tree.run = self
      behavior.join(simulation)
      for child in behavior.childBehaviors { join(child) }
      listed = nil
      setStale()
    }
  }

  func leave(_ behavior: UIDynamicBehavior) {
    Turn.run(on: host) {
      behavior.willMove(to: nil)
      for child in behavior.childBehaviors { leave(child) }
      behavior.leave(simulation)
      behavior.tree.run = nil
      listed = nil
      setStale()
    }
  }

  /// All active behaviours, parents before their children. Cached until a change.
  private var all: [UIDynamicBehavior] {
    let all = listed ?? behaviors.flatMap(\.withDescendants)
    listed = all
    return all
  }

  // MARK: Items

  func body(of item: any UIDynamicItem) -> ItemBody? { simulation.body(of: item) }

  func items(in rect: CGRect) -> [any UIDynamicItem] {
    simulation.items.filter { item in
      guard let body = simulation.body(of: item) else { return false }
      let size = item.bounds.size
      let turn = CGAffineTransform(translationX: body.center.x, y: body.center.y).rotated(by: body.angle)
      return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(turn).intersects(rect)
    }
  }

  func update(_ item: any UIDynamicItem) {
    simulation.body(of: item)?.read()
    wake()
  }

  func attributes(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    simulation.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
    }
  }

  // MARK: Time

  /// Notes a changed parameter. It takes effect in the next frame, or as soon as a result is read.
  func setStale() {
    isStale = true
    wake()
  }

  /// Updates the bodies to the behaviours' present parameters.
  func refresh() {
    let bounds = host.referenceBounds
    guard isStale || bounds != lastBounds else { return }
    isStale = false
    lastBounds = bounds
    var properties: [ObjectIdentifier: ItemProperties] = [:]
    let all = all
    for case let behavior as UIDynamicItemBehavior in all { behavior.contribute(to: &properties) }
    for item in simulation.items {
      simulation.body(of: item)?.apply(properties[ObjectIdentifier(item)] ?? ItemProperties())
    }
    for behavior in all { behavior.refresh(simulation, bounds) }
  }

  /// Starts running with the next frame.
  func wake() {
    guard ticker == nil, !behaviors.isEmpty, let clock = host.clock else { return }
    Turn.run(on: host) { host.willResume() }
    // The delegate may have made a change that already restarted the run.
    guard ticker == nil else { return }
    lastTime = clock.now
    ticker = clock.tick(label: "a dynamic animator whose items move") { [weak self] time in self?.tick(time) }
  }

  private func tick(_ time: TimeInterval) {
    Turn.run(on: host) { advance(to: time) }
  }

  private func advance(to time: TimeInterval) {
    let seconds = min(time - (lastTime ?? time), Self.longestFrame)
    lastTime = time
    guard seconds > 0 else { return }
    elapsedTime += seconds
    refresh()
    let all = all
    simulation.advance(by: seconds) { step in
      for behavior in all { behavior.applyForces(simulation, step) }
    }
    host.itemsMoved()
    simulation.tellContacts()
    for behavior in all { behavior.action?() }
    if !isStale, simulation.isAtRest, !self.all.contains(where: \.keepsMoving) { pause() }
  }

  private func pause() {
    ticker?.cancel()
    ticker = nil
    lastTime = nil
    host.didPause()
  }
}
