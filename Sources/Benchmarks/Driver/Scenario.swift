/// A group of figures that one process of the benchmark measures. Each group has its own process: the time from a
/// process's start and its memory are meaningless after another measurement.
///
/// A group is a file in `Scenarios`, and a line in `Scenarios.all`.
protocol Scenario: Sendable {
  /// Names the scenario to its process.
  static var name: String { get }
  /// The metrics that it reports.
  static var metrics: [String] { get }
  /// The stages or kinds of cells that the scenario is measured with; options choose among them.
  static var variants: [String] { get }
  /// The numbers of rows, among the requested ones, at which it is measured.
  static func rowCounts(among wanted: [Int]) -> [Int]
  /// Measures once and reports.
  @MainActor static func measure(_ reporter: Reporter) throws
}

extension Scenario {
  static var variants: [String] { [Variant.offscreen] }

  static func rowCounts(among wanted: [Int]) -> [Int] { wanted }
}

/// Names of variants.
enum Variant {
  static let offscreen = "offscreen"
  /// Offscreen, under a translucent navigation bar.
  static let bar = "bar"
  static let window = "window"
  /// Offscreen, with cells that size themselves by constraints.
  static let autolayout = "autolayout"
}

/// The reason why a scenario has no results.
struct ScenarioFault: Error, CustomStringConvertible {
  let description: String
}
