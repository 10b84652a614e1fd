import Foundation

/// The choice of measurements on the command line.
struct BenchmarkOptions: Equatable {
  var rowCounts = [1_000, 100_000, 1_000_000]
  var runs = 3
  var variants = Self.isDisplayNamed ? Scenarios.variants : Scenarios.variants.filter { $0 != Variant.window }
  /// Names of metrics to print; empty for all.
  var metrics: [String] = []
  var showsHelp = false
  var listsMetrics = false
  /// Set in the processes that the benchmark starts for single measurements.
  var scenario: String?
  var run = 0

  static let help = """
    usage: Benchmarks [options]

      --n COUNT,…        rows in the feed (1000,100000,1000000)
      --runs COUNT       how often everything is measured (3)
      --variant NAME,…   what is measured (all; without a display all but window): \(Scenarios.variants.joined(separator: ", "))
      --metric NAME,…    print these metrics only
      --list             name the metrics
      --help             print this

    Prints one line of JSON a figure. Times are of the CPU unless the name says “wall”; memcpy_ratio is the time over
    that of copying a frame in the same run. Variant bar is the list under a translucent navigation bar.
    """

  /// Whether the environment names a display that a window can be opened on.
  private static var isDisplayNamed: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
  }

  struct Fault: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  init() {}

  init(arguments: [String]) throws(Fault) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--help" {
        showsHelp = true
        continue
      }
      if name == "--list" {
        listsMetrics = true
        continue
      }
      guard ["--n", "--runs", "--variant", "--metric", "--scenario", "--run"].contains(name) else {
        throw Fault(description: "unknown option \(name)")
      }
      guard let value = rest.popFirst() else { throw Fault(description: "\(name) needs a value") }
      let items = value.split(separator: ",").map(String.init)
      switch name {
      case "--n":
        rowCounts = try Self.counts(items, of: name)
      case "--runs":
        runs = try Self.counts([value], of: name)[0]
      case "--run":
        run = Int(value) ?? 0
      case "--variant":
        variants = try Self.known(items, among: Scenarios.variants, "variant")
      case "--scenario":
        scenario = value
      default:
        metrics = try Self.known(items, among: Scenarios.metrics, "metric")
      }
    }
  }

  private static func known(_ items: [String], among names: [String], _ kind: String) throws(Fault) -> [String] {
    if let unknown = items.first(where: { !names.contains($0) }) {
      throw Fault(description: "unknown \(kind) \(unknown); there are \(names.joined(separator: ", "))")
    }
    return items
  }

  private static func counts(_ items: [String], of name: String) throws(Fault) -> [Int] {
    var counts: [Int] = []
    for item in items {
      guard let count = Int(item), count > 0, count <= 10_000_000 else {
        throw Fault(description: "\(name) needs whole numbers from 1 to 10000000, not \(item)")
      }
      counts.append(count)
    }
    guard !counts.isEmpty else { throw Fault(description: "\(name) needs a value") }
    return counts
  }
}
