extension Publishers {
  /// Stops the program when an error comes.
  public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The source of the values.
    public let upstream: Upstream
    /// The beginning of the message.
    public let prefix: String
    /// The source file of the assertion.
    public let file: StaticString
    /// The line of the assertion in the file.
    public let line: UInt

    /// A publisher of these parts.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        PassingSubscriber(
          description: "AssertNoFailure", downstream: subscriber, value: { $0 },
          error: { error in
            fatalError(
              "\(prefix.isEmpty ? "" : prefix + ": ")\(error): a publisher failed that was asserted not to", file: file,
              line: line)
          }))
    }
  }
}

extension Publisher {
  /// Stops the program on an error, and prints the location of the call.
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> Publishers.AssertNoFailure<Self>
  {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
