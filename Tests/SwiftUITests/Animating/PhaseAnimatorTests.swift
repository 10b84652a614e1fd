import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct PhaseAnimatorTests {
  @MainActor private final class Trace {
    var phases: [Int] = []
    func note(_ phase: Int) -> Int {
      if phases.last != phase { phases.append(phase) }
      return phase
    }
  }

  @Test func phasesRepeatWhileTheViewIsShown() throws {
    let trace = Trace()
    let hosted = Hosted(
      Color.red.phaseAnimator([1, 2, 3]) { content, phase in
        content.opacity(1 / Double(trace.note(phase)))
      } animation: { _ in
        .linear(duration: 1)
      })
    hosted.screen.advance(by: 4.5)
    expectEqual(trace.phases.prefix(5), [1, 2, 3, 1, 2])
  }

  @Test func aTriggerRunsThePhasesOnce() throws {
    struct Bell: View {
      let trace: Trace
      @State private var rings = 0
      var body: some View {
        Button("Ring") { rings += 1 }
          .phaseAnimator([0, 10, -10], trigger: rings) { content, phase in
            content.offset(x: CGFloat(trace.note(phase)))
          } animation: { _ in
            .linear(duration: 0.5)
          }
      }
    }
    let trace = Trace()
    let hosted = Hosted(Bell(trace: trace))
    hosted.screen.advance(by: 2)
    expectEqual(trace.phases, [0], "nothing moves before the value changes")
    try hosted.press("Ring")
    hosted.screen.advance(by: 3)
    expectEqual(trace.phases, [0, 10, -10, 0])
    try hosted.press("Ring")
    hosted.screen.advance(by: 3)
    expectEqual(trace.phases, [0, 10, -10, 0, 10, -10, 0])
  }

  @Test func theLengthOfAnAnimationIncludesDelayAndRepetitions() {
    expectEqual(Animation.linear(duration: 1).length, 1)
    expectEqual(Animation.linear(duration: 1).delay(0.5).speed(2).length, 1)
    expectEqual(Animation.linear(duration: 1).repeatCount(3).length, 3)
  }
}
