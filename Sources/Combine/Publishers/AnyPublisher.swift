/// A publisher whose type is hidden.
@frozen public struct AnyPublisher<Output, Failure>: Publisher, CustomStringConvertible where Failure: Error {
  private let source: any Publisher<Output, Failure>

  /// Hides the type of `publisher`.
  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    source = (publisher as? AnyPublisher<Output, Failure>)?.source ?? publisher
  }

  public var description: String { "AnyPublisher" }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    source.receive(subscriber: subscriber)
  }
}
