/// How long to wait before asking again.
public struct BackOff: Hashable, Sendable {
  /// Between an answer and the next request.
  public var pause: Duration
  /// After the first failure.
  public var first: Duration
  /// How many times longer after each further failure in a row.
  public var factor: Double
  /// Never longer than this.
  public var longest: Duration

  /// No pause after an ad; a second after a failure, then twice as long each time, a minute at most.
  public init(
    pause: Duration = .zero, first: Duration = .seconds(1), factor: Double = 2, longest: Duration = .seconds(60)
  ) {
    self.pause = pause
    self.first = first
    self.factor = factor
    self.longest = longest
  }

  /// The wait after so many failures in a row; the pause after none.
  public func delay(afterFailures failures: Int) -> Duration {
    guard failures > 0 else { return pause }
    var delay = first
    for _ in 0..<min(failures - 1, 64) {
      if delay >= longest { break }
      delay = delay * factor
    }
    return max(min(delay, longest), pause)
  }
}
