import Foundation
import Synchronization
import UIKit

/// Answers the requests that are sent to sample shops.
final class SampleShopProtocol: URLProtocol {
  /// Whether the request is over: answered or cancelled. Locked while the answer is delivered, so that a cancelled
  /// request gets none.
  private let isOver = Mutex(false)
  private let waiting = Mutex<Task<Void, Never>?>(nil)

  override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == SampleShop.scheme }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let shop = SampleShop.shop(at: url) else { return fail(.cannotFindHost) }
    let path = String(url.path.drop { $0 == "/" })
    let behaviour = shop.take(path)
    guard behaviour.answer != .silent else { return }
    guard behaviour.delay > .zero else { return answer(url, shop.file(path), behaviour.answer) }
    // Other threads may use the object: `answer` holds a lock, and delivers nothing once the request is over.
    nonisolated(unsafe) let loading = self
    let clock = shop.clock
    let task = Task { [weak shop] in
      guard (try? await clock.sleep(for: behaviour.delay)) != nil else { return }
      loading.answer(url, shop?.file(path), shop == nil ? .broken : behaviour.answer)
    }
    waiting.withLock { $0 = task }
  }

  override func stopLoading() {
    waiting.withLock { $0.take() }?.cancel()
    let wasOver = isOver.withLock { isOver in
      defer { isOver = true }
      return isOver
    }
    guard !wasOver, let url = request.url else { return }
    SampleShop.shop(at: url)?.noteGivenUp(String(url.path.drop { $0 == "/" }))
  }

  private func answer(_ url: URL, _ file: Data?, _ answer: SampleShop.Behaviour.Answer) {
    isOver.withLock { isOver in
      guard !isOver else { return }
      isOver = true
      switch answer {
      case .silent: break
      case .broken: fail(.networkConnectionLost)
      case .refused: send(url, 503, Data())
      case .whole: send(url, file == nil ? 404 : 200, file ?? Data())
      case .truncated: send(url, file == nil ? 404 : 200, file.map { $0.prefix($0.count / 2) } ?? Data())
      }
    }
  }

  private func send(_ url: URL, _ status: Int, _ body: Data) {
    guard
      let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
    else { return fail(.badServerResponse) }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(body))
    client?.urlProtocolDidFinishLoading(self)
  }

  private func fail(_ code: URLError.Code) { client?.urlProtocol(self, didFailWithError: URLError(code)) }
}
