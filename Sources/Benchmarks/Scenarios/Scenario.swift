import UIKit

/// What one process of the benchmark measures. Each runs in a process of its own: times from a process's start and
/// its memory mean nothing in one that has measured something else before.
enum Scenario: String, CaseIterable {
  case firstFrame = "first-frame"
  case scroll
  case drift
  case idle

  /// The metrics that the scenario reports.
  var metrics: [String] {
    switch self {
    case .firstFrame: ["first_frame_wall", "first_frame_cpu", "rss_first_frame"]
    case .scroll:
      [
        "memcpy_frame_hot", "scroll_cpu_ms_per_frame", "scroll_frame_cpu_p50", "scroll_frame_cpu_p99",
        "allocations_per_scrolled_row", "jump_middle_cpu", "jump_end_cpu", "peak_rss", "reload_cpu",
      ]
    case .drift: ["anchor_drift_px"]
    case .idle: ["idle_cpu", "idle_wakeups"]
    }
  }

  /// Whether the scenario says something about a variant and a number of rows.
  func applies(variant: String, rowCount: Int, largest: Int) -> Bool {
    switch self {
    case .firstFrame, .scroll: true
    case .drift: variant == "offscreen" && rowCount == largest
    case .idle: variant == "window" && rowCount == largest
    }
  }

  @MainActor
  func run(_ reporter: Reporter) throws {
    switch self {
    case .firstFrame: try measureFirstFrame(reporter)
    case .scroll: try measureScroll(reporter)
    case .drift: try measureDrift(reporter)
    case .idle: try measureIdle(reporter)
    }
  }
}

extension Scenario {
  /// A list that does not show what it should makes every figure worthless.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  @MainActor
  func expect(_ screen: BenchmarkScreen, shows row: Int) throws(Fault) {
    guard screen.shows(row: row) else { throw Fault(description: "row \(row) is not on screen when it should be") }
  }
}
