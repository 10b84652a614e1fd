import Expectations
import Foundation
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TimelineViewTests {
  private func dates<S: TimelineSchedule>(_ schedule: S, _ count: Int) -> [TimeInterval] {
    schedule.entries(from: Date(timeIntervalSinceReferenceDate: 100), mode: .normal).prefix(count)
      .map(\.timeIntervalSinceReferenceDate)
  }

  @Test func schedulesReturnTheirDates() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    expectEqual(dates(.periodic(from: start, by: 30), 3), [90, 120, 150])
    expectEqual(dates(.everyMinute, 2), [60, 120])
    expectEqual(dates(.explicit([start, start + 7]), 5), [0, 7])
    expectEqual(dates(.animation(minimumInterval: 0.5), 3), [100, 100.5, 101])
    expectEqual(dates(.animation(minimumInterval: 0.5, paused: true), 3), [100])
  }

  @Test func aTimelineEvaluatesItsViewAtEachDate() throws {
    @MainActor final class Trace {
      private(set) var dates: [Date] = []
      func text(_ date: Date) -> Text {
        dates.append(date)
        return Text(date, style: .time)
      }
    }
    struct Clock: View {
      let trace: Trace
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)) { context in
          trace.text(context.date)
        }
      }
    }
    let trace = Trace()
    let hosted = Hosted(Clock(trace: trace))
    hosted.screen.advance(by: 35)
    let times = Set(trace.dates)
    // At once, and then every ten seconds.
    expect(times.count == 4 || times.count == 5)
    let gaps = zip(times.sorted().dropFirst(), times.sorted().dropFirst(2)).map { $1.timeIntervalSince($0) }
    expect(gaps.allSatisfy { abs($0 - 10) < 0.001 })
  }

  @Test func aRemovedTimelineStops() throws {
    @MainActor final class Trace {
      private(set) var count = 0
      func text() -> Text {
        count += 1
        return Text("tick")
      }
    }
    struct Screen: View {
      let trace: Trace
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown {
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { _ in
            trace.text()
          }
        }
      }
    }
    let trace = Trace()
    let hosted = Hosted(Screen(trace: trace))
    hosted.screen.advance(by: 3.5)
    expect(trace.count >= 3)
    try hosted.press("Hide")
    let before = trace.count
    hosted.screen.advance(by: 5)
    expectEqual(trace.count, before)
  }

  @Test func aTimelineOutsideAWindowPauses() throws {
    @MainActor final class Trace {
      private(set) var count = 0
      func text() -> Text {
        count += 1
        return Text("tick")
      }
    }
    let trace = Trace()
    let hosted = Hosted(TimelineView(.animation(minimumInterval: 0.1)) { _ in trace.text() })
    hosted.screen.advance(by: 1)
    expect(trace.count >= 9)
    let view = try require(hosted.controller.view)
    let before = trace.count
    hosted.screen.window.rootViewController = UIViewController()
    hosted.screen.advance(by: 5)
    expectEqual(trace.count, before)
    hosted.screen.window.rootViewController = hosted.controller
    hosted.screen.advance(by: 2)
    expect(trace.count > before + 5 && view.window != nil)
  }
}
