extension ConstraintSystem {
  /// Updates the values after changes.
  ///
  /// - Parameter choose: Chooses the constraint to break out of a set that cannot hold together; the latest one by
  ///   default. It must be one of the set.
  /// - Returns: The contradictions that were found. Broken constraints are tried again after the next change.
  /// - Complexity: O(1) without changes.
  @discardableResult
  package mutating func solve(
    choose: ([SolverConstraint]) -> SolverConstraint = { $0.max()! }
  ) -> [SolverConflict] {
    guard !changes.isEmpty else { return [] }
    decidedValues = nil
    // Broken constraints may hold after the changes.
    return makeChanges(from: broken.isEmpty ? .presentState : .nothing, choose)
  }

  /// The state from which solving begins.
  enum Start {
    /// The last solution, with its broken constraints.
    case presentState
    /// No solution, with every constraint in force.
    case nothing
  }

  /// Applies the pending changes and computes the values.
  mutating func makeChanges(
    from start: Start, _ choose: ([SolverConstraint]) -> SolverConstraint
  ) -> [SolverConflict] {
    reserve()
    if start == .nothing { broken.removeAll(keepingCapacity: true) }
    let canGoOn = start == .presentState && rebuildCount > 0 && !substitution.isWornOut
    if !canGoOn || !applyChanges() { rebuild() }
    for constraint in changes.retired { store.remove(constraint) }
    changes.removeAll()
    let conflicts = resolveContradictions(choose)
    values.withUnsafeMutableBufferPointer { substitution.evaluate(into: $0) }
    return conflicts
  }

  /// Makes room for variables and constraints that were added since.
  mutating func reserve() {
    substitution.reserve(variableCount: values.count, constraintCount: store.entries.count)
    lone.reserve(variableCount: values.count, constraintCount: store.entries.count)
    scratch.reserve(variableCount: values.count)
  }

  /// Whether a constraint is active and not broken.
  func isInForce(_ constraint: Int32) -> Bool {
    store[constraint].isActive && !broken.contains(constraint)
  }

  /// Solves everything from the beginning.
  private mutating func rebuild() {
    rebuildCount += 1
    vacantVariables.append(contentsOf: retiredVariables)
    retiredVariables.removeAll(keepingCapacity: true)
    settled.removeAll(keepingCapacity: true)
    scratch.pending.removeAll(keepingCapacity: true)
    scratch.turned.removeAll(keepingCapacity: true)
    lone.removeAll()
    components.removeAll(keepingCapacity: true)
    vacantComponents.removeAll(keepingCapacity: true)
    for index in values.indices {
      values[index] = 0
      componentOfVariable[index] = -1
      scratch.weights[index] = 0
    }
    scratch.equations.removeAll(keepingCapacity: true)
    for index in store.entries.indices.map(Int32.init) {
      placements[Int(index)] = Placement()
      guard isInForce(index) else { continue }
      if store[index].isEquation {
        placements[Int(index)] = Placement(kind: .equation, isRequired: true)
        scratch.equations.append(index)
      } else {
        placements[Int(index)].kind = .pending
        scratch.pending.append(index)
        for position in store[index].terms { scratch.weights[Int(store.terms[position].variable.index)] += 1 }
      }
    }
    substitution.rebuild(equations: scratch.equations, store: store, weights: scratch.weights)
    placePending()
  }
}

// MARK: - Contradictions

extension ConstraintSystem {
  /// Solves the changed parts, breaking constraints until the rest can hold together.
  private mutating func resolveContradictions(
    _ choose: ([SolverConstraint]) -> SolverConstraint
  ) -> [SolverConflict] {
    var conflicts: [SolverConflict] = []
    while let contradiction = firstContradiction() {
      let set = contradiction.sorted().map { SolverConstraint(index: $0) }
      let victim = choose(set)
      precondition(set.contains(victim), "the constraint to leave out must be one of those that contradict each other")
      conflicts.append(SolverConflict(constraints: set, broken: victim))
      broken.insert(victim.index)
      rebuild()
    }
    return conflicts
  }

  /// Solves until a contradiction is found; nil if there is none.
  private mutating func firstContradiction() -> [Int32]? {
    if let contradiction = substitution.contradiction(store: store) { return contradiction }
    for constraint in settled where store[constraint].priority.isRequired {
      let base = substitution.base(of: constraint, store: store)
      let excess = store[constraint].relation == .lessThanOrEqual ? base : -base
      if excess > solverContradictionTolerance { return equationsBehind([(constraint, 1)]) }
    }
    while let variable = lone.popDirty() {
      let solution = lone.settle(variable, store: store)
      if let (first, second) = solution.contradiction { return equationsBehind([first, second]) }
      values[Int(variable)] = solution.value
    }
    for index in components.indices where components[index].isDirty {
      if let contradiction = solveComponent(index) { return equationsBehind(contradiction) }
    }
    return nil
  }

  private mutating func solveComponent(_ index: Int) -> [(constraint: Int32, factor: Double)]? {
    let before = components[index].tableau.pivotCount
    let contradiction = components[index].solve()
    pivotCount += components[index].tableau.pivotCount - before
    guard let contradiction else {
      let variables = components[index].variables
      components[index].tableau.writeValues { position, value in values[Int(variables[position])] = value }
      return nil
    }
    return contradiction.map {
      ($0.constraint, store[$0.constraint].relation == .lessThanOrEqual ? -$0.factor : $0.factor)
    }
  }

  /// Adds to constraints in free variables the equations that replaced their original variables.
  private mutating func equationsBehind(_ parts: [(constraint: Int32, factor: Double)]) -> [Int32] {
    var factors = LinearForm()
    factors.reserve(store.entries.count)
    for (constraint, factor) in parts {
      substitution.expand(constraint, store: store)
      for used in substitution.factors.touched { factors.add(substitution.factors[used] * factor, to: used) }
      substitution.clearExpansion()
    }
    return factors.touched.filter { abs(factors[$0]) > solverTolerance }
  }
}
