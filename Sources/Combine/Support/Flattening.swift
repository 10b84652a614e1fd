/// Sends the values of several publishers of one type, as they come.
///
/// While the subscriber's demand is limited, each source is asked for one value at a time, which waits here until there
/// is demand. Values of several threads are sent one after another.
final class Flattening<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  let description: String
  private let lock = Lock()
  private let delivery = Lock(recursive: true)
  private var downstream: Downstream?
  private var sources: [ObjectIdentifier: FlatteningSource<Downstream>] = [:]
  private var outer: (any Subscription)?
  /// Sources that have not finished, the outer one included.
  private var openCount: Int
  private var demand = Subscribers.Demand.none
  private var waiting: [(value: Downstream.Input, source: FlatteningSource<Downstream>)] = []

  /// - Parameter openCount: how many sources are expected now.
  init(_ downstream: Downstream, name: String, openCount: Int) {
    self.downstream = downstream
    self.openCount = openCount
    description = name
  }

  /// Hands the subscriber its subscription. Call it before sources are added.
  func start(outer: (any Subscription)? = nil) {
    lock.withLock { self.outer = outer }
    downstream?.receive(subscription: self)
  }

  /// Whether the subscriber is still there.
  var isActive: Bool { lock.withLock { downstream != nil } }

  /// Subscribes to a source that `openCount` already includes.
  func add(_ publisher: some Publisher<Downstream.Input, Downstream.Failure>) {
    guard isActive else { return }
    publisher.subscribe(FlatteningSource(self))
  }

  /// Counts a source that is added next.
  func open() { lock.withLock { openCount += 1 } }

  /// The outer source has no more sources to add.
  func outerFinished() {
    lock.withLock { outer = nil }
    sourceClosed()
  }

  func connected(_ source: FlatteningSource<Downstream>) -> Subscribers.Demand? {
    lock.withLock {
      guard downstream != nil else { return nil }
      sources[ObjectIdentifier(source)] = source
      return demand == .unlimited ? .unlimited : .max(1)
    }
  }

  func received(_ value: Downstream.Input, from source: FlatteningSource<Downstream>) -> Subscribers.Demand {
    delivery.withLock {
      let receiver = lock.withLock { () -> Downstream? in
        guard let downstream else { return nil }
        guard demand > .none, waiting.isEmpty else {
          waiting.append((value, source))
          return nil
        }
        demand -= 1
        return downstream
      }
      guard let receiver else { return .none }
      let more = receiver.receive(value)
      if more > .none { request(more) }
      return source.isUnlimited ? .none : .max(1)
    }
  }

  func finished(_ source: FlatteningSource<Downstream>) {
    let outer = lock.withLock {
      sources[ObjectIdentifier(source)] = nil
      return self.outer
    }
    sourceClosed()
    outer?.request(.max(1))
  }

  func fail(_ completion: Completion) {
    let parts = stop()
    parts.cancel()
    delivery.withLock { parts.downstream?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    delivery.withLock {
      while let (receiver, value, source) = nextWaiting() {
        let more = receiver.receive(value)
        lock.withLock { self.demand += more }
        source.request(.max(1))
      }
    }
    finishIfDone()
  }

  func cancel() { stop().cancel() }

  private func nextWaiting() -> (Downstream, Downstream.Input, FlatteningSource<Downstream>)? {
    lock.withLock {
      guard let downstream, demand > .none, !waiting.isEmpty else { return nil }
      demand -= 1
      let (value, source) = waiting.removeFirst()
      return (downstream, value, source)
    }
  }

  private func sourceClosed() {
    lock.withLock { openCount -= 1 }
    finishIfDone()
  }

  private func finishIfDone() {
    let receiver = lock.withLock { () -> Downstream? in
      guard openCount == 0, waiting.isEmpty else { return nil }
      defer { downstream = nil }
      return downstream
    }
    if let receiver { delivery.withLock { receiver.receive(completion: .finished) } }
  }

  private func stop() -> (downstream: Downstream?, cancel: () -> Void) {
    lock.withLock {
      let (sources, outer, waiting) = (sources, outer, waiting)
      self.sources = [:]
      self.outer = nil
      self.waiting = []
      defer { downstream = nil }
      return (
        downstream,
        {
          outer?.cancel()
          for source in sources.values { source.cancel() }
          withExtendedLifetime(waiting) {}
        }
      )
    }
  }
}

/// One of the publishers whose values are sent.
final class FlatteningSource<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let flattening: Flattening<Downstream>
  private var upstream = UpstreamState.awaiting
  private(set) var isUnlimited = false

  init(_ flattening: Flattening<Downstream>) { self.flattening = flattening }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ upstream.connect(subscription) }), let demand = flattening.connected(self) else {
      return subscription.cancel()
    }
    isUnlimited = demand == .unlimited
    subscription.request(demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand { flattening.received(input, from: self) }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ upstream.isConnected }) else { return }
    lock.withLock { _ = upstream.end() }
    switch completion {
    case .finished: flattening.finished(self)
    case .failure: flattening.fail(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream.subscription }?.request(demand) }

  func cancel() { lock.withLock { upstream.end() }?.cancel() }
}
