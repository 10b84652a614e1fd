import Foundation
import Synchronization

/// A shop without a server: it answers from files, with simulated failures on request.
final class SampleShop: Sendable {
  /// How the shop answers requests.
  struct Behaviour: Equatable, Sendable {
    enum Answer: Equatable, Sendable {
      case whole
      /// An answer with an HTTP error status.
      case refused
      /// The first half of the answer.
      case truncated
      /// No answer: the connection breaks.
      case broken
      /// No answer: the request waits for ever.
      case silent
    }

    /// The time until an answer begins.
    var delay = Duration.zero
    var answer = Answer.whole
    /// The prefixes of the paths to which delay and answer apply; other paths are answered at once and completely.
    var paths = [""]

    func applies(to path: String) -> Bool { paths.contains { path.hasPrefix($0) } }

    static let whole = Behaviour()

    /// The behaviours by their names on the command line.
    static let named: [String: Behaviour] = [
      "sample": .whole,
      "slow": Behaviour(delay: .seconds(3)),
      "errors": Behaviour(answer: .refused, paths: ["shop/ranking", "pictures/dunes"]),
      "truncated": Behaviour(answer: .truncated, paths: ["shop/shelf", "pictures/moonlit-sea"]),
      "silent": Behaviour(answer: .silent, paths: ["shop/"]),
      "broken": Behaviour(answer: .broken),
    ]
  }

  static let scheme = "gallery-shop"

  /// The shop's address.
  let base: URL
  /// Measures the delays.
  let clock: any Clock<Duration>
  private let folder: URL
  private let state: Mutex<State>

  private struct State {
    var behaviour: Behaviour
    var requests: [String] = []
    var givenUp: [String] = []
  }

  /// The shops that are open, by the host in their address.
  private static let open = Mutex<[String: WeakShop]>([:])

  private struct WeakShop {
    weak var shop: SampleShop?
  }

  /// - Parameter folder: the folder in which the paths of requests are looked up.
  init(folder: URL, _ behaviour: Behaviour = .whole, clock: any Clock<Duration> = ContinuousClock()) {
    self.folder = folder
    self.clock = clock
    state = Mutex(State(behaviour: behaviour))
    let host = UUID().uuidString.lowercased()
    base = URL(string: "\(Self.scheme)://\(host)/") ?? folder
    Self.open.withLock { $0[host] = WeakShop(shop: self) }
  }

  deinit {
    let host = base.host
    _ = Self.open.withLock { shops in host.map { shops.removeValue(forKey: $0) } }
  }

  /// The shop that an address leads to, if it is open.
  static func shop(at url: URL) -> SampleShop? {
    guard url.scheme == scheme, let host = url.host else { return nil }
    return open.withLock { $0[host]?.shop }
  }

  var behaviour: Behaviour {
    get { state.withLock { $0.behaviour } }
    set { state.withLock { $0.behaviour = newValue } }
  }

  /// The paths that were requested, in order.
  var requests: [String] { state.withLock { $0.requests } }

  /// The paths of cancelled requests, in order.
  var givenUp: [String] { state.withLock { $0.givenUp } }

  func noteGivenUp(_ path: String) { state.withLock { $0.givenUp.append(path) } }

  /// Counts a request, and returns its behaviour.
  func take(_ path: String) -> Behaviour {
    state.withLock { state in
      state.requests.append(path)
      return state.behaviour.applies(to: path) ? state.behaviour : .whole
    }
  }

  /// The file at a path; nil if there is none, or it is outside of the folder.
  func file(_ path: String) -> Data? {
    guard !path.split(separator: "/").contains("..") else { return nil }
    return try? Data(contentsOf: folder.appendingPathComponent(path))
  }
}
