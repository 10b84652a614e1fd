import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

/// Texts and bars for the time of an interval.
@MainActor struct TimerIntervalTests {
  @Test func theTimeOfAnIntervalIsCountedInWholeSeconds() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    func text(_ seconds: Double, _ timer: TimerInterval) -> String { timer.text(at: start + seconds) }
    let down = TimerInterval(interval: start...start + 90, countsDown: true)
    expectEqual(
      [-5, 0, 0.5, 1, 89.5, 90, 200].map { text($0, down) }, ["1:30", "1:30", "1:30", "1:29", "0:01", "0:00", "0:00"])
    let up = TimerInterval(interval: start...start + 90, countsDown: false)
    expectEqual(
      [-5, 0, 0.5, 1, 89.5, 90, 200].map { text($0, up) }, ["0:00", "0:00", "0:00", "0:01", "1:29", "1:30", "1:30"])
    let paused = TimerInterval(interval: start...start + 90, pauseTime: start + 30, countsDown: true)
    expectEqual([10, 30, 60].map { text($0, paused) }, ["1:20", "1:00", "1:00"])
    expect(paused.isRunning(at: start + 29) && !paused.isRunning(at: start + 30))
    var long = TimerInterval(interval: start...start + 7384, countsDown: true)
    expectEqual(text(0, long), "2:03:04")
    long.showsHours = false
    expectEqual(text(0, long), "123:04")
    expect(down.fraction(at: start + 22.5) == 0.75 && up.fraction(at: start + 22.5) == 0.25)
  }

  @Test func aTimerTextCountsWhileItIsShown() {
    struct Screen: View {
      let interval: ClosedRange<Date>
      var body: some View {
        VStack {
          Text(timerInterval: interval)
          Text(timerInterval: interval, countsDown: false)
          Text(timerInterval: interval, pauseTime: interval.lowerBound + 2)
        }
      }
    }
    // A screen must be there for its clock to be asked.
    let empty = Hosted(EmptyView())
    let now = PresentDate.current
    let hosted = Hosted(Screen(interval: now...now + 5))
    expectEqual(hosted.texts, ["0:05", "0:00", "0:05"])
    hosted.screen.advance(by: 1.1)
    expectEqual(hosted.texts, ["0:04", "0:01", "0:04"])
    hosted.screen.advance(by: 2)
    expectEqual(hosted.texts, ["0:02", "0:03", "0:03"])
    hosted.screen.advance(by: 3)
    expectEqual(hosted.texts, ["0:00", "0:05", "0:03"])
    let evaluations = hosted.evaluations
    hosted.screen.advance(by: 5)
    expectEqual(hosted.evaluations, evaluations, "nothing is evaluated after the end")
    _ = empty.controller
  }

  @Test func aProgressViewFollowsItsInterval() throws {
    let empty = Hosted(EmptyView())
    let now = PresentDate.current
    let hosted = Hosted(
      VStack {
        ProgressView(timerInterval: now...now + 10) { Text("Workout") }
        ProgressView(timerInterval: now...now + 10, countsDown: false)
        ProgressView(timerInterval: now...now + 10) {
          EmptyView()
        } currentValueLabel: {
          Text("Rest")
        }
      })
    func fractions() -> [Float] { hosted.views.compactMap { ($0 as? UIProgressView)?.progress } }
    hosted.screen.advance(frames: 1)
    expect(abs(fractions()[0] - 1) < 0.02 && fractions()[1] < 0.02)
    expectEqual(hosted.texts, ["Workout", "0:10", "0:00", "Rest"])
    hosted.screen.advance(by: 4.05)
    expect(abs(fractions()[0] - 0.6) < 0.02 && abs(fractions()[1] - 0.4) < 0.02)
    expectEqual(hosted.texts, ["Workout", "0:06", "0:04", "Rest"])
    hosted.screen.advance(by: 7)
    expect(fractions() == [0, 1, 0])
    try hosted.screen.settle()
    _ = empty.controller
  }
}
