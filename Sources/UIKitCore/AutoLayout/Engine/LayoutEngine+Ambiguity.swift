import ConstraintSolver

// Chooses among the layouts that ambiguous constraints allow.
extension LayoutEngine {
  /// The preferences that choose one of the layouts that satisfy ambiguous constraints [?]: no size is negative; of
  /// contents with equal compression resistance, shorter ones keep their lengths before longer ones; then sizes are as
  /// small as possible, one view after another, outermost and first subviews first; then positions are as near to the
  /// superview's origin as possible. The preferences depend neither on earlier layouts nor on the order of the
  /// constraints.
  func decidingPreferences() -> [DecidingPreference] {
    let items = itemsInOrder
    var preferences: [DecidingPreference] = []
    preferences.reserveCapacity(items.count * 8)
    for item in items {
      preferences.append(DecidingPreference(item.variables.width, atLeast: 0))
      preferences.append(DecidingPreference(item.variables.height, atLeast: 0))
    }
    // Short contents come first: otherwise a button beside a long text could shrink to nothing, although the text can
    // be truncated.
    let lengths = items.flatMap(\.contentLengths).enumerated()
    for (_, content) in lengths.sorted(by: { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }) {
      preferences.append(DecidingPreference(content.variable, atLeast: content.length))
    }
    for item in items {
      preferences.append(DecidingPreference(item.variables.width))
      preferences.append(DecidingPreference(item.variables.height))
    }
    for item in items {
      preferences.append(DecidingPreference(item.variables.minX, nearTo: item.parent?.variables.minX))
      preferences.append(DecidingPreference(item.variables.minY, nearTo: item.parent?.variables.minY))
    }
    return preferences
  }

  /// The items in the order of the hierarchy, each view's guides after it. System guides follow their views.
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

  /// Moves an item whose position or size the constraints leave open to another of its possible rectangles.
  func exerciseAmbiguity(of item: LayoutItem) {
    isSolving = true
    let variables = item.variables
    let preferences = [variables.minX, variables.minY, variables.width, variables.height].map { variable in
      let value = system.value(of: variable) + Double.random(in: -Self.exerciseDistance...Self.exerciseDistance)
      let preference = system.makeConstraint(
        [SolverTerm(variable)], .equal, constant: -max(0, value), priority: Self.exercisePriority)
      system.activate(preference)
      return preference
    }
    satisfy()
    takeSolution()
    for preference in preferences { system.remove(preference) }
    report(system.solve(choose: weakest))
    isSolving = false
  }

  /// The largest distance by which an edge is moved, in points.
  private static let exerciseDistance = 100.0
  private static let exercisePriority = SolverPriority(0.25)
}
