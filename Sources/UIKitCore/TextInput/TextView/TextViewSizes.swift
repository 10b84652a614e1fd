import TextLayout

/// The size that a text view needs for its text.
@MainActor
struct TextViewSizes {
  private let view: UITextView

  init(_ view: UITextView) { self.view = view }

  /// Widths from here on mean no limit: apps use `.greatestFiniteMagnitude` and the like.
  private static let unlimited: CGFloat = 1_000_000

  /// - Complexity: O(n) in the length of the text.
  func fitting(width: CGFloat) -> CGSize {
    let isLimited = width > 0 && width < Self.unlimited
    let text = view.face.column.size(width: isLimited ? view.face.columnWidth(inWidth: width) : .infinity)
    let inset = view.textContainerInset
    let padding = 2 * view.textContainer.lineFragmentPadding
    return CGSize(
      width: (text.width + padding + inset.left + inset.right).roundedUp(
        toPixelsOf: view.traitCollection, tolerance: TextFrame.arithmeticError),
      height: (text.height + inset.top + inset.bottom).roundedUp(toPixelsOf: view.traitCollection))
  }

  /// [D] A text view that scrolls has no intrinsic size.
  var intrinsic: CGSize {
    guard !view.isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fitting(width: .greatestFiniteMagnitude)
  }
}

extension UITextView: WidthDependentSizeView {
  final func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    guard !isScrollEnabled, width > 0 else { return nil }
    return TextViewSizes(self).fitting(width: width)
  }
}

extension UITextView: BaselineView {
  final func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let column = face.column
    column.setWidth(face.columnWidth(inWidth: size.width))
    let (first, last) = (column.block(0), column.block(column.blockCount - 1))
    let height = CGFloat(column.height) + textContainerInset.top + textContainerInset.bottom
    let lastBaseline = textContainerInset.top + CGFloat(last.top + last.frame.lastBaseline)
    return (
      textContainerInset.top + CGFloat(first.top + first.frame.firstBaseline), max(height, size.height) - lastBaseline
    )
  }

  final var baselineMetrics: BaselineMetrics? {
    BaselineMetrics(lineHeight: content.style.font.lineHeight, descender: content.style.font.descender)
  }
}
