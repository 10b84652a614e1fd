import ListCore

/// Turns pasted or dropped items into text: the paste delegate provides the text of each item, or else the item itself.
@MainActor
final class TextPasting {
  private weak var host: (any EditingHost)?
  weak var delegate: (any UITextPasteDelegate)?

  init(_ host: any EditingHost) { self.host = host }

  /// Whether any of some data can be pasted.
  func accepts(_ providers: [NSItemProvider]) -> Bool {
    guard let host, host.isEditable else { return false }
    return ResponderPasting.accepts(providers, host)
  }

  /// The default configuration, which accepts texts.
  lazy var standard = UIPasteConfiguration(forAccepting: NSString.self)

  /// Replaces a range of the text by the texts of items, once all items have a result.
  func paste(_ items: [(provider: NSItemProvider, object: Any?)], over range: Range<Int>, _ done: @escaping () -> Void)
  {
    guard let host, !items.isEmpty else { return done() }
    let results = PasteResults(count: items.count) { [weak self] texts in
      self?.insert(texts, range)
      done()
    }
    let attributes = host.pastedAttributes
    for (index, item) in items.enumerated() {
      let pasted = TextPasteItem(item.provider, item.object, attributes) { results.receive($0, at: index) }
      if let delegate {
        delegate.textPasteConfigurationSupporting(host, transform: pasted)
      } else {
        pasted.setDefaultResult()
      }
    }
  }

  /// Begins editing, unless the delegate of the text refuses; then nothing is inserted.
  private func insert(_ texts: [NSAttributedString], _ range: Range<Int>) {
    guard let host, host.isEditable, !texts.isEmpty, host.becomeFirstResponder() else { return }
    let range = range.clamped(to: 0..<host.edited.length)
    guard let delegate else { return _ = host.editor.paste(Self.joined(texts), replacing: range) }
    let whole = delegate.textPasteConfigurationSupporting(
      host, combineItemAttributedStrings: texts, for: OffsetRange(range))
    _ = delegate.textPasteConfigurationSupporting(host, performPasteOf: whole, to: OffsetRange(range))
  }

  /// The texts as lines.
  static func joined(_ texts: [NSAttributedString]) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for text in texts {
      if whole.length > 0 {
        let end = whole.attributes(at: whole.length - 1, effectiveRange: nil).filter { $0.key != .attachment }
        whole.append(NSAttributedString(string: "\n", attributes: end))
      }
      whole.append(text)
    }
    return whole
  }
}

/// The texts of items, which come in any order.
@MainActor
private final class PasteResults {
  private var texts: [NSAttributedString?]
  private var missing: Int
  private let completion: ([NSAttributedString]) -> Void

  init(count: Int, _ completion: @escaping ([NSAttributedString]) -> Void) {
    texts = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
  }

  func receive(_ text: NSAttributedString?, at index: Int) {
    texts[index] = text
    missing -= 1
    if missing == 0 { completion(texts.compactMap { $0 }.filter { $0.length > 0 }) }
  }
}

/// An item until it has its text.
final class TextPasteItem: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  let localObject: Any?
  let defaultAttributes: [NSAttributedString.Key: Any]
  private var receive: ((NSAttributedString?) -> Void)?

  init(
    _ provider: NSItemProvider, _ object: Any?, _ attributes: [NSAttributedString.Key: Any],
    _ receive: @escaping (NSAttributedString?) -> Void
  ) {
    itemProvider = provider
    localObject = object
    defaultAttributes = attributes
    self.receive = receive
    super.init()
  }

  /// A further result has no effect.
  private func finish(_ text: NSAttributedString?) {
    let receive = receive
    self.receive = nil
    receive?(text)
  }

  func setResult(string: String) { finish(NSAttributedString(string: string, attributes: defaultAttributes)) }
  func setResult(attributedString string: NSAttributedString) { finish(string) }
  func setResult(attachment textAttachment: NSTextAttachment) {
    finish(NSAttributedString(attachment: textAttachment))
  }
  func setNoResult() { finish(nil) }

  func setDefaultResult() {
    itemProvider.loadObject(ofClass: NSString.self) { object, _ in
      let text = (object as? NSString).map { "\($0)" }
      onMainActor { if let text { self.setResult(string: text) } else { self.setNoResult() } }
    }
  }
}

extension TextEditor {
  /// Inserts a text with attributes in place of a part, if the delegate agrees. A text field replaces the attributes by
  /// its own.
  ///
  /// - Returns: the range of the inserted text; `range` if nothing was changed.
  func paste(_ text: NSAttributedString, replacing range: Range<Int>) -> Range<Int> {
    if host.edited.marked != nil { unmark() }
    let length = host.edited.length
    let entered = entered(text.string)
    let piece = entered == text.string ? host.styledPiece(text) : nil
    change(TextChange(range: range, replacement: entered), as: .replacing, piece: piece)
    let inserted = host.edited.length - length + range.count
    return range.lowerBound..<range.lowerBound + max(inserted, 0)
  }
}
