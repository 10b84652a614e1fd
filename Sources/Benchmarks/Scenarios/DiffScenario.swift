import Foundation
import ListCore
import Measurement

/// The difference between two lists of UUIDs: a tenth deleted, a tenth inserted, the first fiftieth shuffled. Then
/// the same list from other storage, and the change spread over 100 sections.
enum DiffScenario: Scenario {
  static let name = "diff"
  static let metrics = ["diff_uuid", "diff_uuid_same", "diff_uuid_sections"]

  private static let repetitions = 9
  private static let sections = 100

  static func rowCounts(among wanted: [Int]) -> [Int] {
    [5_000, 100_000].filter { wanted.contains($0) || $0 == 5_000 && wanted.contains(100_000) }
  }

  static func measure(_ reporter: Reporter) throws {
    let change = ListChange(count: reporter.rowCount)
    let old = list(change.old, sections: 1)
    try report(reporter, "diff_uuid", old, list(change.new, sections: 1), changes: change.smallestOperationCount)
    try report(reporter, "diff_uuid_same", old, list(change.old, sections: 1), changes: 0)
    try report(
      reporter, "diff_uuid_sections", list(change.old, sections: sections), list(change.new, sections: sections),
      changes: change.smallestOperationCount)
  }

  private static func report(
    _ reporter: Reporter, _ metric: String, _ old: SectionedList<Int, UUID>, _ new: SectionedList<Int, UUID>,
    changes: Int
  ) throws {
    var found = 0
    let times = (0..<repetitions).map { _ in
      Clocks.cpu { found = ListChanges(ListMatching(from: old, to: new)).operationCount }
    }
    guard changes == 0 ? found == 0 : found >= changes else {
      throw ScenarioFault(description: "\(metric) found \(found) changes, there are \(changes) or more")
    }
    reporter.report(metric, Statistics.median(times), "ms")
  }

  private static func list(_ items: [UUID], sections: Int) -> SectionedList<Int, UUID> {
    SectionedList(
      (0..<sections).map { section in
        (section, Array(items[items.count * section / sections..<items.count * (section + 1) / sections]))
      })
  }
}
