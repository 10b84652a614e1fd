import Foundation

/// Runs every requested scenario in a separate process, one after the other.
struct BenchmarkDriver {
  let options: BenchmarkOptions

  /// Returns whether everything could be measured.
  func run() -> Bool {
    var succeeded = true
    for run in 0..<options.runs {
      for scenario in Scenarios.all where isWanted(scenario) {
        for variant in options.variants where scenario.variants.contains(variant) {
          for rowCount in scenario.rowCounts(among: options.rowCounts) {
            succeeded = start(scenario, variant: variant, rowCount: rowCount, run: run) && succeeded
          }
        }
      }
    }
    return succeeded
  }

  private func isWanted(_ scenario: any Scenario.Type) -> Bool {
    options.metrics.isEmpty || scenario.metrics.contains { options.metrics.contains($0) }
  }

  private func start(_ scenario: any Scenario.Type, variant: String, rowCount: Int, run: Int) -> Bool {
    var arguments = [
      "/proc/self/exe", "--scenario", scenario.name, "--variant", variant, "--n", "\(rowCount)", "--run", "\(run)",
    ]
    if !options.metrics.isEmpty { arguments += ["--metric", options.metrics.joined(separator: ",")] }
    return ChildProcess.run(arguments)
  }
}
