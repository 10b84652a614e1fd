import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// Loads a URL: publishes its data and response, then finishes, or fails.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Loads a request: publishes its data and response, then finishes, or fails.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Loads a request. Each subscriber causes a load of its own, which starts at the first demand.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request that is loaded.
    public let request: URLRequest
    /// The session that loads the request.
    public let session: URLSession

    /// A publisher for a request and a session.
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
