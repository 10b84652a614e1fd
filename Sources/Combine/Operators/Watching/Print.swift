extension Publishers {
  /// Writes a line when something happens between a publisher and a subscriber.
  public struct Print<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The beginning of each line.
    public let prefix: String
    /// The source of the values.
    public let upstream: Upstream
    /// The output stream; `nil` for standard output.
    public let stream: (any TextOutputStream)?

    /// A publisher of these parts.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let lines = PrintedLines(prefix: prefix, stream: stream)
      let events = SubscriptionEvents<Output, Failure>(
        subscription: { lines.write("receive subscription: (\($0))") },
        output: { lines.write("receive value: (\($0))") },
        completion: { completion in
          switch completion {
          case .finished: lines.write("receive finished")
          case .failure(let error): lines.write("receive error: (\(error))")
          }
        },
        cancellation: { lines.write("receive cancel") },
        request: { lines.write("request \(PrintedLines.words(for: $0))") },
        synchronousRequest: { lines.write("request \(PrintedLines.words(for: $0)) (synchronous)") })
      upstream.subscribe(EventSubscription(subscriber, name: "Print", events: events))
    }
  }
}

private final class PrintedLines {
  private let lock = Lock()
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : prefix + ": "
    self.stream = stream
  }

  func write(_ line: String) {
    lock.withLock {
      if stream == nil { Swift.print(prefix + line) } else { stream?.write(prefix + line + "\n") }
    }
  }

  static func words(for demand: Subscribers.Demand) -> String {
    demand.max.map { "max: (\($0))" } ?? "unlimited"
  }
}

extension Publisher {
  /// Writes a line to standard output, or to `stream`, when something happens between this publisher and a subscriber.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
