import ConstraintSolver
import Expectations
import Fuzzing
import Testing

/// Random systems against the exhaustive reference: built at once, and changed step by step.
@Suite struct ConstraintSystemModelTests {
  struct Subject {
    var system = ConstraintSystem()
    var variables: [SolverVariable] = []
    var constraints: [(handle: SolverConstraint, plain: PlainConstraint, isActive: Bool)] = []

    init(variableCount: Int) {
      variables = (0..<variableCount).map { _ in system.makeVariable() }
    }

    mutating func add(_ plain: PlainConstraint) {
      let terms = zip(variables, plain.coefficients).map { SolverTerm($0, $1) }
      let handle = system.makeConstraint(
        terms, plain.relation, constant: plain.constant, priority: SolverPriority(plain.priority))
      system.activate(handle)
      constraints.append((handle, plain, true))
    }

    var active: [PlainConstraint] { constraints.filter(\.isActive).map(\.plain) }
    var point: [Double] { variables.map { system.value(of: $0) } }
  }

  func randomConstraint(variableCount: Int, _ generator: inout SeededGenerator) -> PlainConstraint {
    var coefficients = (0..<variableCount).map { _ in
      [0, 0, 1, -1, 1, 2, -0.5].randomElement(using: &generator)!
    }
    if coefficients.allSatisfy({ $0 == 0 }) { coefficients[Int.random(in: 0..<variableCount, using: &generator)] = 1 }
    return PlainConstraint(
      coefficients: coefficients,
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!,
      constant: Double(Int.random(in: -20...20, using: &generator)),
      priority: [1000, 1000, 750, 749, 500, 250].randomElement(using: &generator)!)
  }

  /// A weak preference for each variable, so that every system has a corner to rest in.
  func anchors(variableCount: Int) -> [PlainConstraint] {
    (0..<variableCount).map { index in
      var coefficients = [Double](repeating: 0, count: variableCount)
      coefficients[index] = 1
      return PlainConstraint(coefficients: coefficients, relation: .equal, constant: 0, priority: 1)
    }
  }

  func check(_ subject: inout Subject, seed: UInt64, step: Int) -> Bool {
    let conflicts = subject.system.solve()
    let expected = ExhaustiveReference.leastMisses(subject.active, variableCount: subject.variables.count)
    guard let expected else {
      expect(!conflicts.isEmpty, "seed \(seed) step \(step): a contradiction went unnoticed")
      return !conflicts.isEmpty
    }
    expect(conflicts.isEmpty, "seed \(seed) step \(step): \(conflicts) although a solution exists")
    let point = subject.point
    for plain in subject.active where plain.priority >= 1000 {
      expect(plain.miss(at: point) < 1e-5, "seed \(seed) step \(step): \(plain) is missed at \(point)")
    }
    let priorities = Set(subject.active.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
    let misses = ExhaustiveReference.misses(of: subject.active, priorities: priorities, at: point)
    let violation = subject.system.invariantViolation()
    expectNil(violation, "seed \(seed) step \(step): \(violation ?? "")")
    let isBest = zip(misses, expected).allSatisfy { abs($0 - $1) < 1e-5 }
    expect(isBest, "seed \(seed) step \(step): misses \(misses) at \(point), least \(expected)")
    return conflicts.isEmpty && isBest && violation == nil
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func randomSystemsAgreeWithTheModel(block: UInt64) {
    for seed in block * 25..<(block + 1) * 25 {
      var generator = SeededGenerator(seed: seed)
      let variableCount = Int.random(in: 1...3, using: &generator)
      var subject = Subject(variableCount: variableCount)
      anchors(variableCount: variableCount).forEach { subject.add($0) }
      for _ in 0..<Int.random(in: 1...7, using: &generator) {
        subject.add(randomConstraint(variableCount: variableCount, &generator))
      }
      guard check(&subject, seed: seed, step: 0) else { return }
    }
  }

  @Test(arguments: 1000..<1040 as Range<UInt64>) func randomlyChangedSystemsAgreeWithTheModel(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let variableCount = Int.random(in: 1...3, using: &generator)
    var subject = Subject(variableCount: variableCount)
    anchors(variableCount: variableCount).forEach { subject.add($0) }
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) { change(&subject, &generator) }
      let hasSolution = ExhaustiveReference.leastMisses(subject.active, variableCount: variableCount) != nil
      guard check(&subject, seed: seed, step: step) else { return }
      // Go on from a system that has a solution, as what was left out is the solver's choice.
      if !hasSolution, let last = subject.constraints.lastIndex(where: { $0.isActive && $0.plain.priority >= 1000 }) {
        subject.system.deactivate(subject.constraints[last].handle)
        subject.constraints[last].isActive = false
      }
    }
  }

  private func change(_ subject: inout Subject, _ generator: inout SeededGenerator) {
    let count = subject.variables.count
    guard let index = subject.constraints.indices.dropFirst(count).randomElement(using: &generator) else {
      return subject.add(randomConstraint(variableCount: count, &generator))
    }
    let handle = subject.constraints[index].handle
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1:
      if subject.constraints.count < 10 { subject.add(randomConstraint(variableCount: count, &generator)) }
    case 2:
      subject.system.remove(handle)
      subject.constraints.remove(at: index)
    case 3:
      subject.constraints[index].isActive.toggle()
      if subject.constraints[index].isActive {
        subject.system.activate(handle)
      } else {
        subject.system.deactivate(handle)
      }
    case 4:
      let priority: Double = [1000, 750, 500, 250].randomElement(using: &generator)!
      subject.constraints[index].plain.priority = priority
      subject.system.setPriority(SolverPriority(priority), of: handle)
    default:
      let constant = Double(Int.random(in: -20...20, using: &generator))
      subject.constraints[index].plain.constant = constant
      subject.system.setConstant(constant, of: handle)
    }
  }
}
