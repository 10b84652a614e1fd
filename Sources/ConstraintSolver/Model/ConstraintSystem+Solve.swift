extension ConstraintSystem {
  /// Brings the values up to date with what changed.
  ///
  /// - Parameter choose: Picks the constraint to leave out of a set that cannot hold together; the latest one by
  ///   default. It must be one of the set.
  /// - Returns: The contradictions that were met. What was left out is tried again after the next change of structure.
  /// - Complexity: O(1) when nothing changed.
  @discardableResult
  package mutating func solve(
    choose: ([SolverConstraint]) -> SolverConstraint = { $0.max()! }
  ) -> [SolverConflict] {
    guard !changes.isEmpty else { return [] }
    var conflicts: [SolverConflict] = []
    if !changes.structure { applySmallChanges() }
    if changes.structure {
      broken.removeAll()
      rebuild()
    }
    changes = PendingChanges()
    while let contradiction = firstContradiction() {
      let set = contradiction.sorted().map { SolverConstraint(index: $0) }
      let victim = choose(set)
      precondition(set.contains(victim), "the constraint to leave out must be one of those that contradict each other")
      conflicts.append(SolverConflict(constraints: set, broken: victim))
      broken.insert(victim.index)
      rebuild()
    }
    copyValues()
    return conflicts
  }

  /// The constraints that take part in the answer.
  private func isInForce(_ constraint: Int32) -> Bool {
    store[constraint].isActive && !broken.contains(constraint)
  }
}

// MARK: - From nothing

extension ConstraintSystem {
  /// Determines anew which variables are free, and solves the components that are not what they were.
  private mutating func rebuild() {
    var equations: [Int32] = []
    var others: [Int32] = []
    var weights = [Int32](repeating: 0, count: values.count)
    for index in store.entries.indices.map(Int32.init) where isInForce(index) {
      if isEquation(index) {
        equations.append(index)
      } else {
        others.append(index)
        for term in store.terms[store[index].terms] { weights[Int(term.variable.index)] += 1 }
      }
    }
    substitution.rebuild(equations: equations, store: store, variableCount: values.count, weights: weights)
    partition(others.map { row(of: $0) })
  }

  mutating func row(of constraint: Int32) -> Component.Row {
    substitution.expand(constraint, store: store)
    var terms: [(variable: Int32, coefficient: Double)] = []
    for variable in substitution.form.touched where abs(substitution.form[variable]) > solverTolerance {
      terms.append((variable, substitution.form[variable]))
    }
    substitution.form.clear()
    substitution.factors.clear()
    let base = substitution.base(of: constraint, store: store)
    knownBases[Int(constraint)] = base
    return Component.Row(
      constraint: constraint, relation: store[constraint].relation, priority: store[constraint].priority,
      terms: terms.sorted { $0.variable < $1.variable }, base: base)
  }

  private mutating func partition(_ rows: [Component.Row]) {
    var groups = DisjointSets(count: values.count)
    for row in rows {
      for term in row.terms.dropFirst() { groups.join(row.terms[0].variable, term.variable) }
    }
    settled.removeAll(keepingCapacity: true)
    for index in componentOfConstraint.indices { componentOfConstraint[index] = -1 }
    var members: [Int32: Int] = [:]
    var collected: [(variables: [Int32], rows: [Component.Row])] = []
    for row in rows {
      guard let first = row.terms.first else {
        settled.append(row.constraint)
        continue
      }
      let group = groups.representative(of: first.variable)
      if let index = members[group] {
        collected[index].rows.append(row)
      } else {
        members[group] = collected.count
        collected.append(([], [row]))
      }
    }
    for variable in values.indices.map(Int32.init) {
      if let index = members[groups.representative(of: variable)], substitution.isFree(variable) {
        collected[index].variables.append(variable)
      }
    }
    components.removeAll(keepingCapacity: true)
    for (variables, rows) in collected {
      for row in rows { componentOfConstraint[Int(row.constraint)] = Int32(components.count) }
      components.append(Component(variables: variables, rows: rows))
      componentBuildCount += 1
    }
  }
}

// MARK: - From the last solution

extension ConstraintSystem {
  /// Applies changes that leave the free variables as they are; falls back to a change of structure where it has to.
  private mutating func applySmallChanges() {
    for constraint in changes.activations where !changes.structure { applyActivation(constraint) }
    guard !changes.structure else { return }
    for constraint in changes.priorities {
      let index = componentOfConstraint[Int(constraint)]
      if index >= 0 { components[Int(index)].setPriority(store[constraint].priority, of: constraint) }
    }
    if changes.equationConstants {
      substitution.evaluateBases(store: store)
      for component in components.indices {
        for constraint in components[component].constraints { updateBase(of: constraint) }
      }
    } else {
      for constraint in changes.constants { updateBase(of: constraint) }
    }
  }

  private mutating func updateBase(of constraint: Int32) {
    let index = componentOfConstraint[Int(constraint)]
    guard index >= 0 else { return }
    let base = substitution.base(of: constraint, store: store)
    let difference = base - knownBases[Int(constraint)]
    guard difference != 0 else { return }
    knownBases[Int(constraint)] = base
    components[Int(index)].shift(constraint, relation: store[constraint].relation, by: difference)
  }

  private mutating func applyActivation(_ constraint: Int32) {
    let known = componentOfConstraint[Int(constraint)]
    let isKnown = known >= 0 || settled.contains(constraint)
    switch (store[constraint].isActive, isKnown) {
    case (true, false):
      let row = row(of: constraint)
      guard let first = row.terms.first else {
        settled.append(constraint)
        return
      }
      guard let index = components.firstIndex(where: { $0.contains(first.variable) }),
        row.terms.allSatisfy({ components[index].contains($0.variable) })
      else {
        changes.structure = true
        return
      }
      components[index].add(row)
      componentOfConstraint[Int(constraint)] = Int32(index)
    case (false, true):
      if known < 0 {
        settled.removeAll { $0 == constraint }
      } else if components[Int(known)].remove(constraint) {
        componentOfConstraint[Int(constraint)] = -1
      } else {
        changes.structure = true
      }
    case (true, true):
      // It went and came back, and may have been changed in between.
      changes.constants.append(constraint)
      changes.priorities.append(constraint)
    case (false, false):
      break
    }
  }
}

// MARK: - Answers

extension ConstraintSystem {
  private mutating func firstContradiction() -> [Int32]? {
    if let contradiction = substitution.contradiction(store: store) { return contradiction }
    for constraint in settled where store[constraint].priority.isRequired {
      let base = substitution.base(of: constraint, store: store)
      let excess = store[constraint].relation == .lessThanOrEqual ? base : -base
      if excess > solverContradictionTolerance { return equationsBehind([(constraint, 1)]) }
    }
    for index in components.indices {
      let before = components[index].tableau.pivotCount
      let contradiction = components[index].solve()
      pivotCount += components[index].tableau.pivotCount - before
      if let contradiction {
        return equationsBehind(
          contradiction.map { ($0.constraint, store[$0.constraint].relation == .lessThanOrEqual ? -$0.factor : $0.factor) })
      }
    }
    return nil
  }

  /// Constraints in free variables, and the equations by which their own variables were replaced.
  private mutating func equationsBehind(_ parts: [(constraint: Int32, factor: Double)]) -> [Int32] {
    var factors = LinearForm()
    factors.reserve(store.entries.count)
    for (constraint, factor) in parts {
      substitution.expand(constraint, store: store)
      for used in substitution.factors.touched { factors.add(substitution.factors[used] * factor, to: used) }
      substitution.form.clear()
      substitution.factors.clear()
    }
    return factors.touched.filter { abs(factors[$0]) > solverTolerance }
  }

  private mutating func copyValues() {
    for index in values.indices where substitution.isFree(Int32(index)) { values[index] = 0 }
    for component in components {
      component.tableau.writeValues { position, value in values[Int(component.variables[position])] = value }
    }
    substitution.evaluate(into: &values, store: store)
  }
}
