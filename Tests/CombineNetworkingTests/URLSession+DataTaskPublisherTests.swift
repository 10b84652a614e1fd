import CombineNetworking
import Expectations
import Foundation
import Testing

/// Loads through a protocol of the test's own: nothing leaves the process.
@Suite struct DataTaskPublisherTests {
  final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}
    override func startLoading() {
      guard let url = request.url, url.path != "/broken" else {
        client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
        return
      }
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)!
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(#"{"name": "Bern"}"#.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  struct Town: Decodable { var name: String }

  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }()

  @Test func theDataIsSentAndDecoded() async throws {
    let url = try require(URL(string: "http://example.invalid/town"))
    var names: [String] = []
    let towns = session.dataTaskPublisher(for: url)
      .tryMap { output -> Data in
        expectEqual((output.response as? HTTPURLResponse)?.statusCode, 200)
        return output.data
      }
      .decode(type: Town.self, decoder: JSONDecoder())
    for try await town in towns.values { names.append(town.name) }
    expectEqual(names, ["Bern"])
  }

  @Test func anErrorEndsTheValues() async throws {
    let url = try require(URL(string: "http://example.invalid/broken"))
    await #expect(throws: (any Error).self) {
      for try await _ in session.dataTaskPublisher(for: URLRequest(url: url)).values {}
    }
  }

  @Test func nothingIsLoadedBeforeDemand() throws {
    let url = try require(URL(string: "http://example.invalid/town"))
    var received = 0
    var subscription: (any Subscription)?
    let subscriber = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>(
      receiveSubscription: { subscription = $0 },
      receiveValue: { _ in
        received += 1
        return .none
      })
    session.dataTaskPublisher(for: url).subscribe(subscriber)
    subscription?.cancel()
    subscription?.request(.unlimited)
    expectEqual(received, 0)
  }
}
