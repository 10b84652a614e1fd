import ConstraintSolver

/// The solver's variables of a view or a guide: its alignment rectangle in the coordinates of the engine's root.
///
/// Positions are measured from the root, so that a constraint between any two items has at most four terms. Scrolling
/// is ignored: content is placed as if it were not scrolled.
struct LayoutItemVariables {
  let minX: SolverVariable
  let minY: SolverVariable
  let width: SolverVariable
  let height: SolverVariable

  init(_ system: inout ConstraintSystem) {
    minX = system.makeVariable(restsAtZero: false)
    minY = system.makeVariable(restsAtZero: false)
    width = system.makeVariable()
    height = system.makeVariable()
  }

  func origin(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? minX : minY }
  func length(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? width : height }
}
