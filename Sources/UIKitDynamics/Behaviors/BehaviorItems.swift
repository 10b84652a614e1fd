/// The items of a behaviour, taken in by the simulation in which it is in force.
@MainActor struct BehaviorItems {
  private(set) var list: [any UIDynamicItem]
  /// Those of the items while the behaviour is in force: forces look for none in each step.
  private(set) var bodies: [ItemBody] = []

  init(_ items: [any UIDynamicItem] = []) { list = items }

  func contains(_ item: any UIDynamicItem) -> Bool { list.contains { $0 === item } }

  /// Whether the item was not among them yet. The caller wakes the animator, whose delegate may come back to the items.
  mutating func add(_ item: any UIDynamicItem, of behavior: UIDynamicBehavior) -> Bool {
    guard !contains(item) else { return false }
    list.append(item)
    if let simulation = behavior.tree.run?.simulation { bodies.append(simulation.hold(item)) }
    return true
  }

  /// Whether the item was among them.
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
