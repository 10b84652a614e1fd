import ConstraintSolver

/// The solver's variables of a view or a guide: its alignment rectangle in coordinates of the engine's root.
///
/// Places are counted from the root, whatever lies between, so that a constraint between any two items has four terms at
/// most. What a scroll view has scrolled by does not count: its content lies as if it were not scrolled.
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
