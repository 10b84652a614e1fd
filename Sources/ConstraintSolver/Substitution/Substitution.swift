/// Required equations, each solved for one variable.
///
/// Most of a layout is pins, chains and fixed sizes: equations that determine one new variable each from others. They
/// are kept as they stand, in a triangle, and evaluated in order; none of them ever enters a simplex tableau. What is
/// left over, the *free* variables, is what inequalities and optional constraints decide about.
///
/// An equation that brings no variable of its own is first expressed in free variables, one of which it then defines;
/// one in which every variable cancels out is either redundant or a contradiction.
struct Substitution {
  /// `variable = Σ terms + constant`, where the constant is a combination of constants of equations.
  struct Definition {
    var variable: Int32
    var terms: Range<Int>
    var combination: Range<Int>
  }

  /// An equation that follows from others as long as their constants agree.
  struct Redundancy {
    var combination: Range<Int>
  }

  private(set) var definitions: ContiguousArray<Definition> = []
  private(set) var redundancies: ContiguousArray<Redundancy> = []
  /// For each variable the definition that determines it, or -1 when it is free.
  private(set) var definitionOfVariable: ContiguousArray<Int32> = []
  private var terms: ContiguousArray<SolverTerm> = []
  /// Equations with the factors they enter a definition or a redundancy by.
  private var combinations: ContiguousArray<(constraint: Int32, factor: Double)> = []
  /// Definitions such that each one's variables are determined before it.
  private(set) var order: ContiguousArray<Int32> = []
  /// The value of each variable when every free variable is zero.
  private(set) var bases: ContiguousArray<Double> = []

  private var isReferenced: ContiguousArray<Bool> = []
  var form = LinearForm()
  var factors = LinearForm()

  func isFree(_ variable: Int32) -> Bool { definitionOfVariable[Int(variable)] < 0 }
}

// MARK: - Building

extension Substitution {
  /// Takes up `equations` one after another.
  ///
  /// - Parameter weights: How many inequalities and optional constraints speak of each variable; those with few are
  ///   defined first, so that what remains free is what the others decide about.
  /// - Complexity: O(*t*) in the terms of the equations while each brings a variable of its own.
  mutating func rebuild(equations: some Sequence<Int32>, store: ConstraintStore, variableCount: Int, weights: [Int32]) {
    definitions.removeAll(keepingCapacity: true)
    redundancies.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    combinations.removeAll(keepingCapacity: true)
    definitionOfVariable = ContiguousArray(repeating: -1, count: variableCount)
    isReferenced = ContiguousArray(repeating: false, count: variableCount)
    for equation in equations {
      if let own = ownVariable(of: equation, store: store, weights: weights) {
        define(own, asStatedBy: equation, store: store)
      } else {
        defineByExpansion(equation, store: store, weights: weights)
      }
    }
    sortDefinitions()
    evaluateBases(store: store)
  }

  /// A variable of the equation that nothing determines and no definition speaks of, so that defining it makes no circle.
  private func ownVariable(of equation: Int32, store: ConstraintStore, weights: [Int32]) -> SolverTerm? {
    var best: SolverTerm?
    for term in store.terms[store[equation].terms] {
      let index = Int(term.variable.index)
      guard definitionOfVariable[index] < 0, !isReferenced[index] else { continue }
      if let known = best, !isBetter(term.variable.index, than: known.variable.index, weights: weights) { continue }
      best = term
    }
    return best
  }

  private func isBetter(_ variable: Int32, than other: Int32, weights: [Int32]) -> Bool {
    let weight = weights[Int(variable)]
    let otherWeight = weights[Int(other)]
    return weight != otherWeight ? weight < otherWeight : variable > other
  }

  private mutating func define(_ own: SolverTerm, asStatedBy equation: Int32, store: ConstraintStore) {
    let start = terms.count
    for term in store.terms[store[equation].terms] where term.variable != own.variable {
      terms.append(SolverTerm(term.variable, -term.coefficient / own.coefficient))
      isReferenced[Int(term.variable.index)] = true
    }
    combinations.append((equation, -1 / own.coefficient))
    appendDefinition(own.variable.index, termsFrom: start, combinationFrom: combinations.count - 1)
  }

  private mutating func defineByExpansion(_ equation: Int32, store: ConstraintStore, weights: [Int32]) {
    expand(equation, store: store)
    var best: Int32?
    for variable in form.touched where abs(form[variable]) > solverTolerance {
      if let known = best, !isBetter(variable, than: known, weights: weights) { continue }
      best = variable
    }
    let scale = best.map { -1 / form[$0] } ?? 1
    let termStart = terms.count
    let combinationStart = combinations.count
    for variable in form.touched where variable != best && abs(form[variable]) > solverTolerance {
      terms.append(SolverTerm(SolverVariable(index: variable), form[variable] * scale))
      isReferenced[Int(variable)] = true
    }
    for constraint in factors.touched where abs(factors[constraint]) > solverTolerance {
      combinations.append((constraint, factors[constraint] * scale))
    }
    form.clear()
    factors.clear()
    if let best {
      appendDefinition(best, termsFrom: termStart, combinationFrom: combinationStart)
    } else {
      redundancies.append(Redundancy(combination: combinationStart..<combinations.count))
    }
  }

  private mutating func appendDefinition(_ variable: Int32, termsFrom start: Int, combinationFrom combination: Int) {
    definitionOfVariable[Int(variable)] = Int32(definitions.count)
    definitions.append(
      Definition(
        variable: variable, terms: start..<terms.count, combination: combination..<combinations.count))
  }

  /// Depth first with a stack of its own: chains of views are as deep as they are long.
  private mutating func sortDefinitions() {
    order.removeAll(keepingCapacity: true)
    var isPlaced = ContiguousArray(repeating: false, count: definitions.count)
    var stack: ContiguousArray<(definition: Int32, next: Int)> = []
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

// MARK: - Using

extension Substitution {
  /// Expresses a constraint in free variables: `form` then holds their coefficients, `factors` the equations that were
  /// used, the constraint itself with 1. Both are left for the caller to clear.
  ///
  /// - Complexity: O(*t*) in the terms of the definitions that are gone through.
  mutating func expand(_ constraint: Int32, store: ConstraintStore) {
    form.reserve(definitionOfVariable.count)
    factors.reserve(store.entries.count)
    factors.add(1, to: constraint)
    for term in store.terms[store[constraint].terms] {
      form.add(term.coefficient, to: term.variable.index)
    }
    // What is touched grows while it is gone through, and a variable may be touched again after it was replaced.
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
        for term in terms[definition.terms] {
          form.add(coefficient * term.coefficient, to: term.variable.index)
        }
        for part in combinations[definition.combination] {
          factors.add(coefficient * part.factor, to: part.constraint)
        }
      }
    }
  }

  /// The free variables that a variable's value depends on.
  mutating func freeVariables(of variable: Int32) -> [Int32] {
    guard Int(variable) < definitionOfVariable.count, !isFree(variable) else { return [variable] }
    let definition = definitions[Int(definitionOfVariable[Int(variable)])]
    return Set(terms[definition.terms].flatMap { freeVariables(of: $0.variable.index) }).sorted()
  }

  /// Works out anew what the definitions' constants amount to, after constants of equations changed.
  ///
  /// - Complexity: O(*t*) in the terms of all definitions.
  mutating func evaluateBases(store: ConstraintStore) {
    bases = ContiguousArray(repeating: 0, count: definitionOfVariable.count)
    evaluate(into: &bases, store: store)
  }

  /// Fills in the defined variables of `values`, whose free ones are given.
  func evaluate(into values: inout ContiguousArray<Double>, store: ConstraintStore) {
    for index in order {
      let definition = definitions[Int(index)]
      var value = constant(of: definition.combination, store: store)
      for term in terms[definition.terms] { value += term.coefficient * values[Int(term.variable.index)] }
      values[Int(definition.variable)] = value
    }
  }

  /// What a constraint's expression amounts to when every free variable is zero.
  func base(of constraint: Int32, store: ConstraintStore) -> Double {
    var value = store[constraint].constant
    for term in store.terms[store[constraint].terms] { value += term.coefficient * bases[Int(term.variable.index)] }
    return value
  }

  /// The equations of the first redundancy whose constants no longer agree.
  func contradiction(store: ConstraintStore) -> [Int32]? {
    for redundancy in redundancies
    where abs(constant(of: redundancy.combination, store: store)) > solverContradictionTolerance {
      return combinations[redundancy.combination].map(\.constraint)
    }
    return nil
  }

  private func constant(of combination: Range<Int>, store: ConstraintStore) -> Double {
    var value = 0.0
    for part in combinations[combination] { value += part.factor * store[part.constraint].constant }
    return value
  }
}

/// Two required constraints contradict each other when they differ by more than this. In points: far below a pixel, far
/// above what rounding adds up to.
let solverContradictionTolerance = 1e-4
