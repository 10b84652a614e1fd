extension Publishers {
  /// Sends the elements of a sequence on demand, then finishes.
  public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// A publisher of the elements of `sequence`.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
      let subscription = SequenceSubscription<Elements, S>(sequence, subscriber)
      if subscription.isEmpty {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      } else {
        subscriber.receive(subscription: subscription)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// Sends the elements, then finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

private final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Elements.Element == Downstream.Input {
  private let lock = Lock()
  private let elements: Elements
  private var iterator: Elements.Iterator
  /// The next element, read ahead: the completion has to follow the last element without further demand.
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ elements: Elements, _ downstream: Downstream) {
    self.elements = elements
    self.downstream = downstream
    iterator = elements.makeIterator()
    next = iterator.next()
  }

  var isEmpty: Bool { next == nil }
  var description: String { "\(elements)" }

  func request(_ demand: Subscribers.Demand) {
    let begins = lock.withLock {
      self.demand += demand
      if isSending { return false }
      isSending = true
      return true
    }
    // A demand made while a value is sent is served by the sending loop, so that the stack does not grow.
    if begins { send() }
  }

  private func send() {
    while true {
      let turn = lock.withLock { () -> (Downstream, Elements.Element, isLast: Bool)? in
        guard let downstream, demand > .none, let element = next else {
          isSending = false
          return nil
        }
        demand -= 1
        next = iterator.next()
        return (downstream, element, next == nil)
      }
      guard let (receiver, element, isLast) = turn else { return }
      let more = receiver.receive(element)
      let ends = lock.withLock { () -> Bool in
        demand += more
        guard isLast, downstream != nil else { return false }
        downstream = nil
        return true
      }
      if ends { receiver.receive(completion: .finished) }
    }
  }

  func cancel() {
    let released = lock.withLock {
      defer {
        downstream = nil
        next = nil
      }
      return (downstream, next)
    }
    withExtendedLifetime(released) {}
  }
}
