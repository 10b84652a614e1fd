extension Substitution {
  /// Removes every equation.
  mutating func removeAll() {
    editCount = 0
    looseCount = 0
    isDamaged = false
    definitions.removeAll(keepingCapacity: true)
    redundancies.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    combinations.removeAll(keepingCapacity: true)
    for index in roles.indices { roles[index] = .none }
    for index in definitionOfVariable.indices {
      definitionOfVariable[index] = -1
      isReferenced[index] = false
    }
  }

  /// Adds `equations` one after another.
  ///
  /// - Parameter weights: How many inequalities and optional constraints contain each variable. Variables with few
  ///   are defined first, so that those with many stay free.
  /// - Complexity: O(*t*) in the terms of the equations as long as each brings a variable of its own.
  mutating func rebuild(
    equations: ContiguousArray<Int32>, store: ConstraintStore, weights: ContiguousArray<Int32>
  ) {
    removeAll()
    definitions.reserveCapacity(equations.count)
    combinations.reserveCapacity(equations.count)
    for equation in equations {
      if let own = ownVariable(of: equation, store: store, weights: weights) {
        define(own, asStatedBy: equation, store: store)
      } else {
        defineByExpansion(equation, store: store) { Self.isBetter($0, than: $1, weights: weights) }
      }
    }
    sortDefinitions()
    evaluateBases(store: store)
  }

  /// A variable of the equation that is free and used in no definition, so that defining it makes no cycle.
  private func ownVariable(
    of equation: Int32, store: ConstraintStore, weights: ContiguousArray<Int32>
  ) -> SolverTerm? {
    var best: SolverTerm?
    for position in store[equation].terms {
      let term = store.terms[position]
      let index = Int(term.variable.index)
      guard definitionOfVariable[index] < 0, !isReferenced[index] else { continue }
      if let known = best, !Self.isBetter(term.variable.index, than: known.variable.index, weights: weights) {
        continue
      }
      best = term
    }
    return best
  }

  private static func isBetter(_ variable: Int32, than other: Int32, weights: ContiguousArray<Int32>) -> Bool {
    let weight = weights[Int(variable)]
    let otherWeight = weights[Int(other)]
    return weight != otherWeight ? weight < otherWeight : variable > other
  }

  /// Defines one variable of an equation by the others.
  mutating func define(_ own: SolverTerm, asStatedBy equation: Int32, store: ConstraintStore) {
    let start = terms.count
    let inverse = -1 / own.coefficient
    for position in store[equation].terms where store.terms[position].variable != own.variable {
      let term = store.terms[position]
      terms.append(SolverTerm(term.variable, term.coefficient * inverse))
      isReferenced[Int(term.variable.index)] = true
    }
    combinations.append(Part(equation: equation, factor: inverse))
    appendDefinition(own.variable.index, owner: equation, termsFrom: start, combinationFrom: combinations.count - 1)
  }

  /// Expands an equation to free variables and defines one of these.
  ///
  /// - Returns: The variable; nil if none is left, so that the equation is redundant.
  @discardableResult
  mutating func defineByExpansion(
    _ equation: Int32, store: ConstraintStore, isBetter: (Int32, Int32) -> Bool
  ) -> Int32? {
    expand(equation, store: store)
    var best: Int32?
    for variable in form.touched where abs(form[variable]) > solverTolerance {
      if let known = best, !isBetter(variable, known) { continue }
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
      combinations.append(Part(equation: constraint, factor: factors[constraint] * scale))
    }
    clearExpansion()
    if let best {
      appendDefinition(best, owner: equation, termsFrom: termStart, combinationFrom: combinationStart)
    } else {
      roles[Int(equation)] = .redundancy(Int32(redundancies.count))
      redundancies.append(Redundancy(owner: equation, combination: combinationStart..<combinations.count))
    }
    return best
  }

  private mutating func appendDefinition(
    _ variable: Int32, owner: Int32, termsFrom start: Int, combinationFrom combination: Int
  ) {
    definitionOfVariable[Int(variable)] = Int32(definitions.count)
    roles[Int(owner)] = .definition(Int32(definitions.count))
    definitions.append(
      Definition(
        variable: variable, owner: owner, terms: start..<terms.count, combination: combination..<combinations.count))
  }
}
