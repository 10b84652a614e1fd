/// The items of a behaviour, taken in by the simulation in which it is in force.
@MainActor struct BehaviorItems {
  private(set) var list: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem] = []) { list = items }

  func contains(_ item: any UIDynamicItem) -> Bool { list.contains { $0 === item } }

  /// Whether the item was not among them yet.
  mutating func add(_ item: any UIDynamicItem, of behavior: UIDynamicBehavior) -> Bool {
    guard !contains(item) else { return false }
    list.append(item)
    behavior.tree.run?.simulation.hold(item)
    behavior.tree.run?.setStale()
    return true
  }

  /// Whether the item was among them.
  mutating func remove(_ item: any UIDynamicItem, of behavior: UIDynamicBehavior) -> Bool {
    guard contains(item) else { return false }
    list.removeAll { $0 === item }
    behavior.tree.run?.simulation.release(item)
    behavior.tree.run?.setStale()
    return true
  }

  func join(_ simulation: Simulation) {
    for item in list { simulation.hold(item) }
  }

  func leave(_ simulation: Simulation) {
    for item in list { simulation.release(item) }
  }

  /// The bodies of the items where they are in force.
  func bodies(_ simulation: Simulation) -> [ItemBody] { list.compactMap(simulation.body(of:)) }
}
