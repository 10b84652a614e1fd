import Foundation
import Synchronization
import UIKit

/// Answers the requests of sample shops.
final class SampleShopProtocol: URLProtocol {
  private let isStopped = Mutex(false)

  override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == SampleShop.scheme }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let shop = SampleShop.shop(at: url) else { return fail(.cannotFindHost) }
    let path = String(url.path.drop { $0 == "/" })
    let behaviour = shop.take(path)
    // Whatever thread it comes on, an answer is given only while it is waited for.
    nonisolated(unsafe) let loading = self
    guard behaviour.answer != .silent else {
      return shop.leaveUnanswered { loading.answer(url, nil, .broken) }
    }
    guard behaviour.delay > 0 else { return answer(url, shop.file(path), behaviour.answer) }
    DispatchQueue.global().asyncAfter(deadline: .now() + behaviour.delay) {
      loading.answer(url, shop.file(path), behaviour.answer)
    }
  }

  override func stopLoading() { isStopped.withLock { $0 = true } }

  private func answer(_ url: URL, _ file: Data?, _ answer: SampleShop.Behaviour.Answer) {
    guard !isStopped.withLock({ $0 }) else { return }
    switch answer {
    case .silent: break
    case .broken: fail(.networkConnectionLost)
    case .refused: send(url, 503, Data())
    case .whole: send(url, file == nil ? 404 : 200, file ?? Data())
    case .truncated: send(url, file == nil ? 404 : 200, file.map { $0.prefix($0.count / 2) } ?? Data())
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
