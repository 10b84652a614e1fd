extension Subscribers {
  /// Why no more values follow.
  @frozen public enum Completion<Failure> where Failure: Error {
    /// All values were sent.
    case finished
    /// An error ended the values.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CompletionKey.self)
    switch self {
    case .finished: try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CompletionKey.self)
    let success = try container.decode(Bool.self, forKey: .success)
    self = success ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
  }
}

extension Subscribers.Completion {
  /// The completion with another type of errors.
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

private enum CompletionKey: String, CodingKey { case success, error }
