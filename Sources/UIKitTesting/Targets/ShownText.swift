import UIKit

/// A text on the screen, with its frame.
@MainActor
struct ShownText {
  let text: String
  /// The part that can be seen, in points of the window.
  let area: CGRect

  static func all(in window: UIWindow) -> [ShownText] { all(in: window, clip: window.bounds) }

  private static func all(in view: UIView, clip: CGRect) -> [ShownText] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    let area = frame.intersection(clip)
    var found: [ShownText] = []
    if let text = text(of: view), !text.isEmpty, !area.isEmpty { found.append(ShownText(text: text, area: area)) }
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
}
