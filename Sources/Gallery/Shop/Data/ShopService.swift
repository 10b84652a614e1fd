import Foundation
import UIKit

/// Why something did not come.
enum ShopFault: Error, Equatable {
  /// No answer, or not all of one.
  case unreachable
  /// An answer that says that something is wrong.
  case refused(Int)
  /// An answer that cannot be read.
  case unreadable

  var text: String {
    switch self {
    case .unreachable: "The shop does not answer."
    case .refused(let status): "The shop is out of order (\(status))."
    case .unreadable: "The shop's answer cannot be read."
    }
  }
}

/// Asks a shop for data, over HTTP or whatever protocol its address names.
final class ShopService: Sendable {
  private let base: URL
  private let session: URLSession
  /// Kept open while it is asked.
  private let sample: SampleShop?
  /// Takes a line about each element that is left out.
  private let report: @Sendable (String) -> Void

  /// Seconds without an answer after which it is waited no longer.
  static let patience: TimeInterval = 15

  /// - Parameter base: the shop's address, which ends with a slash.
  convenience init(base: URL, report: @escaping @Sendable (String) -> Void) {
    self.init(base, nil, report)
  }

  convenience init(_ sample: SampleShop, report: @escaping @Sendable (String) -> Void) {
    self.init(sample.base, sample, report)
  }

  private init(_ base: URL, _ sample: SampleShop?, _ report: @escaping @Sendable (String) -> Void) {
    self.base = base
    self.sample = sample
    self.report = report
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = Self.patience
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.protocolClasses = [SampleShopProtocol.self] + (configuration.protocolClasses ?? [])
    session = URLSession(configuration: configuration)
  }

  deinit { session.finishTasksAndInvalidate() }

  func banners() async throws -> [ShopBanner] {
    try await read(.banners) { try ShopDecoding.banners($0) }
  }

  func items(_ part: ShopPart) async throws -> ShopItems {
    try await read(part) { try ShopDecoding.items($0, of: part) }
  }

  func picture(_ path: String) async throws -> UIImage {
    guard let picture = UIImage(data: try await data(path)) else { throw ShopFault.unreadable }
    return picture
  }

  private func read<Content>(
    _ part: ShopPart, _ decode: (Data) throws -> ShopReading<Content>
  ) async throws -> Content {
    let data = try await data(part.path)
    do {
      let reading = try decode(data)
      for problem in reading.problems { report(problem) }
      return reading.content
    } catch {
      report("\(part.path): \(error)")
      throw ShopFault.unreadable
    }
  }

  private func data(_ path: String) async throws -> Data {
    guard let url = URL(string: path, relativeTo: base) else { throw ShopFault.unreachable }
    let answer: ShopAnswer
    do {
      answer = try await ask(url.absoluteURL)
    } catch let error as CancellationError {
      throw error
    } catch {
      report("\(path): \(error.localizedDescription)")
      throw ShopFault.unreachable
    }
    guard let status = answer.status, !(200..<300).contains(status) else { return answer.data }
    report("\(path): status \(status)")
    throw ShopFault.refused(status)
  }

  /// Sends a request. Who gives up goes on at once, and the request ends by itself: cancelled while its answer comes,
  /// it would stop the program in Foundation for Linux.
  private func ask(_ url: URL) async throws -> ShopAnswer {
    let wait = ShopAnswerWait()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        wait.begin(continuation)
        session.dataTask(with: url) { data, response, error in
          let answer = ShopAnswer(data: data ?? Data(), status: (response as? HTTPURLResponse)?.statusCode)
          wait.end(error.map { .failure($0) } ?? .success(answer))
        }.resume()
      }
    } onCancel: {
      wait.end(.failure(CancellationError()))
    }
  }
}
