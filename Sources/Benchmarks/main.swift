import Foundation

do {
  let options = try BenchmarkOptions(arguments: Array(CommandLine.arguments.dropFirst()))
  if options.showsHelp {
    print(BenchmarkOptions.help)
  } else if options.listsMetrics {
    for metric in Scenarios.metrics { print(metric) }
  } else if let name = options.scenario {
    guard let scenario = Scenarios.named(name) else {
      throw BenchmarkOptions.Fault(description: "unknown scenario \(name)")
    }
    let reporter = Reporter(
      variant: options.variants[0], rowCount: options.rowCounts[0], run: options.run, metrics: options.metrics)
    try scenario.measure(reporter)
  } else {
    exit(BenchmarkDriver(options: options).run() ? 0 : 1)
  }
} catch {
  FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
  exit(error is BenchmarkOptions.Fault ? 64 : 1)
}
