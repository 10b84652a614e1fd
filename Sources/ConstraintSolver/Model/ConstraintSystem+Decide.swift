// Variables to which constraints and resting inequalities leave several values.
extension ConstraintSystem {
  /// Whether the last ``solve()`` had several solutions, so that its values may depend on earlier ones.
  ///
  /// A variable on which nothing else depends and which rests at zero is not counted: it cannot be nearer to zero.
  ///
  /// - Complexity: O(variables).
  package var isUndecided: Bool {
    components.contains { $0.tableau.hasFlatMove }
      || substitution.definitionOfVariable.indices.contains { variable in
        isOpenAlone(Int32(variable)) && (!restsAtZero[variable] || substitution.isReferenced[variable])
      }
  }

  /// Makes the solution unique: each of `preferences` is met as nearly as those before it allow. The closure is only
  /// called if something is open.
  ///
  /// The values are then independent of earlier solutions, if the preferences determine every variable. They hold
  /// until the next ``solve()`` that has something to change; the system itself is not changed.
  ///
  /// - Complexity: O(variables) if nothing is open; else that of copying the system and solving it once for each
  ///   preference that concerns an open variable.
  package mutating func decide(by preferences: () -> [DecidingPreference]) {
    guard changes.isEmpty, isUndecided else { return }
    // The copy uses the existing scratch memory.
    var room = PlacementScratch()
    var pending = PendingChanges()
    swap(&room, &scratch)
    swap(&pending, &changes)
    var trial = self
    trial.decidedValues = nil
    swap(&room, &trial.scratch)
    swap(&pending, &trial.changes)
    for (position, preference) in preferences().enumerated() where trial.isOpen(preference) {
      trial.activate(
        trial.makeConstraint(
          preference.terms, preference.relation, constant: preference.constant, priority: .deciding(position)))
      // Keeps the broken constraints broken: a new solution might choose others of a contradiction.
      _ = trial.makeChanges(from: .presentState) { $0.max()! }
      guard trial.isUndecided else { break }
    }
    swap(&scratch, &trial.scratch)
    swap(&changes, &trial.changes)
    decidedValues = trial.values
  }

  private func isOpen(_ preference: DecidingPreference) -> Bool {
    isOpen(preference.variable) || preference.origin.map(isOpen) ?? false
  }

  /// Whether a variable may have several values.
  private func isOpen(_ variable: SolverVariable) -> Bool {
    guard Int(variable.index) < substitution.definitionOfVariable.count else { return true }
    return substitution.freeVariables(of: variable.index).contains { free in
      let component = componentOfVariable[Int(free)]
      return component < 0 ? isOpenAlone(free) : components[Int(component)].tableau.hasFlatMove
    }
  }

  /// Whether a free variable outside components has several values.
  private func isOpenAlone(_ variable: Int32) -> Bool {
    guard substitution.isFree(variable), componentOfVariable[Int(variable)] < 0 else { return false }
    return !lone.contains(variable) || lone.isOpen(variable)
  }
}

/// The preferred value of a variable that constraints leave open: zero, the value of another variable, or any value
/// that is not too small.
package struct DecidingPreference {
  let variable: SolverVariable
  let origin: SolverVariable?
  let relation: SolverRelation
  let constant: Double

  package init(_ variable: SolverVariable, nearTo origin: SolverVariable? = nil) {
    self.variable = variable
    self.origin = origin
    relation = .equal
    constant = 0
  }

  package init(_ variable: SolverVariable, atLeast value: Double) {
    self.variable = variable
    origin = nil
    relation = .greaterThanOrEqual
    constant = -value
  }

  var terms: [SolverTerm] { [SolverTerm(variable)] + (origin.map { [SolverTerm($0, -1)] } ?? []) }
}
