import Expectations
import Testing
import UIKit

@testable import TextLayout

/// A label at its own fitting size shows its text as a label with more room does.
@MainActor
struct LabelFittingSizeTests {
  @Test(arguments: [("Detail of row 0", 12, UIFont.Weight.regular), ("111 kr", 16, .semibold)])
  func shortTextsAreNotTruncatedAtTheirFittingSize(text: String, size: CGFloat, weight: UIFont.Weight) {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    for scale in [1.0, 2, 3] {
      label.traitOverrides.displayScale = scale
      label.updateTraitsIfNeeded()
      expect(!label.textFrame(at: label.intrinsicContentSize).isTruncated, "in \(label.intrinsicContentSize)")
    }
  }

  @Test func aLineOnePointTooWideIsTruncated() {
    let label = UILabel()
    label.text = "Detail of row 0"
    var size = label.intrinsicContentSize
    size.width -= 1
    expect(label.textFrame(at: size).isTruncated)
  }
}
