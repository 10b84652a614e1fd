/// Required equations, each solved for one variable.
///
/// Most of a layout is pins, chains and fixed sizes: equations that determine one new variable each from others. They
/// are stored as a triangle and evaluated in order; none of them ever enters a simplex tableau. Inequalities and
/// optional constraints determine the remaining, *free* variables.
///
/// An equation without a new variable is first expressed in free variables, one of which it then defines. If every
/// variable cancels out, the equation is redundant or a contradiction.
struct Substitution {
  /// `variable = Σ terms + constant`, where the constant is a combination of constants of equations.
  struct Definition {
    var variable: Int32
    /// The equation that the definition belongs to and is removed with. -1 if that equation was removed and a free
    /// variable replaced it.
    var owner: Int32
    private var termPositions: CompactRange
    private var partPositions: CompactRange
    /// The value of the combination.
    var constant = 0.0

    init(variable: Int32, owner: Int32, terms: Range<Int>, combination: Range<Int>) {
      self.variable = variable
      self.owner = owner
      termPositions = CompactRange(terms)
      partPositions = CompactRange(combination)
    }

    var terms: Range<Int> {
      get { termPositions.range }
      set { termPositions = CompactRange(newValue) }
    }

    var combination: Range<Int> {
      get { partPositions.range }
      set { partPositions = CompactRange(newValue) }
    }
  }

  /// An equation that follows from others if their constants agree.
  struct Redundancy {
    var owner: Int32
    var combination: Range<Int>
  }

  struct Part {
    var equation: Int32
    var factor: Double
  }

  var definitions: ContiguousArray<Definition> = []
  var redundancies: ContiguousArray<Redundancy> = []
  /// For each variable its definition; -1 for a free one.
  var definitionOfVariable: ContiguousArray<Int32> = []
  /// For each constraint its role in the triangle.
  var roles: ContiguousArray<EquationRole> = []
  var terms: ContiguousArray<SolverTerm> = []
  /// Equations with their factors in a definition or a redundancy.
  var combinations: ContiguousArray<Part> = []
  /// The definitions, each after those that it depends on.
  private(set) var order: ContiguousArray<Int32> = []
  /// The value of each variable when every free variable is zero.
  private(set) var bases: ContiguousArray<Double> = []

  /// The number of equations added or removed since the triangle was built, which leave unused terms behind, and the
  /// number of replacing variables among them, which lengthen each evaluation.
  var editCount = 0
  var looseCount = 0
  /// Whether rounding removed a part that something else depends on.
  var isDamaged = false
  /// Whether there were so many edits that rebuilding is cheaper.
  var isWornOut: Bool {
    isDamaged || editCount > 64 + 8 * definitions.count || looseCount > 8 + definitions.count / 4
  }

  /// Whether a definition contains the variable, or contained it at some time since the triangle was built.
  var isReferenced: ContiguousArray<Bool> = []
  var form = LinearForm()
  var factors = LinearForm()
  private var isPlaced: ContiguousArray<Bool> = []
  private var stack: ContiguousArray<(definition: Int32, next: Int)> = []

  func isFree(_ variable: Int32) -> Bool { definitionOfVariable[Int(variable)] < 0 }

  /// Makes room for new variables and constraints; they are free and without a role at first.
  mutating func reserve(variableCount: Int, constraintCount: Int) {
    definitionOfVariable.pad(to: variableCount, with: -1)
    bases.pad(to: variableCount, with: 0)
    isReferenced.pad(to: variableCount, with: false)
    roles.pad(to: constraintCount, with: .none)
    form.reserve(variableCount)
    factors.reserve(constraintCount)
  }
}

/// The role of an equation in the triangle.
enum EquationRole: Equatable {
  case none
  /// It determines a variable, by the definition at a position.
  case definition(Int32)
  /// It follows from others.
  case redundancy(Int32)
}

// MARK: - Order

extension Substitution {
  /// Sorts definitions after those that they depend on: depth first with an explicit stack, because chains of views can
  /// be long.
  mutating func sortDefinitions() {
    order.removeAll(keepingCapacity: true)
    isPlaced.removeAll(keepingCapacity: true)
    isPlaced.append(contentsOf: repeatElement(false, count: definitions.count))
    for root in definitions.indices where !isPlaced[root] {
      isPlaced[root] = true
      stack.append((Int32(root), definitions[root].terms.lowerBound))
      while let (definition, next) = stack.last {
        guard next < definitions[Int(definition)].terms.upperBound else {
          order.append(definition)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next = next + 1
        let needed = definitionOfVariable[Int(terms[next].variable.index)]
        if needed >= 0, !isPlaced[Int(needed)] {
          isPlaced[Int(needed)] = true
          stack.append((needed, definitions[Int(needed)].terms.lowerBound))
        }
      }
    }
  }
}

// MARK: - Values

extension Substitution {
  /// Recomputes the definitions' constants after constants of equations changed.
  ///
  /// - Complexity: O(*t*) in the terms of all definitions.
  mutating func evaluateBases(store: ConstraintStore) {
    for index in definitions.indices {
      definitions[index].constant = constant(of: definitions[index].combination, store: store)
    }
    var values: ContiguousArray<Double> = []
    swap(&values, &bases)
    for variable in values.indices where definitionOfVariable[variable] < 0 { values[variable] = 0 }
    values.withUnsafeMutableBufferPointer { evaluate(into: $0) }
    swap(&values, &bases)
  }

  /// Computes the defined variables of `values` from the free ones.
  func evaluate(into values: UnsafeMutableBufferPointer<Double>) {
    definitions.withUnsafeBufferPointer { definitions in
      terms.withUnsafeBufferPointer { terms in
        order.withUnsafeBufferPointer { order in
          for index in order {
            let definition = definitions[Int(index)]
            var value = definition.constant
            for term in definition.terms.lowerBound..<definition.terms.upperBound {
              value += terms[term].coefficient * values[Int(terms[term].variable.index)]
            }
            values[Int(definition.variable)] = value
          }
        }
      }
    }
  }

  /// The value of a constraint's expression when every free variable is zero.
  func base(of constraint: Int32, store: ConstraintStore) -> Double {
    let entry = store[constraint]
    var value = entry.constant
    for index in entry.terms.lowerBound..<entry.terms.upperBound {
      let term = store.terms[index]
      value += term.coefficient * bases[Int(term.variable.index)]
    }
    return value
  }

  /// The equations of the first redundancy whose constants do not agree.
  func contradiction(store: ConstraintStore) -> [Int32]? {
    for redundancy in redundancies
    where abs(constant(of: redundancy.combination, store: store)) > solverContradictionTolerance {
      return combinations[redundancy.combination].map(\.equation)
    }
    return nil
  }

  private func constant(of combination: Range<Int>, store: ConstraintStore) -> Double {
    var value = 0.0
    for index in combination.lowerBound..<combination.upperBound {
      let part = combinations[index]
      value += part.factor * store[part.equation].constant
    }
    return value
  }
}

// MARK: - Expressing in free variables

extension Substitution {
  /// Expresses a constraint in free variables: afterwards `form` holds their coefficients, and `factors` the
  /// equations that were used, the constraint itself with 1. The caller clears both.
  ///
  /// - Complexity: O(*t*) in the terms of the definitions that are used.
  mutating func expand(_ constraint: Int32, store: ConstraintStore) {
    factors.add(1, to: constraint)
    for index in store[constraint].terms {
      form.add(store.terms[index].coefficient, to: store.terms[index].variable.index)
    }
    // The list grows during the loop, and a variable may be touched again after it was replaced.
    var isSettled = false
    while !isSettled {
      isSettled = true
      var next = 0
      while next < form.touched.count {
        let variable = form.touched[next]
        next += 1
        let index = definitionOfVariable[Int(variable)]
        guard index >= 0, form[variable] != 0 else { continue }
        isSettled = false
        let coefficient = form.take(variable)
        let definition = definitions[Int(index)]
        for term in definition.terms.lowerBound..<definition.terms.upperBound {
          form.add(coefficient * terms[term].coefficient, to: terms[term].variable.index)
        }
        for part in definition.combination.lowerBound..<definition.combination.upperBound {
          factors.add(coefficient * combinations[part].factor, to: combinations[part].equation)
        }
      }
    }
  }

  mutating func clearExpansion() {
    form.clear()
    factors.clear()
  }

  /// The free variables that a variable's value depends on.
  func freeVariables(of variable: Int32) -> [Int32] {
    var isSeen = ContiguousArray(repeating: false, count: definitionOfVariable.count)
    var pending = [variable]
    var found: [Int32] = []
    isSeen[Int(variable)] = true
    while let next = pending.popLast() {
      let index = definitionOfVariable[Int(next)]
      guard index >= 0 else {
        found.append(next)
        continue
      }
      for term in terms[definitions[Int(index)].terms] where !isSeen[Int(term.variable.index)] {
        isSeen[Int(term.variable.index)] = true
        pending.append(term.variable.index)
      }
    }
    return found.sorted()
  }
}

/// Two required constraints contradict each other if they differ by more than this, in points: far below a pixel, far
/// above the sum of rounding errors.
let solverContradictionTolerance = 1e-4
