import Foundation

/// What is to be measured, from the command line.
struct BenchmarkOptions: Equatable {
  var rowCounts = [1_000, 100_000, 1_000_000]
  var runs = 3
  var variants = Self.isDisplayNamed ? Self.knownVariants : ["offscreen", "bar"]
  /// Names of metrics to print; empty for all.
  var metrics: [String] = []
  var showsHelp = false
  /// Set in the processes that the benchmark starts for single measurements.
  var scenario: String?
  var run = 0

  static let knownVariants = ["offscreen", "bar", "window"]

  static let help = """
    usage: benchmarks [options]

      --n COUNT,…        rows in the feed (1000,100000,1000000)
      --runs COUNT       how often everything is measured (3)
      --variant NAME,…   offscreen, bar (under a translucent navigation bar), window
                         (all of them; without a display all but window)
      --metric NAME,…    print these metrics only
      --help             print this

    Prints one line of JSON a figure. Times are in CPU milliseconds unless the name says “wall”.
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
        if let unknown = items.first(where: { !Self.knownVariants.contains($0) }) {
          throw Fault(description: "unknown variant \(unknown)")
        }
        variants = items
      case "--scenario":
        scenario = value
      default:
        metrics = items
      }
    }
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
