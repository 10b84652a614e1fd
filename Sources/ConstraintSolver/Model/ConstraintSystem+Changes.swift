/// Applies pending changes to the last solution.
extension ConstraintSystem {
  /// Applies the pending changes. Only constraints that depend on an added or removed equation are placed again.
  ///
  /// - Returns: False if that is impossible and everything must be rebuilt.
  mutating func applyChanges() -> Bool {
    let triangleChanged = applyEquations()
    guard !substitution.isDamaged else { return false }
    if triangleChanged { substitution.sortDefinitions() }
    if triangleChanged || changes.equationConstants { substitution.evaluateBases(store: store) }
    if !scratch.turned.isEmpty { displaceAffected() }
    for constraint in changes.activations where isInForce(constraint) && placements[Int(constraint)].kind == .none {
      makePending(constraint)
    }
    placePending()
    if triangleChanged || changes.equationConstants {
      for index in placements.indices { updateBase(of: Int32(index)) }
    } else {
      for constraint in changes.constants { updateBase(of: constraint) }
    }
    for constraint in changes.priorities { updatePriority(of: constraint) }
    return true
  }

  /// Removes and adds equations.
  ///
  /// - Returns: Whether other variables are determined than before.
  private mutating func applyEquations() -> Bool {
    var triangleChanged = false
    // A copy, because the loop appends to the array.
    let activations = changes.activations
    for constraint in activations where placements[Int(constraint)].kind != .none {
      if isInForce(constraint), placements[Int(constraint)].isRequired == store[constraint].priority.isRequired {
        // It was deactivated and activated again, and may have been changed in between.
        noteChange(of: constraint)
      } else {
        triangleChanged = placements[Int(constraint)].kind == .equation || triangleChanged
        takeOut(constraint)
      }
    }
    let (lone, componentOfVariable) = (lone, componentOfVariable)
    for constraint in activations
    where isInForce(constraint) && store[constraint].isEquation && placements[Int(constraint)].kind == .none {
      triangleChanged = true
      placements[Int(constraint)] = Placement(kind: .equation, isRequired: true)
      let defined = substitution.add(constraint, store: store) {
        componentOfVariable[Int($0)] >= 0 || lone.contains($0)
      }
      if let defined { scratch.turned.append(defined) }
    }
    return triangleChanged
  }

  private mutating func noteChange(of constraint: Int32) {
    switch placements[Int(constraint)].kind {
    case .equation: changes.equationConstants = true
    case .lone, .component:
      changes.constants.append(constraint)
      changes.priorities.append(constraint)
    case .none, .pending, .settled: break
    }
  }

  private mutating func takeOut(_ constraint: Int32) {
    let placement = placements[Int(constraint)]
    placements[Int(constraint)] = Placement()
    switch placement.kind {
    case .none: break
    case .pending: scratch.pending.removeAll { $0 == constraint }
    case .equation: takeOutEquation(constraint)
    case .settled: settled.removeAll { $0 == constraint }
    case .lone:
      lone.remove(constraint, from: placement.index)
      if !lone.contains(placement.index) { values[Int(placement.index)] = 0 }
    case .component:
      let index = Int(placement.index)
      let before = components[index].tableau.pivotCount
      if components[index].remove(constraint) {
        pivotCount += components[index].tableau.pivotCount - before
      } else {
        dismantle(component: placement.index)
      }
    }
  }

  private mutating func takeOutEquation(_ constraint: Int32) {
    let spare = makeVariableIndex()
    reserve()
    guard let freed = substitution.remove(constraint, spare: spare) else {
      vacantVariables.append(spare)
      return
    }
    if freed == spare {
      // Only the substitutions still use the spare variable. Its handle is free again once they are rebuilt.
      retiredVariables.append(spare)
    } else {
      vacantVariables.append(spare)
    }
    values[Int(freed)] = 0
    scratch.turned.append(freed)
  }

  /// Removes constraints from their component if they depend on a variable that became free or ceased to be free.
  private mutating func displaceAffected() {
    for variable in scratch.turned { scratch.isAffected[Int(variable)] = true }
    substitution.spread(&scratch.isAffected)
    for index in placements.indices.map(Int32.init) {
      let placement = placements[Int(index)]
      switch placement.kind {
      case .none, .pending, .equation: continue
      case .settled, .lone, .component: break
      }
      guard store[index].terms.contains(where: { scratch.isAffected[Int(store.terms[$0].variable.index)] }) else {
        continue
      }
      switch placement.kind {
      case .lone: dismantle(lone: placement.index)
      case .component: dismantle(component: placement.index)
      default:
        settled.removeAll { $0 == index }
        makePending(index)
      }
    }
    for index in scratch.isAffected.indices { scratch.isAffected[index] = false }
    scratch.turned.removeAll(keepingCapacity: true)
  }

  private mutating func updateBase(of constraint: Int32) {
    let placement = placements[Int(constraint)]
    guard placement.kind == .lone || placement.kind == .component else { return }
    let base = substitution.base(of: constraint, store: store)
    let difference = base - placement.base
    guard difference != 0 else { return }
    placements[Int(constraint)].base = base
    if placement.kind == .lone {
      lone.setBase(base, of: constraint, variable: placement.index)
    } else {
      components[Int(placement.index)].shift(constraint, relation: store[constraint].relation, by: difference)
    }
  }

  private mutating func updatePriority(of constraint: Int32) {
    let placement = placements[Int(constraint)]
    switch placement.kind {
    case .lone: lone.markDirty(placement.index)
    case .component: components[Int(placement.index)].setPriority(store[constraint].priority, of: constraint)
    case .none, .pending, .equation, .settled: break
    }
  }
}
