import Stage

/// The types for which pasteboards have properties, such as `string`.
enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let image = "public.image"
  static let color = "com.apple.uikit.color"
  /// Types that are read from other programs' text.
  static let texts: Set<String> = [text, "public.plain-text", "public.text"]
}

/// Text that other programs share, such as a desktop's clipboard.
@MainActor
protocol SharedText: AnyObject {
  var text: String? { get set }
}

/// The items of one pasteboard.
@MainActor
final class PasteboardContents {
  let name: UIPasteboard.Name
  /// The pasteboard that notifications name as their object.
  weak var owner: UIPasteboard?
  private let shared: (any SharedText)?
  private var stored: [[String: Any]] = []
  private var count = 0
  private var expiry: Date?
  /// The shared text at the last check.
  private var knownText: String?

  init(name: UIPasteboard.Name, shared: (any SharedText)? = nil) {
    self.name = name
    self.shared = shared
  }

  var changeCount: Int {
    refresh()
    return count
  }

  var items: [[String: Any]] {
    refresh()
    return stored
  }

  /// Takes items that another program copied since, and removes expired items.
  private func refresh() {
    if let expiry, expiry <= Date() {
      self.expiry = nil
      stored = []
      count += 1
    }
    guard let shared else { return }
    let text = shared.text
    guard text != knownText else { return }
    knownText = text
    expiry = nil
    stored = text.map { [[PasteboardType.text: $0]] } ?? []
    count += 1
  }

  func set(_ items: [[String: Any]], _ options: [UIPasteboard.OptionsKey: Any] = [:]) {
    stored = items
    count += 1
    expiry = options[.expirationDate] as? Date
    if let shared {
      let isLocal = options[.localOnly] as? Bool ?? false
      if !isLocal { shared.text = sharedForm(of: items) }
      knownText = shared.text
    }
    NotificationPosting.post(UIPasteboard.changedNotification, object: owner)
  }

  func set(_ values: [Any]?, as type: String) { set((values ?? []).map { [type: $0] }) }

  /// The items as other programs see them: their texts, one line an item; nil without text.
  private func sharedForm(of items: [[String: Any]]) -> String? {
    let lines = items.compactMap(Self.text)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static func text(_ item: [String: Any]) -> String? {
    for value in item.values {
      if let text = value as? String { return text }
      if let url = value as? URL { return url.absoluteString }
    }
    return nil
  }

  // MARK: Reading

  var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  func contains(_ types: [String]) -> Bool { types.contains { value($0) != nil } }

  func value(_ type: String) -> Any? {
    guard let item = items.first else { return nil }
    return item[type] ?? (PasteboardType.texts.contains(type) ? item[PasteboardType.text] : nil)
  }

  func data(_ type: String) -> Data? {
    switch value(type) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  /// Replaces all items by those of providers, at once or when their data are there.
  func load(_ providers: [NSItemProvider], isLocal: Bool = false, expiry: Date? = nil) {
    var options: [UIPasteboard.OptionsKey: Any] = [.localOnly: isLocal]
    options[.expirationDate] = expiry
    ProvidedItems.load(providers) { self.set($0, options) }
  }

  /// The items as providers of their data.
  var providers: [NSItemProvider] { items.map(Self.provider) }

  private static func provider(_ item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      switch value {
      case let text as String: provider.registerObject(NSString(string: text), visibility: .all)
      case let url as URL:
        provider.registerObject(url as NSURL, visibility: .all)
        provider.registerObject(NSString(string: url.absoluteString), visibility: .all)
      case let image as UIImage: provider.registerObject(image, visibility: .all)
      case let data as Data:
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
          completion(data, nil)
          return nil
        }
      default: break
      }
    }
    return provider
  }

  var strings: [String]? { values(String.self) ?? urls.map { $0.map(\.absoluteString) } }

  /// The URLs among the items, and texts that consist of a URL.
  var urls: [URL]? {
    values(URL.self)
      ?? values(String.self).flatMap { texts in
        let urls = texts.compactMap { URL(string: $0) }.filter { $0.scheme != nil && $0.host != nil }
        return urls.isEmpty ? nil : urls
      }
  }

  /// The values of a kind, the first of each item; nil for none.
  func values<Value>(_ kind: Value.Type) -> [Value]? {
    let values = items.compactMap { item in item.values.lazy.compactMap { $0 as? Value }.first }
    return values.isEmpty ? nil : values
  }
}

/// The pasteboards of the program.
@MainActor
enum PasteboardList {
  static let general = UIPasteboard(PasteboardContents(name: .general, shared: StageClipboard()))
  private static var own: [UIPasteboard.Name: PasteboardContents] = [:]
  private static var uniqueCount = 0

  static func contents(named name: UIPasteboard.Name, makes: Bool) -> PasteboardContents? {
    if name == .general { return general.contents }
    if let present = own[name] { return present }
    guard makes else { return nil }
    let contents = PasteboardContents(name: name)
    own[name] = contents
    return contents
  }

  static func makeUnique() -> PasteboardContents {
    uniqueCount += 1
    let contents = PasteboardContents(name: UIPasteboard.Name("trestle.pasteboard.\(uniqueCount)"))
    own[contents.name] = contents
    return contents
  }

  static func remove(_ name: UIPasteboard.Name) {
    guard let contents = own.removeValue(forKey: name) else { return }
    contents.set([])
    NotificationPosting.post(UIPasteboard.removedNotification, object: contents.owner)
  }
}

/// The clipboard of the stage that runs now, or ran last. Without a stage it keeps the text itself.
@MainActor
final class StageClipboard: SharedText {
  private var ownText: String?

  var text: String? {
    get { stage.map(\.clipboard) ?? ownText }
    set {
      ownText = newValue
      stage?.clipboard = newValue
    }
  }

  private var stage: (any Stage)? {
    let stages = SceneRegistry.scenes.compactMap(\.presenter.stage)
    return stages.first { $0.clock === FrameClock.current } ?? stages.first
  }
}
