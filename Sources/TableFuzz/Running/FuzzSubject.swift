import Fuzzing
import UIKit

/// A list on a stage that is driven by random steps, and replaced now and then. Each has its own seed, one more than
/// the previous one's, so that a failure can be repeated without the earlier ones.
@MainActor
protocol FuzzSubject: AnyObject {
  associatedtype Step: CaseIterable & RawRepresentable<String>

  /// The program's option that drives this kind of subject, for the line that repeats a failure.
  var option: String { get }
  /// The steps among which each is chosen.
  var choices: [Step] { get }
  var seed: UInt64 { get }
  var world: FuzzStage { get }
  /// Replaces the subject by a new random one.
  func begin()
  func perform(_ step: Step)
  /// A fault after a step; nil if all holds.
  func fault(after step: Step) -> String?
  /// Further information for the report of a failure.
  var dump: String { get }
}

extension FuzzSubject {
  var random: SeededGenerator {
    get { world.random }
    set { world.random = newValue }
  }

  var choices: [Step] { Array(Step.allCases) }

  /// Performs `count` steps.
  /// - Parameter progress: called now and then, with how many are done.
  /// - Returns: the fault after the last step, and how to repeat it; nil for none.
  func run(steps count: Int, progress: (Int) -> Void = { _ in }) -> String? {
    let (stepsEach, progressSteps) = (120, 100_000)
    let choices = choices
    var current = seed
    var names: [String] = []
    for number in 0..<count {
      if number > 0, number % progressSteps == 0 { progress(number) }
      world.stage.clock.makeCurrent()
      if number % stepsEach == 0 {
        current = seed &+ UInt64(number / stepsEach)
        random = SeededGenerator(seed: current)
        names = []
        begin()
      }
      let step = random.pick(choices)
      names.append(step.rawValue)
      let repetition = "TableFuzz \(option) --seed \(current) --steps \(names.count)"
      CrashNote.set("TableFuzz: stopped in a step of \(step.rawValue). Repeat with: \(repetition)\n")
      perform(step)
      guard let fault = fault(after: step) else { continue }
      return [fault, dump, names.suffix(12).joined(separator: " "), "repeat with: \(repetition)"]
        .filter { !$0.isEmpty }.joined(separator: "\n  ")
    }
    return nil
  }
}
