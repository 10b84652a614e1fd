import TextLayout

/// Draws a label's text.
@MainActor
struct LabelDrawing {
  private let label: UILabel

  init(_ label: UILabel) {
    self.label = label
  }

  func draw(in rect: CGRect) {
    let content = label.content
    guard !content.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let placement = LabelLayout(label).placement(in: rect)
    if let shadow = content.shadow {
      let offset = content.shadowOffset
      let origin = CGPoint(x: placement.origin.x + offset.width, y: placement.origin.y + offset.height)
      placement.frame.draw(in: context, at: origin, overriding: shadow, drawsAttachments: false)
    }
    placement.frame.draw(in: context, at: placement.origin, overriding: content.overridingColor)
  }
}
