/// Adds and removes single equations without rebuilding the triangle.
extension Substitution {
  /// Adds an equation, which determines a variable.
  ///
  /// - Parameter isUsed: Whether inequalities or optional constraints depend on a free variable. Variables on which
  ///   none depends are defined first, which costs nothing.
  /// - Returns: The variable that is no longer free; nil if the equation is redundant.
  mutating func add(_ equation: Int32, store: ConstraintStore, isUsed: (Int32) -> Bool) -> Int32? {
    editCount += 1
    func isBetter(_ variable: Int32, than other: Int32) -> Bool {
      let isFirstUsed = isUsed(variable)
      return isFirstUsed != isUsed(other) ? !isFirstUsed : variable > other
    }
    var own: SolverTerm?
    for position in store[equation].terms {
      let term = store.terms[position]
      guard isFree(term.variable.index) else { continue }
      if let known = own, !isBetter(term.variable.index, than: known.variable.index) { continue }
      own = term
    }
    if let own, !dependsOn(own.variable.index, others: equation, store: store) {
      define(own, asStatedBy: equation, store: store)
      return own.variable.index
    }
    return defineByExpansion(equation, store: store, isBetter: isBetter(_:than:))
  }

  /// Whether another variable of the equation is determined from `variable`.
  private mutating func dependsOn(_ variable: Int32, others equation: Int32, store: ConstraintStore) -> Bool {
    defer { form.clear() }
    for position in store[equation].terms where store.terms[position].variable.index != variable {
      form.add(1, to: store.terms[position].variable.index)
    }
    var next = 0
    while next < form.touched.count {
      let index = definitionOfVariable[Int(form.touched[next])]
      next += 1
      guard index >= 0 else { continue }
      for position in definitions[Int(index)].terms {
        let needed = terms[position].variable.index
        if needed == variable { return true }
        form.add(1, to: needed)
      }
    }
    return false
  }

  /// Removes an equation.
  ///
  /// - Parameter spare: An unused free variable, which can replace the equation's constant in definitions that need
  ///   it.
  /// - Returns: The variable that became free; nil if other equations determine the same variables.
  mutating func remove(_ equation: Int32, spare: Int32) -> Int32? {
    editCount += 1
    switch roles[Int(equation)] {
    case .none:
      return nil
    case .redundancy(let position):
      removeRedundancy(position)
      return nil
    case .definition(let position):
      if let heir = redundancies.firstIndex(where: { factor(of: equation, in: $0.combination) != 0 }) {
        inherit(from: equation, position, heir: heir)
        return nil
      }
      let users = definitions.indices.filter { factor(of: equation, in: definitions[$0].combination) != 0 }
      guard users.contains(Int(position)) else {
        isDamaged = true
        return nil
      }
      if users.count == 1 {
        let variable = definitions[Int(position)].variable
        removeDefinition(position)
        return variable
      }
      return loosen(equation, position, users: users, variable: spare)
    }
  }

  private func factor(of equation: Int32, in combination: Range<Int>) -> Double {
    for position in combination where combinations[position].equation == equation {
      return combinations[position].factor
    }
    return 0
  }

  private mutating func removeRedundancy(_ position: Int32) {
    roles[Int(redundancies[Int(position)].owner)] = .none
    let last = redundancies.removeLast()
    guard Int(position) < redundancies.count else { return }
    redundancies[Int(position)] = last
    roles[Int(last.owner)] = .redundancy(position)
  }

  private mutating func removeDefinition(_ position: Int32) {
    let definition = definitions[Int(position)]
    definitionOfVariable[Int(definition.variable)] = -1
    if definition.owner >= 0 { roles[Int(definition.owner)] = .none }
    let last = definitions.removeLast()
    guard Int(position) < definitions.count else { return }
    definitions[Int(position)] = last
    definitionOfVariable[Int(last.variable)] = position
    if last.owner >= 0 { roles[Int(last.owner)] = .definition(position) }
  }

  /// Replaces a removed equation by a redundant equivalent one, in all definitions that used it. Nothing becomes free.
  private mutating func inherit(from equation: Int32, _ position: Int32, heir: Int) {
    let redundancy = redundancies[heir]
    removeRedundancy(Int32(heir))
    let own = factor(of: equation, in: redundancy.combination)
    for index in definitions.indices {
      let factor = factor(of: equation, in: definitions[index].combination)
      guard factor != 0 else { continue }
      definitions[index].combination = combined(
        definitions[index].combination, redundancy.combination, factor: -factor / own, without: equation)
    }
    for index in redundancies.indices {
      let factor = factor(of: equation, in: redundancies[index].combination)
      guard factor != 0 else { continue }
      redundancies[index].combination = combined(
        redundancies[index].combination, redundancy.combination, factor: -factor / own, without: equation)
    }
    definitions[Int(position)].owner = redundancy.owner
    roles[Int(equation)] = .none
    roles[Int(redundancy.owner)] = .definition(position)
  }

  /// `first + factor · second`, in which `equation` cancels out.
  private mutating func combined(
    _ first: Range<Int>, _ second: Range<Int>, factor: Double, without equation: Int32
  ) -> Range<Int> {
    for position in first { factors.add(combinations[position].factor, to: combinations[position].equation) }
    for position in second { factors.add(combinations[position].factor * factor, to: combinations[position].equation) }
    let start = combinations.count
    for part in factors.touched where part != equation && abs(factors[part]) > solverTolerance {
      combinations.append(Part(equation: part, factor: factors[part]))
    }
    factors.clear()
    return start..<combinations.count
  }

  /// Replaces a removed equation's constant by a free variable in all definitions that used it.
  private mutating func loosen(_ equation: Int32, _ position: Int32, users: [Int], variable: Int32) -> Int32 {
    for user in users {
      let definition = definitions[user]
      let factor = factor(of: equation, in: definition.combination)
      let termStart = terms.count
      for term in definition.terms { terms.append(terms[term]) }
      terms.append(SolverTerm(SolverVariable(index: variable), factor))
      definitions[user].terms = termStart..<terms.count
      let start = combinations.count
      for part in definition.combination where combinations[part].equation != equation {
        combinations.append(combinations[part])
      }
      definitions[user].combination = start..<combinations.count
    }
    looseCount += 1
    isReferenced[Int(variable)] = true
    roles[Int(equation)] = .none
    definitions[Int(position)].owner = -1
    return variable
  }

  /// Marks all variables whose values depend on marked ones.
  ///
  /// - Complexity: O(*t*) in the terms of all definitions, which must be in order.
  func spread(_ isMarked: inout ContiguousArray<Bool>) {
    for index in order {
      let definition = definitions[Int(index)]
      for term in definition.terms.lowerBound..<definition.terms.upperBound
      where isMarked[Int(terms[term].variable.index)] {
        isMarked[Int(definition.variable)] = true
        break
      }
    }
  }
}
