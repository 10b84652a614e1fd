extension Publishers {
  /// Sends the values at some positions of the sequence.
  public struct Output<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The positions of the values that are sent, counted from 0.
    public let range: CountableRange<Int>

    /// A publisher of these parts.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      guard !range.isEmpty else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      var index = -1
      let range = range
      upstream.step(subscriber, "Output") {
        index += 1
        if index < range.lowerBound { return .skip }
        return index == range.upperBound - 1 ? .sendAndFinish($0) : .send($0)
      }
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the value at a position, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

  /// Sends the values at a range of positions, then finishes.
  public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    let places = range.relative(to: 0..<Int.max)
    if places.lowerBound < 0 { fatalError("output(in: \(range)): the places of values begin with 0") }
    return Publishers.Output(upstream: self, range: places)
  }

  /// Sends the first `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    if maxLength < 0 { fatalError("prefix(\(maxLength)): the length is not negative") }
    return output(in: 0..<maxLength)
  }
}
