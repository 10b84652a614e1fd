/// The values of a publisher that never fails, one after another. A value is demanded only when the loop waits for one.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// A sequence of the values of `publisher`.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Demands one value at a time; cancels the subscription when the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    /// The values that the publisher sends.
    public typealias Element = P.Output

    private let values: AsyncValues<P.Output, Never>
    private let owner: AnyCancellable

    init(_ publisher: P) {
      let values = AsyncValues<P.Output, Never>()
      self.values = values
      owner = AnyCancellable(values)
      publisher.subscribe(values)
    }

    public mutating func next() async -> P.Output? {
      switch await values.next() {
      case .value(let value): value
      case .end: nil
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values for a `for await` loop.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
