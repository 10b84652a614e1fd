import UIKit

/// A text on the screen, or the placeholder of an empty field, with its frame.
@MainActor
struct ShownText {
  let text: String
  let isPlaceholder: Bool
  /// The visible part, in points of the window.
  let area: CGRect

  static func all(in window: UIWindow) -> [ShownText] { all(in: window, clip: window.bounds) }

  /// The best matches for a text: a label before a field often equals its placeholder, and comes first.
  static func best(_ text: String, of shown: [ShownText]) -> [ShownText] {
    let exact = shown.filter { $0.text == text }
    let found = exact.isEmpty ? shown.filter { $0.text.contains(text) } : exact
    let said = found.filter { !$0.isPlaceholder }
    return said.isEmpty ? found : said
  }

  private static func all(in view: UIView, clip: CGRect) -> [ShownText] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    let area = frame.intersection(clip)
    var found: [ShownText] = []
    if !area.isEmpty {
      if let text = text(of: view), !text.isEmpty {
        found.append(ShownText(text: text, isPlaceholder: false, area: area))
      } else if let text = placeholder(of: view), !text.isEmpty {
        found.append(ShownText(text: text, isPlaceholder: true, area: area))
      }
    }
    let inner = view.clipsToBounds ? area : clip
    if inner.isEmpty { return found }
    return found + view.subviews.flatMap { all(in: $0, clip: inner) }
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text ?? label.attributedText?.string
    case let field as UITextField: field.text
    default: nil
    }
  }

  /// The placeholder of an empty field; a search field with tokens shows none.
  private static func placeholder(of view: UIView) -> String? {
    guard let field = view as? UITextField, (field as? UISearchTextField)?.tokens.isEmpty != false else { return nil }
    return field.placeholder
  }
}
