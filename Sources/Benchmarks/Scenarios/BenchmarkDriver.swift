import Foundation

/// Runs every wanted scenario in a process of its own, one after the other.
struct BenchmarkDriver {
  let options: BenchmarkOptions

  /// Answers whether everything could be measured.
  func run() -> Bool {
    var succeeded = true
    for run in 0..<options.runs {
      for variant in options.variants {
        for rowCount in options.rowCounts {
          for scenario in scenarios(variant, rowCount) {
            succeeded = start(scenario, variant: variant, rowCount: rowCount, run: run) && succeeded
          }
        }
      }
    }
    return succeeded
  }

  private func scenarios(_ variant: String, _ rowCount: Int) -> [Scenario] {
    Scenario.allCases.filter { scenario in
      scenario.applies(variant: variant, rowCount: rowCount, largest: options.rowCounts.max() ?? 0)
        && (options.metrics.isEmpty || scenario.metrics.contains { options.metrics.contains($0) })
    }
  }

  private func start(_ scenario: Scenario, variant: String, rowCount: Int, run: Int) -> Bool {
    var arguments = [
      "/proc/self/exe", "--scenario", scenario.rawValue, "--variant", variant, "--n", "\(rowCount)", "--run", "\(run)",
    ]
    if !options.metrics.isEmpty { arguments += ["--metric", options.metrics.joined(separator: ",")] }
    return ChildProcess.run(arguments)
  }
}
