import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// The beginning of days.
@MainActor @Suite(.serialized) struct SignificantTimeTests {
  /// A wall clock that is set by hand.
  private final class Wall {
    var now = Date(timeIntervalSinceReferenceDate: 0)
    var alarms: [(date: Date, ring: @MainActor () -> Void)] = []
    var told = 0
  }

  private let wall = Wall()
  private let time: SignificantTime

  init() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try require(TimeZone(identifier: "Europe/Zurich"))
    // 29 March 2026, at 22:00: the night's end is at 24:00, two hours later.
    wall.now = try require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 28, hour: 22)))
    time = SignificantTime(
      calendar: calendar, now: { [wall] in wall.now }, alarm: { [wall] date, ring in wall.alarms.append((date, ring)) },
      tell: { [wall] in wall.told += 1 })
  }

  private func ring(after seconds: TimeInterval) {
    wall.now += seconds
    wall.alarms.removeFirst().ring()
  }

  @Test func eachMidnightIsTold() {
    time.start()
    expectEqual(wall.alarms.first?.date.timeIntervalSince(wall.now), 7200)
    ring(after: 7200)
    expectEqual(wall.told, 1)
    expectEqual(wall.alarms.first?.date.timeIntervalSince(wall.now), 23 * 3600, "clocks are put forward that night")
    ring(after: 3 * 86_400)
    expectEqual(wall.told, 2, "the machine slept for days")
    expectEqual(wall.alarms.count, 1)
  }

  @Test func aClockThatIsPutBackDelaysMidnight() {
    time.start()
    ring(after: 3600)
    expectEqual(wall.told, 0)
    expectEqual(wall.alarms.first?.date.timeIntervalSince(wall.now), 3600)
  }

  @Test func delegateAndObserversAreTold() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var days = 0
      var window: UIWindow?
      func applicationSignificantTimeChange(_ application: UIApplication) { days += 1 }
    }
    let (life, delegate) = (ApplicationLifeCycle(), Delegate())
    life.delegate = delegate
    var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.significantTimeChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    life.timeDidChange()
    expect(delegate.days == 1 && posts == 1)
  }
}
