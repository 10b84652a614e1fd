/// A source of values over time, and at last of a completion.
///
/// A publisher sends nothing until a subscriber demands it: the subscriber first receives a subscription, demands
/// values from it, and then receives at most as many.
public protocol Publisher<Output, Failure> {
  /// The type of the values that are sent.
  associatedtype Output
  /// The type of the errors that end the values; `Never` if the publisher cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Implemented by publishers; callers use `subscribe`.
  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber, which receives a subscription first.
  public func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends all that this publisher sends on through a subject, until the result is cancelled or released.
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }

  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The types of publishers that operators make.
public enum Publishers {}
