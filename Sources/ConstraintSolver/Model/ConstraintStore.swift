/// The constraints of a system as they were stated: `Σ coefficient · variable + constant (≤, =, ≥) 0`.
struct ConstraintStore {
  struct Entry {
    /// Where the constraint's terms stand in `terms`.
    var terms: Range<Int>
    var relation: SolverRelation
    var constant: Double
    var priority: SolverPriority
    var isActive: Bool
    var isPresent: Bool
  }

  private(set) var entries: ContiguousArray<Entry> = []
  private(set) var terms: ContiguousArray<SolverTerm> = []
  private var vacant: [Int32] = []
  private var abandonedTerms = 0

  subscript(constraint: Int32) -> Entry {
    get { entries[Int(constraint)] }
    set { entries[Int(constraint)] = newValue }
  }

  /// Adds a constraint that is not active yet. Terms of one variable are added up, those that vanish are left out.
  mutating func insert(
    _ newTerms: some Sequence<SolverTerm>, relation: SolverRelation, constant: Double, priority: SolverPriority
  ) -> Int32 {
    let start = terms.count
    for term in newTerms {
      if let known = terms[start...].firstIndex(where: { $0.variable == term.variable }) {
        terms[known].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
    if terms[start...].contains(where: { abs($0.coefficient) < solverTolerance }) {
      let kept = terms[start...].filter { abs($0.coefficient) >= solverTolerance }
      terms.replaceSubrange(start..., with: kept)
    }
    let entry = Entry(
      terms: start..<terms.count, relation: relation, constant: constant, priority: priority, isActive: false,
      isPresent: true)
    if let index = vacant.popLast() {
      entries[Int(index)] = entry
      return index
    }
    entries.append(entry)
    return Int32(entries.count - 1)
  }

  mutating func remove(_ constraint: Int32) {
    abandonedTerms += entries[Int(constraint)].terms.count
    entries[Int(constraint)].isActive = false
    entries[Int(constraint)].isPresent = false
    vacant.append(constraint)
    if abandonedTerms > 64, abandonedTerms * 2 > terms.count { compactTerms() }
  }

  private mutating func compactTerms() {
    var kept: ContiguousArray<SolverTerm> = []
    kept.reserveCapacity(terms.count - abandonedTerms)
    for index in entries.indices where entries[index].isPresent {
      let start = kept.count
      kept.append(contentsOf: terms[entries[index].terms])
      entries[index].terms = start..<kept.count
    }
    terms = kept
    abandonedTerms = 0
  }
}
