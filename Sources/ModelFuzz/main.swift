import Foundation
import Fuzzing
import ListCore

/// The random tests of ListCore and ConstraintSolver at length: `ModelFuzz --steps 1000000 [--seed 1] [--model name]`.

var models = allModels
/// How many constraint systems to print instead of driving models.
var systems: Int?

let others = [
  FuzzOptions.Option("--systems") { value throws(FuzzOptions.Problem) in
    systems = try FuzzOptions.count(value, of: "systems")
  },
  FuzzOptions.Option("--model") { value throws(FuzzOptions.Problem) in
    models = allModels.filter { $0.name == value }
    if models.isEmpty {
      let names = allModels.map { $0.name }.joined(separator: ", ")
      throw FuzzOptions.Problem("no model '\(value)'; there are \(names)")
    }
  },
]

let options: FuzzOptions
do {
  options = try FuzzOptions(CommandLine.arguments.dropFirst(), steps: 100_000, others: others)
} catch {
  FileHandle.standardError.write(Data("ModelFuzz: \(error)\n".utf8))
  exit(2)
}

if options.asksForHelp {
  print("usage: ModelFuzz [--steps N] [--seed S] [--checks] [--model NAME], or ModelFuzz --systems N [--seed S]")
  print("Drives each model N steps (a share of them where a step costs more) from seed S, beside a naive reference.")
  print("--checks lets the structures check themselves at the end of each change.")
  print("--systems prints N random constraint systems with their solutions, a line of JSON each.")
  print("models: \(allModels.map { $0.name }.joined(separator: ", "))")
  exit(0)
}

if let systems {
  var export = ConstraintSystemExport(seed: options.seed)
  export.printLines(systems)
  exit(0)
}

InternalChecks.isOn = options.checksInside
let manner = options.checksInside ? ", with checks inside" : ""
print("seed \(options.seed), \(options.steps) steps a model, fewer where a step costs more\(manner)")
var failures = 0
for model in models {
  let start = Date()
  let count = max(1, options.steps / model.stepCost)
  if let failure = model.run(steps: count, seed: options.seed) {
    failures += 1
    print("FAILED \(failure)")
  } else {
    print(String(format: "passed %@: %d steps in %.1f s", model.name, count, Date().timeIntervalSince(start)))
  }
}
exit(failures == 0 ? 0 : 1)
