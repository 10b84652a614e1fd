/// The background of the link under the pointer.
@MainActor
final class PointedItem {
  private unowned let view: UITextView
  private let ground: SelectionHighlight

  /// The opacity of the background, the distance by which it extends beyond the letters on either side, and its corner radius, in points
  /// [?].
  private static let opacity: CGFloat = 0.16
  private static let margin: CGFloat = 2
  private static let cornerRadius: CGFloat = 4

  init(_ view: UITextView) {
    self.view = view
    ground = SelectionHighlight(view, opacity: Self.opacity, cornerRadius: Self.cornerRadius)
  }

  /// The link's range in the text; nil for none.
  var range: Range<Int>? {
    didSet { if range != oldValue { view.face.marksDidChange() } }
  }

  /// Shows the background as far as the link is visible.
  func show() {
    let rects = range.map(view.face.visibleRects) ?? []
    ground.show(rects.map { $0.insetBy(dx: -Self.margin, dy: 0) }, color: .label)
  }
}
