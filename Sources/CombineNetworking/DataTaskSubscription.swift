import Combine
import Foundation
import FoundationNetworking

/// Starts loading at the first demand. Cancelling the subscription cancels the task.
final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible, @unchecked Sendable
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
  private let lock = NSLock()
  private let request: URLRequest
  private let session: URLSession
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(_ request: URLRequest, _ session: URLSession, _ downstream: Downstream) {
    self.request = request
    self.session = session
    self.downstream = downstream
  }

  var description: String { "DataTaskPublisher" }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let loaded = self.loaded
    let begun = lock.withLock { () -> URLSessionDataTask? in
      guard task == nil, downstream != nil else { return nil }
      task = session.dataTask(with: request) { loaded($0, $1, $2) }
      return task
    }
    begun?.resume()
  }

  func cancel() {
    let (task, released) = take()
    withExtendedLifetime(released) { task?.cancel() }
  }

  private func loaded(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = take().downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  private func take() -> (task: URLSessionDataTask?, downstream: Downstream?) {
    lock.withLock {
      defer { downstream = nil }
      return (task, downstream)
    }
  }
}
