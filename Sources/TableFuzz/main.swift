import Foundation

/// Random updates of a real table view: `table-fuzz --steps 1000000 [--seed 1]`.

var steps = 10_000
var seed = UInt64.random(in: 0 ... .max)

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
  if option == "--help" {
    print("usage: table-fuzz [--steps N] [--seed S]")
    print("Drives a table view N steps from seed S, and checks everything after each.")
    exit(0)
  }
  guard let value = arguments.popFirst() else { stop("table-fuzz: \(option) needs a value") }
  switch option {
  case "--steps":
    guard let number = Int(value), number > 0 else { stop("table-fuzz: '\(value)' steps") }
    steps = number
  case "--seed":
    guard let number = UInt64(value) else { stop("table-fuzz: '\(value)' is no seed") }
    seed = number
  default: stop("table-fuzz: unknown option '\(option)'")
  }
}

print("seed \(seed), \(steps) steps")
let start = Date()
if let failure = FuzzTable(seed: seed).run(steps: steps) {
  print("FAILED \(failure)\n  repeat with: table-fuzz --seed \(seed) --steps \(steps)")
  exit(1)
}
print(String(format: "passed in %.1f s", Date().timeIntervalSince(start)))
