import Foundation
import ListCore

/// Puts texts, addresses and pictures on the clipboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { SystemWord.copy.text }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  private static func entry(_ item: Any) -> [String: Any]? {
    switch item {
    case let text as String: ["public.utf8-plain-text": text]
    case let text as NSAttributedString: ["public.utf8-plain-text": text.string]
    case let url as URL: ["public.url": url]
    case let image as UIImage: ["public.png": image]
    default: nil
    }
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.entry($0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    UIPasteboard.general.items = items.compactMap(Self.entry)
    activityDidFinish(true)
  }
}

/// Begins a message with texts and addresses in the desktop's mail program.
final class MailActivity: UIActivity {
  private let open: (URL) -> Void
  private var items: [Any] = []
  /// The subject of the message.
  var subject = ""

  /// - Parameter open: opens an address with the desktop's program for it.
  init(open: @escaping (URL) -> Void) {
    self.open = open
    super.init()
  }

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { .mail }
  override var activityTitle: String? { SystemWord.mail.text }
  override var activityImage: UIImage? { UIImage(systemName: "envelope.fill") }

  private static func text(_ item: Any) -> String? {
    switch item {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let url as URL: url.absoluteString
    default: nil
    }
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.text($0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  /// The address that begins the message [D: RFC 6068].
  static func address(subject: String, body: String) -> URL? {
    var parts = URLComponents()
    parts.scheme = "mailto"
    var queries = [URLQueryItem(name: "body", value: body)]
    if !subject.isEmpty { queries.insert(URLQueryItem(name: "subject", value: subject), at: 0) }
    parts.queryItems = queries
    return parts.url
  }

  override func perform() {
    let body = items.compactMap(Self.text).joined(separator: "\n")
    let address = Self.address(subject: subject, body: body)
    if let address { open(address) }
    activityDidFinish(address != nil)
  }
}
