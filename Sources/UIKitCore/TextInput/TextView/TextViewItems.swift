import ListCore

/// The links and other items of a text view, which can be tapped while the text is only read [D].
@MainActor
final class TextViewItems {
  private unowned let view: UITextView
  private(set) var types: UIDataDetectorTypes = []
  private(set) lazy var menus = TextItemMenus(view)
  /// The background of the link under the pointer; nil until the pointer was over a link.
  private(set) var pointed: PointedItem?
  /// The data of the paragraph that was asked about last: a pointer asks about the same one again and again.
  private var known: (paragraph: String, matches: [DataDetector.Match])?
  /// The number of times that a text was searched for data, for tests.
  private(set) var searchCount = 0

  init(_ view: UITextView) { self.view = view }

  func setTypes(_ types: UIDataDetectorTypes) {
    guard types != self.types else { return }
    self.types = types
    known = nil
    view.face.styleDidChange()
  }

  // MARK: Data in the text

  /// Data is found only in text that cannot be edited [D].
  private var detector: DataDetector? {
    var kinds: Set<DataDetector.Kind> = []
    if types.contains(.link) { kinds.insert(.link) }
    if types.contains(.phoneNumber) { kinds.insert(.phoneNumber) }
    if types.contains(.address) { kinds.insert(.address) }
    if types.contains(.calendarEvent) { kinds.insert(.date) }
    return kinds.isEmpty || view.isEditable ? nil : DataDetector(kinds)
  }

  /// The data in a text, in its own units.
  func matches(in text: String) -> [DataDetector.Match] {
    guard let detector else { return [] }
    searchCount += 1
    return detector.matches(in: text)
  }

  // MARK: Taps

  /// - Returns: whether there is an item at a point of the view, to which a tap there belongs.
  func tap(at point: CGPoint) -> Bool {
    guard !view.isEditable, view.isSelectable, let item = item(at: point) else { return false }
    primaryAction(of: item)?.perform(from: view)
    return true
  }

  /// The action of a tap on an item; nil for none.
  func primaryAction(of item: UITextItem) -> UIAction? {
    view.events.primaryAction(for: item, default: defaultAction(item))
  }

  /// The range of the item that a click at a point of the view activates; nil for none.
  func range(at point: CGPoint) -> Range<Int>? {
    guard !view.isEditable, view.isSelectable else { return nil }
    return item(at: point)?.range.units
  }

  /// Highlights the link that a click would activate; nil for none.
  func showPointed(_ range: Range<Int>?) {
    guard range != nil || pointed != nil else { return }
    let pointed = pointed ?? PointedItem(view)
    self.pointed = pointed
    pointed.range = range
  }

  func item(at point: CGPoint) -> UITextItem? {
    let offset = view.face.offset(at: point)
    let length = view.edited.length
    let candidates = [offset, offset - 1].filter { 0 <= $0 && $0 < length }
    return candidates.lazy.compactMap(item(holding:)).first { item in
      self.view.face.rects(of: item.range.units).contains { $0.contains(point) }
    }
  }

  /// The item that a unit of the text belongs to.
  private func item(holding offset: Int) -> UITextItem? {
    let attributes = view.content.attributes(at: offset)
    if let url = Self.url(attributes[.link]) { return item(.link(url), at: offset, .link) }
    if let tag = attributes[.textItemTag] as? String { return item(.tag(tag), at: offset, .textItemTag) }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      return UITextItem(content: .textAttachment(attachment), range: NSRange(location: offset, length: 1))
    }
    let (index, start) = view.edited.paragraphs.paragraph(at: offset)
    let match = knownMatches(in: view.edited.paragraphs[index]).first { $0.range.contains(offset - start) }
    guard let match, let url = URL(string: match.url) else { return nil }
    return UITextItem(content: .link(url), range: NSRange(match.range.shifted(by: start)))
  }

  private func knownMatches(in paragraph: String) -> [DataDetector.Match] {
    guard !types.isEmpty, !view.isEditable else { return [] }
    // Equal strings with the same storage are compared at once.
    if let known, known.paragraph == paragraph { return known.matches }
    let matches = matches(in: paragraph)
    known = (paragraph, matches)
    return matches
  }

  private static func url(_ value: Any?) -> URL? { value as? URL ?? (value as? String).flatMap { URL(string: $0) } }

  private func item(_ content: UITextItem.Content, at offset: Int, _ key: NSAttributedString.Key) -> UITextItem {
    UITextItem(content: content, range: NSRange(view.content.range(of: key, at: offset)))
  }

  /// The URL to open for an item: a map for an address, with Apple's map links [D]. A date cannot be opened here.
  private static func target(of url: URL, _ range: NSRange, in view: UITextView) -> URL? {
    guard url.scheme == "x-apple-data-detectors" else { return url }
    let text = view.edited.substring(range.units)
    guard DataDetector([.address]).matches(in: text).first?.range == 0..<text.utf16.count else { return nil }
    var map = URLComponents(string: "https://maps.apple.com/")
    map?.queryItems = [URLQueryItem(name: "q", value: text)]
    return map?.url
  }

  private func defaultAction(_ item: UITextItem) -> UIAction {
    UIAction { [weak view] _ in
      guard let view, view.events.shouldInteract(with: item, .invokeDefaultAction), case .link(let url) = item.content
      else { return }
      guard let target = Self.target(of: url, item.range, in: view) else { return }
      view.window?.presence.host?.open(target)
    }
  }
}
