import Foundation
import Synchronization

/// What came for a request.
struct ShopAnswer: Sendable {
  var data: Data
  /// Nil where the protocol has none.
  var status: Int?
}

/// Waits for an answer until it comes or nobody wants it any more, whichever is first.
final class ShopAnswerWait: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<ShopAnswer, any Error>)
    case over
    /// Nobody wants it, before it was waited for.
    case givenUp(any Error)
  }

  private let state = Mutex(State.idle)

  func begin(_ continuation: CheckedContinuation<ShopAnswer, any Error>) {
    let error: (any Error)? = state.withLock { state in
      if case .givenUp(let error) = state {
        state = .over
        return error
      }
      state = .waiting(continuation)
      return nil
    }
    if let error { continuation.resume(throwing: error) }
  }

  func end(_ result: Result<ShopAnswer, any Error>) {
    let continuation: CheckedContinuation<ShopAnswer, any Error>? = state.withLock { state in
      switch state {
      case .waiting(let continuation):
        state = .over
        return continuation
      case .idle:
        if case .failure(let error) = result { state = .givenUp(error) }
        return nil
      case .over, .givenUp: return nil
      }
    }
    continuation?.resume(with: result)
  }
}
