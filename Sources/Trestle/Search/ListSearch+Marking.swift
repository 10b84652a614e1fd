import UIKit

/// A search that a screen has: see ``ListScreen/search``.
@MainActor
public protocol ListSearching: AnyObject {
  /// The typed text.
  var text: String { get set }
  /// The text of the empty search field; nil leaves it to the field.
  var prompt: String? { get }
  /// Called repeatedly when the user is about to type, as long as it returns true. It prepares a part of the search
  /// each time; the rest is prepared with the first letter.
  func prepareFurther() -> Bool
}

extension ListSearch: ListSearching {
  /// A text in which the typed words are marked.
  ///
  /// - Parameters:
  ///   - text: the text to show, such as one of an element's fields.
  ///   - attributes: the attributes of marked parts, such as a heavier font or another colour.
  ///   - others: the attributes of the whole text.
  public func marked(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], others: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    let marked = MarkedTexts.take()
    marked.replaceCharacters(in: NSRange(location: 0, length: marked.length), with: text)
    marked.setAttributes(others, range: NSRange(location: 0, length: marked.length))
    for range in ranges(in: text) { marked.addAttributes(attributes, range: NSRange(range, in: text)) }
    return marked
  }
}

/// Attributed strings that are reused when nothing else retains them: Foundation on Linux leaks some hundred bytes for
/// each one that is released, and a search marks a screenful with every letter.
@MainActor
private enum MarkedTexts {
  /// Enough for a row that is configured while another's texts are still held.
  private static let limit = 8
  private static var kept: [NSMutableAttributedString] = []

  /// A string of any content that is the caller's alone.
  static func take() -> NSMutableAttributedString {
    for index in kept.indices where isKnownUniquelyReferenced(&kept[index]) { return kept[index] }
    let text = NSMutableAttributedString(string: "")
    if kept.count < limit { kept.append(text) }
    return text
  }
}
