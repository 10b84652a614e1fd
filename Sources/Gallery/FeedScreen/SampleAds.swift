import Observation
import Trestle

/// Serves the ads of a file over and over, each time with a new id. The mood sets the delay and the failures.
@MainActor @Observable
final class SampleAds: AdSupplier {
  enum Mood: String, CaseIterable {
    case prompt = "Promptly"
    case slow = "Slowly"
    case failing = "Every second one fails"
    case silent = "Not at all"

    var delay: Duration { self == .slow ? .seconds(4) : .milliseconds(150) }
  }

  struct NoAd: Error {}

  var mood = Mood.prompt
  @ObservationIgnored private let samples: [Ad]
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var requests = 0
  @ObservationIgnored private var served = 0

  init(_ samples: [Ad], clock: any Clock<Duration>) {
    self.samples = samples
    self.clock = clock
  }

  /// Numbered from 1, as posts are: an ad 1 and a post 1 are different rows.
  func next() async throws -> Ad {
    try await clock.sleep(for: mood.delay)
    requests += 1
    let fails = mood == .silent || (mood == .failing && requests.isMultiple(of: 2))
    guard !fails, !samples.isEmpty else { throw NoAd() }
    served += 1
    var ad = samples[(served - 1) % samples.count]
    ad.id = "\(served)"
    return ad
  }

  func lifetime(of ad: Ad) -> Duration? { .seconds(3600) }
}
