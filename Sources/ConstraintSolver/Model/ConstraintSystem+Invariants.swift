extension ConstraintSystem {
  /// What is wrong with the system's state after a solution, in a sentence; nil when it is sound.
  ///
  /// - Complexity: O(size of the system), for tests.
  package func invariantViolation() -> String? {
    for (index, component) in components.enumerated() {
      if let violation = component.tableau.invariantViolation() { return "component \(index): \(violation)" }
      for constraint in component.constraints where componentOfConstraint[Int(constraint)] != Int32(index) {
        return "constraint \(constraint) is in component \(index) and noted as elsewhere"
      }
      if component.constraints.sorted() != component.tableau.residues.map(\.constraint).sorted() {
        return "component \(index) and its tableau list different constraints"
      }
    }
    for index in store.entries.indices.map(Int32.init) where store[index].isActive && !broken.contains(index) {
      let isEquation = isEquation(index)
      let isPlaced = componentOfConstraint[Int(index)] >= 0 || settled.contains(index)
      if isEquation == isPlaced { return "constraint \(index) is \(isPlaced ? "placed twice" : "not placed")" }
    }
    return nil
  }
}
