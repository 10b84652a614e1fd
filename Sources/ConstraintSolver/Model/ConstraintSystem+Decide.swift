// What constraints, and the bounds that inequalities rest at, leave open.
extension ConstraintSystem {
  /// Whether the values of the last ``solve()`` may be some of several, so that they depend on what was solved before.
  ///
  /// A variable that nothing else depends on and that rests at zero is not counted: it is as near to zero as it can be.
  ///
  /// - Complexity: O(variables).
  package var isUndecided: Bool {
    components.contains { $0.tableau.hasFlatMove }
      || substitution.definitionOfVariable.indices.contains { variable in
        isOpenAlone(Int32(variable)) && (!restsAtZero[variable] || substitution.isReferenced[variable])
      }
  }

  /// Makes the answer the only one, if it is not: each of `wishes` comes as near to being met as those before it allow.
  /// They are asked for only if something is open.
  ///
  /// The values are then the same whatever was solved before, as long as the wishes determine every variable. They hold
  /// until the next ``solve()`` that has something to change; the system itself is not changed.
  ///
  /// - Complexity: O(variables) when nothing is open; else that of copying the system and of solving it once for each
  ///   wish that speaks of something open.
  package mutating func decide(by wishes: () -> [DecidingWish]) {
    guard changes.isEmpty, isUndecided else { return }
    // The copy works in the room that is there.
    var room = PlacementScratch()
    var pending = PendingChanges()
    swap(&room, &scratch)
    swap(&pending, &changes)
    var trial = self
    trial.decidedValues = nil
    swap(&room, &trial.scratch)
    swap(&pending, &trial.changes)
    for (position, wish) in wishes().enumerated() where trial.isOpen(wish) {
      trial.activate(trial.makeConstraint(wish.terms, .equal, constant: 0, priority: .deciding(position)))
      // The same constraints stay left out: others could be chosen among those that contradict each other.
      _ = trial.makeChanges(from: .presentState) { $0.max()! }
      guard trial.isUndecided else { break }
    }
    swap(&scratch, &trial.scratch)
    swap(&changes, &trial.changes)
    decidedValues = trial.values
  }

  private func isOpen(_ wish: DecidingWish) -> Bool {
    isOpen(wish.variable) || wish.origin.map(isOpen) ?? false
  }

  /// Whether a variable's value may be one of several.
  private func isOpen(_ variable: SolverVariable) -> Bool {
    guard Int(variable.index) < substitution.definitionOfVariable.count else { return true }
    return substitution.freeVariables(of: variable.index).contains { free in
      let component = componentOfVariable[Int(free)]
      return component < 0 ? isOpenAlone(free) : components[Int(component)].tableau.hasFlatMove
    }
  }

  /// Whether a free variable that is in no component has several values.
  private func isOpenAlone(_ variable: Int32) -> Bool {
    guard substitution.isFree(variable), componentOfVariable[Int(variable)] < 0 else { return false }
    return !lone.contains(variable) || lone.isOpen(variable)
  }
}

/// What a variable is to be where constraints leave it open: zero, or the value of another one.
package struct DecidingWish {
  let variable: SolverVariable
  let origin: SolverVariable?

  package init(_ variable: SolverVariable, nearTo origin: SolverVariable? = nil) {
    self.variable = variable
    self.origin = origin
  }

  var terms: [SolverTerm] { [SolverTerm(variable)] + (origin.map { [SolverTerm($0, -1)] } ?? []) }
}
