/// The ground behind the link that the pointer is over.
@MainActor
final class PointedItem {
  private unowned let view: UITextView
  private let ground: SelectionHighlight

  /// The opacity of the ground, how far it reaches beyond the letters at either side, and its corners' radius, in points [?].
  private static let opacity: CGFloat = 0.16
  private static let margin: CGFloat = 2
  private static let cornerRadius: CGFloat = 4

  init(_ view: UITextView) {
    self.view = view
    ground = SelectionHighlight(view, opacity: Self.opacity, cornerRadius: Self.cornerRadius)
  }

  /// The link's place in the text; nil for none.
  var range: Range<Int>? {
    didSet { if range != oldValue { view.face.marksDidChange() } }
  }

  /// Shows the ground as far as the link is in sight.
  func show() {
    let rects = range.map(view.face.visibleRects) ?? []
    ground.show(rects.map { $0.insetBy(dx: -Self.margin, dy: 0) }, color: .label)
  }
}
