import Foundation
import UIKit

/// A view and everything in it as text, one line a view, each level two spaces further in:
///
///     UITableView 0,0 390x844 content 390x4400 offset 0,132
///       PostCell 0,132 390x44 row 0.3 selected
///         UILabel 16,12 120.5x20 "Kenji"
///
/// A line begins with the class and the frame: origin and size in points, in the superview's coordinates, with at most
/// two decimals. Details of the class follow, such as the text of a label, then `hidden`, `alpha 0.5` or `transformed`
/// if they apply. Views are in the order of `subviews`, from back to front. The subviews of a hidden view are left out.
@MainActor public func layoutText(of view: UIView) -> String {
  LayoutText { _ in [] }.lines(of: view, indentation: "").joined(separator: "\n")
}

@MainActor struct LayoutText {
  /// The words that end a view's line.
  let ending: (UIView) -> [String]

  func lines(of view: UIView, indentation: String) -> [String] {
    let words =
      [name(of: view), LayoutNumber.text(view.frame)] + details(of: view) + oddities(of: view) + ending(view)
    let line = indentation + words.joined(separator: " ")
    guard !view.isHidden else { return [line] }
    return [line] + view.subviews.flatMap { lines(of: $0, indentation: indentation + "  ") }
  }

  private func name(of view: UIView) -> String {
    let name = String(describing: type(of: view))
    guard let identifier = view.accessibilityIdentifier, !identifier.isEmpty else { return name }
    return "\(name)#\(identifier)"
  }

  private func oddities(of view: UIView) -> [String] {
    var words: [String] = []
    if view.isHidden { words.append("hidden") }
    if view.alpha != 1 { words.append("alpha \(LayoutNumber.text(Double(view.alpha)))") }
    if view.transform != .identity { words.append("transformed") }
    return words
  }

  private func details(of view: UIView) -> [String] {
    switch view {
    case let label as UILabel: quoted(label.text)
    case let image as UIImageView: image.image.map { ["image \(LayoutNumber.text($0.size))"] } ?? ["no image"]
    case let scroll as UIScrollView: details(of: scroll)
    case let control as UIControl: details(of: control)
    case let cell as UITableViewCell: details(of: cell)
    default: []
    }
  }

  private func details(of scroll: UIScrollView) -> [String] {
    var words = [
      "content \(LayoutNumber.text(scroll.contentSize))", "offset \(LayoutNumber.text(scroll.contentOffset))",
    ]
    let insets = scroll.adjustedContentInset
    if insets != .zero {
      let sides = [insets.top, insets.left, insets.bottom, insets.right].map { LayoutNumber.text(Double($0)) }
      words.append("inset \(sides.joined(separator: ","))")
    }
    return words
  }

  /// The row that the cell shows, and how it looks.
  private func details(of cell: UITableViewCell) -> [String] {
    let table = sequence(first: cell as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
    let row = table?.indexPath(for: cell).map { "row \($0.section).\($0.row)" }
    let state = [(cell.isHighlighted, "highlighted"), (cell.isSelected, "selected")].filter(\.0).map(\.1)
    return [row].compactMap { $0 } + state
  }

  private func details(of control: UIControl) -> [String] {
    [(control.isHighlighted, "highlighted"), (control.isSelected, "selected"), (!control.isEnabled, "disabled")]
      .filter(\.0).map(\.1)
  }

  /// Line breaks within the text are written as `\\n`, so that a view stays on its line.
  private func quoted(_ text: String?) -> [String] {
    guard let text else { return [] }
    return ["\"\(text.replacing("\n", with: "\\n"))\""]
  }
}
