import ConstraintSolver

// Places and sizes that constraints leave open.
extension LayoutEngine {
  /// What decides about what constraints leave open [?]: sizes are as small as they can be, one view after another from
  /// the outermost in and from the first subview on, and places then as near to where the superview has its origin. It
  /// does not depend on what was laid out before, nor on the order of the constraints.
  func decidingWishes() -> [DecidingWish] {
    let items = itemsInOrder
    var wishes: [DecidingWish] = []
    wishes.reserveCapacity(items.count * 4)
    for item in items {
      wishes.append(DecidingWish(item.variables.width))
      wishes.append(DecidingWish(item.variables.height))
    }
    for item in items {
      wishes.append(DecidingWish(item.variables.minX, nearTo: item.parent?.variables.minX))
      wishes.append(DecidingWish(item.variables.minY, nearTo: item.parent?.variables.minY))
    }
    return wishes
  }

  /// The items as they stand in the hierarchy, each view's guides after it. The system's guides follow their views.
  private var itemsInOrder: [LayoutItem] {
    var found: [LayoutItem] = []
    func gather(_ view: UIView) {
      if let item = knownItem(for: view) { found.append(item) }
      for guide in view.viewState.constraints?.guides ?? [] {
        if let item = knownItem(for: guide) { found.append(item) }
      }
      for subview in view.viewState.subviews where !subview.viewState.isLayoutRoot { gather(subview) }
    }
    gather(root)
    return found
  }

  /// Moves an item whose place or size the constraints leave open to another of its best values.
  func exerciseAmbiguity(of item: LayoutItem) {
    isSolving = true
    let variables = item.variables
    let wishes = [variables.minX, variables.minY, variables.width, variables.height].map { variable in
      let value = system.value(of: variable) + Double.random(in: -Self.exerciseDistance...Self.exerciseDistance)
      let wish = system.makeConstraint(
        [SolverTerm(variable)], .equal, constant: -max(0, value), priority: Self.exercisePriority)
      system.activate(wish)
      return wish
    }
    satisfy()
    takeSolution()
    for wish in wishes { system.remove(wish) }
    report(system.solve(choose: weakest))
    isSolving = false
  }

  /// How far an edge is moved at most, in points.
  private static let exerciseDistance = 100.0
  private static let exercisePriority = SolverPriority(0.25)
}
