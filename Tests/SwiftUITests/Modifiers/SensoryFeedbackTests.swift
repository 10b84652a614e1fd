import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI
@testable import UIKitCore

@MainActor struct SensoryFeedbackTests {
  private struct Counter: View {
    var condition: ((Int, Int) -> Bool)?
    var choice: ((Int, Int) -> SensoryFeedback?)?
    @State private var count = 0
    var body: some View {
      let button = Button("Add") { count += 1 }
      if let condition {
        button.sensoryFeedback(.success, trigger: count, condition: condition)
      } else if let choice {
        button.sensoryFeedback(trigger: count, choice)
      } else {
        button.sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count)
      }
    }
  }

  private func feedback(_ view: Counter, presses: Int) throws -> [String] {
    let hosted = Hosted(view)
    return try FeedbackLog.given {
      for _ in 0..<presses { try hosted.press("Add") }
    }
  }

  @Test func aChangedTriggerPlaysFeedback() throws {
    expectEqual(try feedback(Counter(), presses: 0), [])
    expectEqual(try feedback(Counter(), presses: 2), ["impact heavy 0.5", "impact heavy 0.5"])
  }

  @Test func conditionsAndClosuresDecideTheFeedback() throws {
    expectEqual(try feedback(Counter(condition: { $1 == 2 && $0 == 1 }), presses: 3).count, 1)
    let chosen = try feedback(Counter(choice: { _, new in new == 1 ? .selection : nil }), presses: 3)
    expectEqual(chosen, ["selection"])
    expectEqual(try feedback(Counter(choice: { _, _ in .increase }), presses: 1), [], "felt on watches alone")
  }
}
