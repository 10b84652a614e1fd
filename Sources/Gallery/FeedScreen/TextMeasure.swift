import UIKit

/// Measures text as a label of the feed shows it.
@MainActor
final class TextMeasure {
  private let label = UILabel()

  /// The size of a text in at most `width` points.
  /// - Parameter lines: The most lines shown; 0 for all.
  func size(_ text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize {
    label.font = font
    label.numberOfLines = lines
    label.text = text
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
