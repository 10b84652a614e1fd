/// The items of a behaviour, which the simulation holds while the behaviour is active.
@MainActor struct BehaviorItems {
  private(set) var list: [any UIDynamicItem]
  /// The items' bodies while the behaviour is active, so that forces need not look them up in each step.
  private(set) var bodies: [ItemBody] = []

  init(_ items: [any UIDynamicItem] = []) { list = items }

  func contains(_ item: any UIDynamicItem) -> Bool { list.contains { $0 === item } }

  /// Adds an item; returns false if it was there already. The caller wakes the animator, whose delegate may change the
  /// items.
  mutating func add(_ item: any UIDynamicItem, of behavior: UIDynamicBehavior) -> Bool {
    guard !contains(item) else { return false }
    list.append(item)
    if let simulation = behavior.tree.run?.simulation { bodies.append(simulation.hold(item)) }
    return true
  }

  /// Removes an item; returns whether it was there.
  mutating func remove(_ item: any UIDynamicItem, of behavior: UIDynamicBehavior) -> Bool {
    guard contains(item) else { return false }
    list.removeAll { $0 === item }
    bodies.removeAll { $0.item === item }
    behavior.tree.run?.simulation.release(item)
    return true
  }

  mutating func join(_ simulation: Simulation) { bodies = list.map { simulation.hold($0) } }

  mutating func leave(_ simulation: Simulation) {
    bodies = []
    for item in list { simulation.release(item) }
  }
}
