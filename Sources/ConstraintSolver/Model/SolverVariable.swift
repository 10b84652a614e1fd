/// A quantity that the solver determines, such as the leading edge of a view.
///
/// A handle of the ``ConstraintSystem`` that made it; handles of removed variables are reused.
package struct SolverVariable: Hashable, Sendable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }
}

/// A handle of a constraint in the ``ConstraintSystem`` that made it; handles of removed constraints are reused.
package struct SolverConstraint: Hashable, Sendable, Comparable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }

  package static func < (left: SolverConstraint, right: SolverConstraint) -> Bool { left.index < right.index }
}

/// A part of a linear expression: `coefficient` times `variable`.
package struct SolverTerm: Hashable, Sendable {
  package var variable: SolverVariable
  package var coefficient: Double

  package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The relation of a constraint's expression to zero.
package enum SolverRelation: Sendable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}

/// The cost of violating a constraint.
///
/// Priorities are compared, never added: any number of constraints of one priority yields to a single constraint of a
/// higher one.
package struct SolverPriority: Hashable, Comparable, Sendable {
  package let rawValue: Double

  package init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Constraints of this priority and above must hold.
  package static let required = SolverPriority(1000)

  /// The priority with which inequalities prefer their bounds: below every priority that can be requested.
  static let rest = SolverPriority(-1)

  /// The priority of the deciding preference at a position: each is below the one before.
  static func deciding(_ position: Int) -> SolverPriority { SolverPriority(-2 - Double(position)) }

  package var isRequired: Bool { rawValue >= SolverPriority.required.rawValue }

  package static func < (left: SolverPriority, right: SolverPriority) -> Bool { left.rawValue < right.rawValue }
}

/// Coefficients and residues below this are taken to be zero. Layout works in points, with coefficients near one.
let solverTolerance = 1e-8
