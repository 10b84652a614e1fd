/// The part of the system that contains a constraint.
struct Placement {
  enum Kind: UInt8 {
    /// Nowhere: the constraint is inactive or broken.
    case none
    /// The constraints that are about to be placed.
    case pending
    /// The triangle of substitutions.
    case equation
    /// No free variable is left in the constraint.
    case settled
    /// The lone variable `index`.
    case lone
    /// The tableau of component `index`.
    case component
  }

  var kind = Kind.none
  var index: Int32 = -1
  /// Whether the constraint is treated as required.
  var isRequired = false
  /// The constant of the constraint's expression in free variables, as its tableau knows it.
  var base = 0.0
}

/// Scratch memory for placing constraints, kept so that placing again allocates nothing.
struct PlacementScratch {
  /// Constraints to be placed, and the range of each one's terms in `terms`.
  var pending: ContiguousArray<Int32> = []
  var spans: ContiguousArray<Range<Int>> = []
  /// Terms in free variables.
  var terms: ContiguousArray<SolverTerm> = []
  /// Which free variables share constraints, directly or through others.
  var groups = DisjointSets()
  var isTied: ContiguousArray<Bool> = []
  /// Positions of constraints, with the variable that represents their group.
  var grouped: ContiguousArray<(group: Int32, position: Int)> = []

  var equations: ContiguousArray<Int32> = []
  var weights: ContiguousArray<Int32> = []
  /// Variables that became free or ceased to be free; and the variables that depend on them.
  var turned: ContiguousArray<Int32> = []
  var isAffected: ContiguousArray<Bool> = []

  mutating func reserve(variableCount: Int) {
    groups.reserve(variableCount)
    isTied.pad(to: variableCount, with: false)
    isAffected.pad(to: variableCount, with: false)
    weights.pad(to: variableCount, with: 0)
  }
}
