import UIKit

/// A search that a screen has: see ``ListScreen/search``.
@MainActor
public protocol ListSearching: AnyObject {
  /// What is typed.
  var text: String { get set }
  /// What stands in the search field while nothing is typed; nil leaves that to the field.
  var prompt: String? { get }
  /// Called when the reader is about to type, again and again while it answers that there is more to prepare. What is
  /// not prepared when the first letter comes is then.
  func prepareFurther() -> Bool
}

extension ListSearch: ListSearching {
  /// A text in which what is typed is marked.
  ///
  /// - Parameters:
  ///   - attributes: those of what is marked, such as a heavier font or another colour.
  ///   - others: those of the whole text.
  public func marked(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], others: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    let marked = NSMutableAttributedString(string: text, attributes: others)
    for range in ranges(in: text) { marked.addAttributes(attributes, range: NSRange(range, in: text)) }
    return marked
  }
}
