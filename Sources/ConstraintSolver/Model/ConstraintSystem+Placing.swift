/// Assigns constraints, in terms of free variables, to components.
extension ConstraintSystem {
  mutating func makePending(_ constraint: Int32) {
    placements[Int(constraint)] = Placement(kind: .pending)
    scratch.pending.append(constraint)
  }

  /// Removes the constraints of a component; they become pending.
  mutating func dismantle(component index: Int32) {
    for residue in components[Int(index)].tableau.residues
    where placements[Int(residue.constraint)].kind == .component {
      makePending(residue.constraint)
    }
    for variable in components[Int(index)].variables {
      componentOfVariable[Int(variable)] = -1
      values[Int(variable)] = 0
    }
    components[Int(index)] = Component(variables: [], rowCount: 0)
    vacantComponents.append(index)
  }

  /// Removes the constraints of a lone variable; they become pending.
  mutating func dismantle(lone variable: Int32) {
    while let constraint = lone.firstConstraint(of: variable) {
      lone.remove(constraint, from: variable)
      makePending(constraint)
    }
    values[Int(variable)] = 0
  }

  /// Expresses the pending constraints in free variables and assigns them to the component that contains all their
  /// variables, or to a new one.
  mutating func placePending() {
    guard !scratch.pending.isEmpty else { return }
    expandPending()
    groupPending()
    makeComponents()
    for span in scratch.grouped.map({ scratch.spans[$0.position] }) {
      for term in scratch.terms[span] {
        scratch.isTied[Int(term.variable.index)] = false
        scratch.groups.separate(term.variable.index)
      }
    }
    scratch.pending.removeAll(keepingCapacity: true)
    scratch.spans.removeAll(keepingCapacity: true)
    scratch.terms.removeAll(keepingCapacity: true)
    scratch.grouped.removeAll(keepingCapacity: true)
  }

  /// Adds constraints to the pending ones if a pending constraint connects their variables with others.
  private mutating func expandPending() {
    var next = 0
    while next < scratch.pending.count {
      let span = appendExpansion(of: scratch.pending[next])
      next += 1
      scratch.spans.append(span)
      guard !span.isEmpty, commonComponent(span) == nil else { continue }
      for position in span {
        let variable = scratch.terms[position].variable.index
        let component = componentOfVariable[Int(variable)]
        if component >= 0 { dismantle(component: component) }
        if span.count > 1, lone.contains(variable) { dismantle(lone: variable) }
      }
    }
  }

  private mutating func appendExpansion(of constraint: Int32) -> Range<Int> {
    let start = scratch.terms.count
    let stated = store[constraint].terms
    // The usual case: a single variable that is free itself.
    if stated.count == 1, substitution.isFree(store.terms[stated.lowerBound].variable.index) {
      scratch.terms.append(store.terms[stated.lowerBound])
      return start..<start + 1
    }
    substitution.expand(constraint, store: store)
    for variable in substitution.form.touched where abs(substitution.form[variable]) > solverTolerance {
      scratch.terms.append(SolverTerm(SolverVariable(index: variable), substitution.form[variable]))
    }
    substitution.clearExpansion()
    return start..<scratch.terms.count
  }

  /// The component that contains all variables of the terms; nil if there is none.
  private func commonComponent(_ span: Range<Int>) -> Int32? {
    let component = componentOfVariable[Int(scratch.terms[span.lowerBound].variable.index)]
    guard component >= 0 else { return nil }
    for position in span where componentOfVariable[Int(scratch.terms[position].variable.index)] != component {
      return nil
    }
    return component
  }

  private mutating func groupPending() {
    for span in scratch.spans where span.count > 1 && commonComponent(span) == nil {
      let first = scratch.terms[span.lowerBound].variable.index
      for position in span {
        let variable = scratch.terms[position].variable.index
        scratch.isTied[Int(variable)] = true
        scratch.groups.join(first, variable)
      }
    }
    for position in scratch.pending.indices {
      let constraint = scratch.pending[position]
      let span = scratch.spans[position]
      let entry = store[constraint]
      var placement = Placement(
        kind: .settled, index: -1, isRequired: entry.priority.isRequired,
        base: substitution.base(of: constraint, store: store))
      if span.isEmpty {
        settled.append(constraint)
      } else if let component = commonComponent(span) {
        placement.kind = .component
        placement.index = component
        add(constraint, span, base: placement.base, to: Int(component))
      } else if span.count == 1, !scratch.isTied[Int(scratch.terms[span.lowerBound].variable.index)] {
        let term = scratch.terms[span.lowerBound]
        placement.kind = .lone
        placement.index = term.variable.index
        lone.add(constraint, to: term.variable.index, coefficient: term.coefficient, base: placement.base)
      } else {
        placement.kind = .component
        scratch.grouped.append(
          (scratch.groups.representative(of: scratch.terms[span.lowerBound].variable.index), position))
      }
      placements[Int(constraint)] = placement
    }
  }

  private mutating func makeComponents() {
    guard !scratch.grouped.isEmpty else { return }
    scratch.grouped.sort { ($0.group, $0.position) < ($1.group, $1.position) }
    var start = 0
    while start < scratch.grouped.count {
      var end = start + 1
      while end < scratch.grouped.count, scratch.grouped[end].group == scratch.grouped[start].group { end += 1 }
      makeComponent(start..<end)
      start = end
    }
  }

  private mutating func makeComponent(_ members: Range<Int>) {
    componentBuildCount += 1
    var variables: ContiguousArray<Int32> = []
    let index = vacantComponents.popLast() ?? Int32(components.count)
    for member in members {
      for term in scratch.terms[scratch.spans[scratch.grouped[member].position]]
      where componentOfVariable[Int(term.variable.index)] != index {
        componentOfVariable[Int(term.variable.index)] = index
        variables.append(term.variable.index)
      }
    }
    variables.sort()
    let component = Component(variables: variables, rowCount: members.count)
    if Int(index) == components.count { components.append(component) } else { components[Int(index)] = component }
    addMembers(members, to: index, required: true)
    if components[Int(index)].settleRequired() { addMembers(members, to: index, required: false) }
    pivotCount += components[Int(index)].tableau.pivotCount
  }

  private mutating func addMembers(_ members: Range<Int>, to component: Int32, required: Bool) {
    for member in members {
      let position = scratch.grouped[member].position
      let constraint = scratch.pending[position]
      placements[Int(constraint)].index = component
      guard store[constraint].priority.isRequired == required else { continue }
      add(constraint, scratch.spans[position], base: placements[Int(constraint)].base, to: Int(component))
    }
  }

  private mutating func add(_ constraint: Int32, _ span: Range<Int>, base: Double, to component: Int) {
    let entry = store[constraint]
    components[component].add(
      Component.Row(constraint: constraint, relation: entry.relation, priority: entry.priority, base: base),
      scratch.terms[span])
  }
}
