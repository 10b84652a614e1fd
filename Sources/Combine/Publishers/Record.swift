/// Sends values that were recorded before, then their completion.
public struct Record<Output, Failure>: Publisher where Failure: Error {
  /// The recorded values and completion.
  public let recording: Recording

  /// Records the values and the completion that the closure sends.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// A publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// A publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let completion = recording.completion
    Publishers.Sequence<[Output], Never>(sequence: recording.output).subscribe(
      StepSubscription<Output, Never, S>(
        subscriber, name: "Record", step: { .send($0) }, ending: { _ in (nil, completion) }))
  }

  /// Values and a completion that are recorded one by one.
  public struct Recording {
    /// The values that can be recorded.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output] = []
    /// The completion; `finished` unless another is recorded.
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isComplete = false

    /// A recording without values.
    public init() {}

    /// A recording that is complete.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Adds a value.
    ///
    /// - Precondition: the recording is not complete.
    public mutating func receive(_ input: Output) {
      requireOpen("a value")
      output.append(input)
    }

    /// Completes the recording.
    ///
    /// - Precondition: the recording is not complete.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      requireOpen("a completion")
      self.completion = completion
      isComplete = true
    }

    private func requireOpen(_ what: String) {
      if isComplete { fatalError("Record.Recording received \(what) after its completion; record it before") }
    }
  }
}
