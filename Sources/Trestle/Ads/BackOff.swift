/// The waiting time between requests, which grows with failures.
public struct BackOff: Hashable, Sendable {
  /// The wait between a success and the next request.
  public var pause: Duration
  /// The wait after the first failure.
  public var first: Duration
  /// The factor by which the wait grows with each further failure in a row.
  public var factor: Double
  /// The longest wait.
  public var longest: Duration

  /// By default there is no pause after a success, and a second after a failure, which doubles with each further one, up to a minute.
  public init(
    pause: Duration = .zero, first: Duration = .seconds(1), factor: Double = 2, longest: Duration = .seconds(60)
  ) {
    self.pause = pause
    self.first = first
    self.factor = factor
    self.longest = longest
  }

  /// The wait after a number of failures in a row; `pause` after none.
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
