extension Publishers {
  /// Sends the values of one subscription to many subscribers through a subject.
  final public class Multicast<Upstream, SubjectType>: ConnectablePublisher
  where
    Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
    Upstream.Output == SubjectType.Output
  {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public final let upstream: Upstream
    /// Makes the subject when it is first needed.
    public final let createSubject: () -> SubjectType

    private let lock = Lock()
    private var made: SubjectType?

    /// A publisher of these parts.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let known = lock.withLock({ made }) { return known }
      let fresh = createSubject()
      return lock.withLock {
        let subject = made ?? fresh
        made = subject
        return subject
      }
    }

    public final func receive<S>(subscriber: S)
    where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
      subject.subscribe(subscriber)
    }

    public final func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  /// Sends the values of one subscription to many subscribers through a subject that the closure makes.
  public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values of one subscription to many subscribers through a subject.
  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    Publishers.Multicast(upstream: self) { subject }
  }
}
