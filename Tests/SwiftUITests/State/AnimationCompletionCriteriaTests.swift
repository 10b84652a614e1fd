import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct AnimationCompletionCriteriaTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private struct Mover: View {
    let animation: Animation?
    var criteria = AnimationCompletionCriteria.logicallyComplete
    let log: Log
    @State private var isFar = false
    var body: some View {
      Button("Move") {
        withAnimation(animation, completionCriteria: criteria) {
          isFar.toggle()
          log.lines.append("begin")
        } completion: {
          log.lines.append("end")
        }
      }
      .padding(.leading, isFar ? 50 : 0)
    }
  }

  /// The calls until some times in seconds after a tap.
  private func lines(
    _ animation: Animation?, _ criteria: AnimationCompletionCriteria = .logicallyComplete, at times: [Double]
  ) throws -> [Int] {
    let log = Log()
    let hosted = Hosted(Mover(animation: animation, criteria: criteria, log: log))
    let button = try require(hosted.views.first { $0 is PressView })
    hosted.screen.tap(at: button.convert(CGPoint(x: 5, y: 5), to: nil))
    var now = 0.0
    return times.map { time in
      hosted.screen.advance(by: time - now)
      now = time
      return log.lines.count
    }
  }

  @Test func theCompletionRunsWhenTheAnimationEnds() throws {
    expectEqual(try lines(.linear(duration: 0.5), at: [0.1, 0.4, 0.7]), [1, 1, 2])
    expectEqual(try lines(.linear(duration: 0.5).speed(2).delay(0.2), at: [0.4, 0.6]), [1, 2])
    expectEqual(try lines(.linear(duration: 0.2).repeatCount(3), at: [0.5, 0.8]), [1, 2])
    expectEqual(try lines(.linear(duration: 0.2).repeatForever(), at: [0.5, 5]), [1, 1])
  }

  @Test func withoutAnAnimationTheCompletionRunsAtOnce() throws {
    expectEqual(try lines(nil, at: [0.1]), [2])
  }

  @Test func springsContinueAfterTheirLogicalCompletion() throws {
    expectEqual(try lines(.spring(duration: 0.4, bounce: 0.5), at: [0.3, 0.6]), [1, 2])
    expectEqual(try lines(.spring(duration: 0.4, bounce: 0.5), .removed, at: [0.6, 3]), [1, 2])
    // A spring by its physics takes the period that it would have without damping.
    let period = 2 * Double.pi / 10
    let physical = Animation.interpolatingSpring(stiffness: 100, damping: 5)
    expectEqual(try lines(physical, at: [period - 0.1, period + 0.1]), [1, 2])
  }

  @Test func transactionsHaveCompletions() throws {
    let log = Log()
    var transaction = Transaction(animation: .linear(duration: 0.2))
    transaction.addAnimationCompletion { log.lines.append("a") }
    transaction.addAnimationCompletion(criteria: .removed) { log.lines.append("b") }
    let hosted = Hosted(Text("x"))
    withTransaction(transaction) { withAnimation(.linear) {} }
    hosted.screen.advance(by: 0.1)
    expect(log.lines.isEmpty)
    hosted.screen.advance(by: 0.2)
    expectEqual(log.lines, ["a", "b"])
  }
}
