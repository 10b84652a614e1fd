/// The values of a publisher, one after another; an error is thrown. A value is demanded only when the loop waits for
/// one.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  public typealias Element = P.Output

  private let publisher: P

  /// A sequence of the values of `publisher`.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Demands one value at a time; cancels the subscription when the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    /// The values that the publisher sends.
    public typealias Element = P.Output

    private let values: AsyncValues<P.Output, P.Failure>
    private let owner: AnyCancellable

    init(_ publisher: P) {
      let values = AsyncValues<P.Output, P.Failure>()
      self.values = values
      owner = AnyCancellable(values)
      publisher.subscribe(values)
    }

    public mutating func next() async throws -> P.Output? {
      switch await values.next() {
      case .value(let value): return value
      case .end(.failure(let error)): throw error
      case .end(.finished): return nil
      }
    }
  }
}

extension Publisher {
  /// The values for a `for try await` loop.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
