import Foundation

/// The source of a shop's data.
enum ShopSource: Equatable {
  case server(URL)
  case sample(SampleShop.Behaviour)

  /// Reads the command line's value: the address of a server, or a behaviour of the sample.
  init?(_ text: String) {
    if let behaviour = SampleShop.Behaviour.named[text] {
      self = .sample(behaviour)
    } else if let url = URL(string: text.hasSuffix("/") ? text : text + "/"), url.host?.isEmpty == false,
      url.scheme == "http" || url.scheme == "https"
    {
      self = .server(url)
    } else {
      return nil
    }
  }

  /// The names that the command line accepts.
  static var names: String { (SampleShop.Behaviour.named.keys.sorted() + ["http://…"]).joined(separator: ", ") }

  /// - Parameters:
  ///   - folder: where the sample's files are.
  ///   - clock: measures delays and timeouts.
  func makeService(
    folder: URL, clock: any Clock<Duration>, report: @escaping @Sendable (String) -> Void
  ) -> ShopService {
    switch self {
    case .server(let url): ShopService(base: url, clock: clock, report: report)
    case .sample(let behaviour):
      ShopService(SampleShop(folder: folder, behaviour, clock: clock), clock: clock, report: report)
    }
  }
}
