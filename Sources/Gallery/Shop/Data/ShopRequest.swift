import Synchronization
import UIKit

/// A server's answer to a request.
struct ShopAnswer: Sendable {
  var data: Data
  /// Nil if the protocol has no status codes.
  var status: Int?
}

/// One request of a session, which can be given up at any time.
/// Foundation for Linux stops the program if a task is cancelled while its handler runs, because it forgets the task
/// before the cancellation is done. So a task is only cancelled before its handler begins, and then the handler waits
/// for the cancellation before it ends.
final class ShopRequest: Sendable {
  private struct State {
    var task: URLSessionDataTask?
    var continuation: CheckedContinuation<ShopAnswer, any Error>?
    var isFinished = false
    /// The reason of the cancellation; nil while the answer is awaited.
    var reason: (any Error)?
  }

  private let state = Mutex(State())

  /// Sends the request and waits for the answer. If it is cancelled already, nothing is sent.
  /// - Parameter isOwn: whether the session belongs to this request alone, and ends with it.
  func answer(_ url: URL, from makeSession: () -> URLSession, isOwn: Bool) async throws -> ShopAnswer {
    try await withCheckedThrowingContinuation { continuation in
      let reason: (any Error)? = state.withLock { state in
        guard state.reason == nil else { return state.reason }
        let session = makeSession()
        let task = session.dataTask(with: url) { data, response, error in
          let answer = ShopAnswer(data: data ?? Data(), status: (response as? HTTPURLResponse)?.statusCode)
          self.finish(error.map { .failure($0) } ?? .success(answer))
          if isOwn { session.finishTasksAndInvalidate() }
        }
        state.task = task
        state.continuation = continuation
        task.resume()
        return nil
      }
      if let reason { continuation.resume(throwing: reason) }
    }
  }

  /// Cancels the request, unless it is answered. The waiting caller gets the reason.
  func giveUp(_ reason: any Error) {
    state.withLock { state in
      guard !state.isFinished, state.reason == nil else { return }
      state.reason = reason
      state.task?.cancel()
    }
  }

  private func finish(_ result: Result<ShopAnswer, any Error>) {
    let (task, continuation, reason) = state.withLock { state in
      defer { state = State(isFinished: true) }
      return (state.task, state.continuation, state.reason)
    }
    // Reading the priority waits until the task's own queue has performed the cancellation.
    if reason != nil { _ = task?.priority }
    continuation?.resume(with: reason.map { .failure($0) } ?? result)
  }
}
