/// A quantity that the solver determines, such as the leading edge of a view.
///
/// A handle into the ``ConstraintSystem`` that made it; handles of removed variables are used again.
package struct SolverVariable: Hashable, Sendable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }
}

/// A handle of a constraint in the ``ConstraintSystem`` that made it; handles of removed constraints are used again.
package struct SolverConstraint: Hashable, Sendable, Comparable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }

  package static func < (left: SolverConstraint, right: SolverConstraint) -> Bool { left.index < right.index }
}

/// `coefficient` times `variable`, a part of a linear expression.
package struct SolverTerm: Hashable, Sendable {
  package var variable: SolverVariable
  package var coefficient: Double

  package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How a constraint's expression relates to zero.
package enum SolverRelation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// What a constraint costs to leave unmet.
///
/// Priorities are compared, never added: any number of constraints of a lower one yields to a single constraint of a
/// higher one.
package struct SolverPriority: Hashable, Comparable, Sendable {
  package let rawValue: Double

  package init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// From here on a constraint has to hold.
  package static let required = SolverPriority(1000)

  /// With what inequalities rest at their bounds where nothing else decides: below every priority that can be asked for.
  static let rest = SolverPriority(-1)

  /// With what the wish at a position decides what is still open: each below the one before it.
  static func deciding(_ position: Int) -> SolverPriority { SolverPriority(-2 - Double(position)) }

  package var isRequired: Bool { rawValue >= SolverPriority.required.rawValue }

  package static func < (left: SolverPriority, right: SolverPriority) -> Bool { left.rawValue < right.rawValue }
}

/// Coefficients and residues below this are taken to be zero. Layout works in points, with coefficients near one.
let solverTolerance = 1e-8
