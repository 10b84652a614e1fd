/// Where a constraint takes part in the answer.
struct Placement {
  enum Kind: UInt8 {
    /// Nowhere: it is not active, or it was left out.
    case none
    /// Among those that are about to get a place.
    case pending
    /// In the triangle of substitutions.
    case equation
    /// With no free variable left in it.
    case settled
    /// With a variable of its own, `index`.
    case lone
    /// In the tableau of a component, `index`.
    case component
  }

  var kind = Kind.none
  var index: Int32 = -1
  /// Whether it is treated as required.
  var isRequired = false
  /// The base of the constraint as its tableau knows it.
  var base = 0.0
}

/// Room for finding constraints their places, kept so that doing it again asks for no memory.
struct PlacementScratch {
  /// Constraints to be placed, and where each one's terms stand in `terms`.
  var pending: ContiguousArray<Int32> = []
  var spans: ContiguousArray<Range<Int>> = []
  /// Terms in free variables.
  var terms: ContiguousArray<SolverTerm> = []
  /// Which free variables belong together, and which do with any other.
  var groups = DisjointSets()
  var isTied: ContiguousArray<Bool> = []
  /// Positions of constraints that share variables, with the variable that stands for their group.
  var grouped: ContiguousArray<(group: Int32, position: Int)> = []

  var equations: ContiguousArray<Int32> = []
  var weights: ContiguousArray<Int32> = []
  /// Variables that were free and are not any more, or the other way round; and what depends on them.
  var turned: ContiguousArray<Int32> = []
  var isAffected: ContiguousArray<Bool> = []

  mutating func reserve(variableCount: Int) {
    groups.reserve(variableCount)
    isTied.pad(to: variableCount, with: false)
    isAffected.pad(to: variableCount, with: false)
    weights.pad(to: variableCount, with: 0)
  }
}
