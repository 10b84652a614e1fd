import Fuzzing

/// Compares a type of ListCore or ConstraintSolver with a naive reference that does the same, in random steps.
protocol FuzzModel: SendableMetatype {
  /// The model's name for `--model`.
  static var name: String { get }
  /// The approximate time that a step takes, as a multiple of the time of a step of the fastest models.
  static var stepCost: Int { get }
  init(generator: SeededGenerator)
  /// Performs a random step with both and compares them.
  /// - Throws: the difference.
  mutating func step() throws(Mismatch)
}

/// A difference between a model and its reference, or a broken invariant.
struct Mismatch: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

extension FuzzModel {
  static var stepCost: Int { 1 }

  /// Runs `count` steps from `seed`.
  /// - Returns: nil, or the failure with all that is needed to repeat it.
  static func run(steps count: Int, seed: UInt64) -> String? {
    var model = Self(generator: SeededGenerator(seed: seed))
    for step in 0..<count {
      do {
        try model.step()
      } catch {
        return "\(name): step \(step), seed \(seed): \(error)"
          + "\n  repeat with: ModelFuzz --model \(name) --seed \(seed) --steps \((step + 1) * stepCost)"
      }
    }
    return nil
  }

  /// Throws unless the two are equal.
  func expect<Value: Equatable>(
    _ actual: Value, is expected: Value, _ what: @autoclosure () -> String
  ) throws(Mismatch) {
    if actual != expected { throw Mismatch("\(what()) is \(actual), should be \(expected)") }
  }

  /// Throws unless the two differ by less than `tolerance`.
  func expect(
    _ actual: Double, isNear expected: Double, within tolerance: Double, _ what: @autoclosure () -> String
  ) throws(Mismatch) {
    if !(abs(actual - expected) <= tolerance) {
      throw Mismatch("\(what()) is \(actual), should be \(expected)")
    }
  }

  /// Throws unless the condition holds.
  func expect(_ condition: Bool, _ what: @autoclosure () -> String) throws(Mismatch) {
    if !condition { throw Mismatch(what()) }
  }

  /// Throws the violation that `invariantViolation` found, if any.
  func expectNoViolation(_ violation: String?) throws(Mismatch) {
    if let violation { throw Mismatch(violation) }
  }
}

/// Every model there is, in the order in which they run.
let allModels: [any FuzzModel.Type] = [
  OffsetIndexModel.self, FlowGeometryModel.self, GroupSequenceModel.self, TableGeometryModel.self,
  VisibleWindowModel.self, ReuseQueueModel.self,
  SelectionSetModel.self, HighlightModel.self, PinnedHeaderModel.self, ScrollPhysicsModel.self,
  ListChangesModel.self,
  BatchUpdateModel.self,
  ConstraintSystemModel.self,
  SectionedIdentifiersModel.self,
  OutlineTreeModel.self,
  IdentityListModel.self,
  PlacementModel.self,
  SearchModel.self,
  EditedTextModel.self,
]
