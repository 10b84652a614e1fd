extension ConstraintSystem {
  /// A description of the first violated invariant after a solution; nil if there is none.
  ///
  /// - Complexity: O(size of the system), for tests.
  package func invariantViolation() -> String? {
    for (index, component) in components.enumerated() {
      if let violation = component.tableau.invariantViolation() { return "component \(index): \(violation)" }
      for residue in component.tableau.residues {
        let placement = placements[Int(residue.constraint)]
        if placement.kind != .component || placement.index != Int32(index) {
          return "constraint \(residue.constraint) is in component \(index) and noted as elsewhere"
        }
      }
    }
    for index in store.entries.indices.map(Int32.init) {
      let kind = placements[Int(index)].kind
      guard store[index].isActive, !broken.contains(index) else {
        if kind != .none { return "constraint \(index) is not in force and has a place" }
        continue
      }
      if kind == .none || kind == .pending { return "constraint \(index) has no place" }
      if (kind == .equation) != store[index].isEquation { return "constraint \(index) is in the wrong place" }
      if kind == .equation, substitution.roles[Int(index)] == .none { return "equation \(index) plays no part" }
    }
    return missedEquation() ?? substitution.invariantViolation()
  }

  private func missedEquation() -> String? {
    for index in store.entries.indices.map(Int32.init) where isInForce(index) && store[index].isEquation {
      var value = store[index].constant
      for term in store.terms[store[index].terms] { value += term.coefficient * values[Int(term.variable.index)] }
      if abs(value) > 2 * solverContradictionTolerance { return "equation \(index) is missed by \(value)" }
    }
    return nil
  }
}

extension Substitution {
  func invariantViolation() -> String? {
    if Set(order).count != definitions.count { return "\(order.count) of \(definitions.count) definitions in order" }
    var isKnown = ContiguousArray(definitionOfVariable.map { $0 < 0 })
    for index in order {
      let definition = definitions[Int(index)]
      if definitionOfVariable[Int(definition.variable)] != index {
        return "variable \(definition.variable) is defined twice"
      }
      for term in terms[definition.terms] where !isKnown[Int(term.variable.index)] {
        return "variable \(definition.variable) comes before \(term.variable.index), which it needs"
      }
      isKnown[Int(definition.variable)] = true
    }
    return nil
  }
}
