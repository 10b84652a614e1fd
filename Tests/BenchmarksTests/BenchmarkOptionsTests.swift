import Expectations
import Testing

@testable import Benchmarks

@Suite("Options of the benchmark")
struct BenchmarkOptionsTests {
  @Test("without options everything is measured")
  func defaults() throws {
    expectEqual(try BenchmarkOptions(arguments: []), BenchmarkOptions())
  }

  @Test("every option is read")
  func all() throws {
    let options = try BenchmarkOptions(arguments: [
      "--n", "10,20", "--runs", "5", "--variant", "bar,window", "--metric", "peak_rss,reload_cpu",
    ])
    expectEqual(options.rowCounts, [10, 20])
    expectEqual(options.runs, 5)
    expectEqual(options.variants, ["bar", "window"])
    expectEqual(options.metrics, ["peak_rss", "reload_cpu"])
    expect(try BenchmarkOptions(arguments: ["--list"]).listsMetrics)
    expect(try BenchmarkOptions(arguments: ["--help"]).showsHelp)
  }

  @Test(
    "faults are named",
    arguments: [
      (["--wat"], "unknown option --wat"), (["--n"], "--n needs a value"),
      (["--n", "many"], "--n needs whole numbers from 1 to 10000000, not many"),
      (["--runs", "0"], "--runs needs whole numbers from 1 to 10000000, not 0"),
      (["--n", ","], "--n needs a value"),
      (["--variant", "gpu"], "unknown variant gpu; there are \(Scenarios.variants.joined(separator: ", "))"),
      (["--metric", "wit"], "unknown metric wit; there are \(Scenarios.metrics.joined(separator: ", "))"),
    ])
  func faults(arguments: [String], message: String) {
    #expect(throws: BenchmarkOptions.Fault(description: message)) { try BenchmarkOptions(arguments: arguments) }
  }
}
