import ConstraintSolver

/// What size a root is to have, and how much.
struct RootSizeWish: Equatable {
  var target: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}

/// The size of a root that is measured: a fact while it is laid out, a wish while its fitting size is looked for.
///
/// Both are the same two constraints with other constants and priorities, so that measuring goes on from the last
/// solution and changes nothing of its structure.
@MainActor
struct RootSizeConstraints {
  private let width: SolverConstraint
  private let height: SolverConstraint

  /// Above every priority that can be asked for, and not required: content that does not fit a cell yields to nobody's
  /// surprise but the cell's.
  private static let fact = SolverPriority(SolverPriority.required.rawValue.nextDown)

  init(_ variables: LayoutItemVariables, _ system: inout ConstraintSystem) {
    func wish(_ variable: SolverVariable) -> SolverConstraint {
      let wish = system.makeConstraint([SolverTerm(variable)], .equal, constant: 0, priority: Self.fact)
      system.activate(wish)
      system.activate(system.makeConstraint([SolverTerm(variable)], .greaterThanOrEqual, constant: 0))
      return wish
    }
    width = wish(variables.width)
    height = wish(variables.height)
  }

  /// Makes a size the root's own.
  func state(_ size: CGSize, _ system: inout ConstraintSystem) {
    set(width, size.width, Self.fact, &system)
    set(height, size.height, Self.fact, &system)
  }

  /// Asks for a size instead.
  func wish(_ wish: RootSizeWish, _ system: inout ConstraintSystem) {
    set(width, wish.target.width, Self.priority(wish.horizontal), &system)
    set(height, wish.target.height, Self.priority(wish.vertical), &system)
  }

  private static func priority(_ priority: UILayoutPriority) -> SolverPriority {
    priority.rawValue >= UILayoutPriority.required.rawValue ? fact : SolverPriority(Double(priority.rawValue))
  }

  private func set(
    _ constraint: SolverConstraint, _ length: CGFloat, _ priority: SolverPriority, _ system: inout ConstraintSystem
  ) {
    system.setConstant(-Double(length), of: constraint)
    system.setPriority(priority, of: constraint)
  }
}
