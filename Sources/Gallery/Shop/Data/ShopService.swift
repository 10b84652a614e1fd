import Foundation
import UIKit

/// Why a request failed.
enum ShopFault: Error, Equatable {
  /// No answer, or not all of one.
  case unreachable
  /// An answer with an error status.
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

/// Loads the data of a shop, over HTTP or the protocol of its address.
final class ShopService: Sendable {
  private let base: URL
  /// The session of all requests to a server, which reuses connections. The sample answers from separate threads, which
  /// in Foundation for Linux works only in a session with a single task, so each of its requests has a session.
  private let session: URLSession?
  /// The sample, which is kept alive while this service may send requests to it.
  private let sample: SampleShop?
  private let clock: any Clock<Duration>
  /// Takes a line about each element that is left out.
  private let report: @Sendable (String) -> Void

  /// How long a request waits for its answer.
  static let patience = Duration.seconds(15)

  /// - Parameters:
  ///   - base: the shop's address, which ends with a slash.
  ///   - clock: measures the timeout.
  convenience init(
    base: URL, clock: any Clock<Duration> = ContinuousClock(), report: @escaping @Sendable (String) -> Void
  ) {
    self.init(base, nil, clock, report)
  }

  convenience init(
    _ sample: SampleShop, clock: any Clock<Duration> = ContinuousClock(),
    report: @escaping @Sendable (String) -> Void
  ) {
    self.init(sample.base, sample, clock, report)
  }

  private init(
    _ base: URL, _ sample: SampleShop?, _ clock: any Clock<Duration>, _ report: @escaping @Sendable (String) -> Void
  ) {
    self.base = base
    self.sample = sample
    self.clock = clock
    self.report = report
    session = sample == nil ? Self.makeSession() : nil
  }

  deinit { session?.finishTasksAndInvalidate() }

  private static func makeSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.protocolClasses = [SampleShopProtocol.self] + (configuration.protocolClasses ?? [])
    return URLSession(configuration: configuration)
  }

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

  /// Sends a request, which ends when the task is cancelled or after a time limit.
  private func ask(_ url: URL) async throws -> ShopAnswer {
    let request = ShopRequest()
    let patience = Task { [clock] in
      if (try? await clock.sleep(for: Self.patience)) != nil { request.giveUp(URLError(.timedOut)) }
    }
    defer { patience.cancel() }
    return try await withTaskCancellationHandler {
      try await request.answer(url, from: { session ?? Self.makeSession() }, isOwn: session == nil)
    } onCancel: {
      request.giveUp(CancellationError())
    }
  }
}
