import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// Loads an address: sends its data and response, then finishes, or fails.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Loads a request: sends its data and response, then finishes, or fails.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Loads a request anew for each subscriber, when that asks for a value.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request that is loaded.
    public let request: URLRequest
    /// Whose task loads it.
    public let session: URLSession

    /// A publisher of these parts.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
      subscriber.receive(subscription: DataTaskSubscription(request, session, subscriber))
    }
  }
}
