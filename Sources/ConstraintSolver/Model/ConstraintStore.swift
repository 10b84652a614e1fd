/// The constraints of a system in their original form: `Σ coefficient · variable + constant (≤, =, ≥) 0`.
struct ConstraintStore {
  struct Entry {
    private var termPositions: CompactRange
    var constant: Double
    var priority: SolverPriority
    var relation: SolverRelation
    var isActive = false
    var isPresent = true

    init(terms: Range<Int>, relation: SolverRelation, constant: Double, priority: SolverPriority) {
      termPositions = CompactRange(terms)
      self.constant = constant
      self.priority = priority
      self.relation = relation
    }

    /// The range of the constraint's terms in `terms`.
    var terms: Range<Int> {
      get { termPositions.range }
      set { termPositions = CompactRange(newValue) }
    }

    /// Whether the constraint is a required equation, which determines a variable and never yields to others.
    var isEquation: Bool { relation == .equal && priority.isRequired }
  }

  private(set) var entries: ContiguousArray<Entry> = []
  private(set) var terms: ContiguousArray<SolverTerm> = []
  private var vacant: ContiguousArray<Int32> = []
  private var abandonedTerms = 0

  subscript(constraint: Int32) -> Entry {
    get { entries[Int(constraint)] }
    set { entries[Int(constraint)] = newValue }
  }

  /// Adds an inactive constraint. Terms of one variable are added up; terms with coefficient 0 are dropped.
  mutating func insert(
    _ newTerms: [SolverTerm], relation: SolverRelation, constant: Double, priority: SolverPriority
  ) -> Int32 {
    let start = terms.count
    for term in newTerms {
      var known = start
      while known < terms.count, terms[known].variable != term.variable { known += 1 }
      if known < terms.count {
        terms[known].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
    var kept = start
    for index in start..<terms.count where abs(terms[index].coefficient) >= solverTolerance {
      if kept != index { terms[kept] = terms[index] }
      kept += 1
    }
    if kept < terms.count { terms.removeLast(terms.count - kept) }
    let entry = Entry(terms: start..<terms.count, relation: relation, constant: constant, priority: priority)
    if let index = vacant.popLast() {
      entries[Int(index)] = entry
      return index
    }
    entries.append(entry)
    return Int32(entries.count - 1)
  }

  /// Frees a constraint's handle for the next constraint.
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
