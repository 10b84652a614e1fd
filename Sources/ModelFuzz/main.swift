import Foundation

/// The random tests of ListCore and ConstraintSolver at length: `model-fuzz --steps 1000000 [--seed 1] [--model name]`.

var steps = 100_000
var seed = UInt64.random(in: 0 ... .max)
var models = allModels
/// How many constraint systems to print instead of driving models.
var systems: Int?

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
  if option == "--help" {
    print("usage: model-fuzz [--steps N] [--seed S] [--model NAME], or model-fuzz --systems N [--seed S]")
    print("Drives each model N steps (a share of them where a step costs more) from seed S, beside a naive reference.")
    print("--systems prints N random constraint systems with their solutions, a line of JSON each.")
    print("models: \(allModels.map { $0.name }.joined(separator: ", "))")
    exit(0)
  }
  guard let value = arguments.popFirst() else { stop("model-fuzz: \(option) needs a value") }
  switch option {
  case "--steps":
    guard let number = Int(value), number > 0 else { stop("model-fuzz: '\(value)' steps") }
    steps = number
  case "--seed":
    guard let number = UInt64(value) else { stop("model-fuzz: '\(value)' is no seed") }
    seed = number
  case "--systems":
    guard let number = Int(value), number > 0 else { stop("model-fuzz: '\(value)' systems") }
    systems = number
  case "--model":
    models = allModels.filter { $0.name == value }
    if models.isEmpty {
      stop("model-fuzz: no model '\(value)'; there are \(allModels.map { $0.name }.joined(separator: ", "))")
    }
  default: stop("model-fuzz: unknown option '\(option)'")
  }
}

if let systems {
  var export = ConstraintSystemExport(seed: seed)
  export.printLines(systems)
  exit(0)
}

print("seed \(seed), \(steps) steps a model, fewer where a step costs more")
var failures = 0
for model in models {
  let start = Date()
  let count = max(1, steps / model.stepCost)
  if let failure = model.run(steps: count, seed: seed) {
    failures += 1
    print("FAILED \(failure)")
  } else {
    print(String(format: "passed %@: %d steps in %.1f s", model.name, count, Date().timeIntervalSince(start)))
  }
}
exit(failures == 0 ? 0 : 1)
