import UIKit

/// Text that is cut off.
@MainActor
struct TextChecks {
  /// A text may exceed its view by this much, in points: line boxes are higher than their letters.
  private static let tolerance: CGFloat = 1.5

  func findings(_ element: AuditedElement, _ make: (AuditRule, String) -> Void) {
    guard let text = element.text, let label = element.view as? UILabel else { return }
    if text.isTruncated {
      make(.truncatedText, truncation(label, text))
    } else if text.needed.height > text.room.height + Self.tolerance {
      make(
        .clippedText,
        "its lines are \(LayoutNumber.text(Double(text.needed.height))) points high, the view "
          + LayoutNumber.text(Double(text.room.height)))
    } else if text.needed.width > text.room.width + Self.tolerance {
      make(
        .clippedText,
        "its lines are \(LayoutNumber.text(Double(text.needed.width))) points wide, the view "
          + LayoutNumber.text(Double(text.room.width)))
    } else {
      let excess = OverlapRule.excess(of: text.frame, beyond: element.limits)
      if excess > Self.tolerance, text.frame.intersects(element.limits) {
        make(.clippedText, "\(LayoutNumber.text(Double(excess))) points lie outside of a view that clips it")
      }
    }
  }

  private func truncation(_ label: UILabel, _ text: AuditedText) -> String {
    let full = LayoutNumber.text(Double(AuditedText.fullWidth(of: label)))
    let width = LayoutNumber.text(Double(text.room.width))
    guard label.numberOfLines != 1 else { return "it is \(full) points wide, its view \(width)" }
    return "it is \(full) points long in one line, and its view is \(width) by "
      + "\(LayoutNumber.text(Double(text.room.height))) points"
      + (label.numberOfLines > 0 ? " with at most \(label.numberOfLines) lines" : "")
  }
}
