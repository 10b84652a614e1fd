import Foundation
import MainTime
import Synchronization

/// The current date: the machine's, or one that advances with a test's clock.
enum PresentDate {
  private struct Origin {
    let clock: ObjectIdentifier
    let date: Date
    let seconds: Double
  }

  private static let origin = Mutex<Origin?>(nil)

  static var current: Date {
    guard let clock = CurrentMainClock.clock else { return Date() }
    return origin.withLock { origin in
      if let known = origin, known.clock == ObjectIdentifier(clock) {
        return known.date.addingTimeInterval(clock.seconds - known.seconds)
      }
      let date = Date()
      origin = Origin(clock: ObjectIdentifier(clock), date: date, seconds: clock.seconds)
      return date
    }
  }
}
