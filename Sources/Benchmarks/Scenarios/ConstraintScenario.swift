import Measurement
import UIKit

/// Constraint layout without text and drawing: the solver alone, and through views.
enum ConstraintScenario: Scenario {
  static let name = "constraints"
  static let metrics = [
    "solver_post_build", "solver_post_resolve_texts", "solver_post_resolve_texts_width", "solver_chain_fixed",
    "solver_chain_intrinsic", "layout_post_build",
  ]

  private static let repetitions = 101
  private static let chainCounts = [10, 100, 1_000]

  /// Measured once, as the figures do not depend on the number of rows.
  static func rowCounts(among wanted: [Int]) -> [Int] { wanted.min().map { [$0] } ?? [] }

  static func measure(_ reporter: Reporter) throws {
    let copy = FrameCopy.measure()
    func report(_ metric: String, count: Int, _ microseconds: () throws -> Double) rethrows {
      guard reporter.wants(metric) else { return }
      reporter.report(metric, microseconds: try microseconds(), frameCopy: copy, count: count)
    }
    let views = PostConstraints.View.allCases.count
    report("solver_post_build", count: views) { median(of: 20) { _ = PostSystem() } }
    var post = PostSystem()
    try check(post)
    report("solver_post_resolve_texts", count: views) { median(of: 1000) { post.changeTexts() } }
    report("solver_post_resolve_texts_width", count: views) { median(of: 1000) { post.changeTextsAndWidth() } }
    for (metric, isFixed) in [("solver_chain_fixed", true), ("solver_chain_intrinsic", false)] {
      for count in chainCounts {
        report(metric, count: count) { median(of: 1000 / count) { _ = ChainSystem(count: count, isFixed: isFixed) } }
      }
    }
    try report("layout_post_build", count: views) { try layoutTime() }
  }
}

extension ConstraintScenario {
  /// Microseconds of one call, of the median of many rounds of `count` calls.
  private static func median(of count: Int, _ body: () -> Void) -> Double {
    body()
    let times = (0..<repetitions).map { _ in
      Clocks.cpu { for _ in 0..<count { body() } } * 1000 / Double(count)
    }
    return Statistics.median(times)
  }

  /// The post as views: its constraints are made, activated and laid out. The views exist before.
  @MainActor private static func layoutTime() throws -> Double {
    var times: [Double] = []
    for _ in 0..<repetitions {
      let post = PostViews()
      times.append(Clocks.cpu { post.layOut() } * 1000)
      let height = post.views[PostConstraints.View.column.rawValue].frame.height
      guard abs(height - (PostConstraints.height - 24)) < 0.01 else {
        throw ScenarioFault(description: "the post's column is \(height) points high")
      }
    }
    return Statistics.median(times)
  }

  private static func check(_ post: PostSystem) throws {
    guard post.height == PostConstraints.height else {
      throw ScenarioFault(description: "the post is \(post.height) points high")
    }
  }
}
