import ListCore
import TextLayout

/// Draws the text of a field, cut off at its edges.
@MainActor
final class TextFieldCanvas: UIView {
  weak var field: UITextField?
  /// The scroll offset of the text when it was last drawn.
  var drawnScroll: CGFloat = 0

  /// The opacity of the tint behind selected text [C].
  private static let selectionOpacity: CGFloat = 0.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let field else { return }
    if field.content.isEmpty {
      if field.leadingTokens?.isEmpty != false { field.drawPlaceholder(in: bounds) }
    } else {
      drawSelection(of: field)
      field.drawText(in: bounds)
    }
  }

  private func drawSelection(of field: UITextField) {
    let selection = field.content.edited.selection
    guard field.editor.isEditing, !selection.isCaret else { return }
    field.tintColor.withAlphaComponent(Self.selectionOpacity).setFill()
    for rect in field.face.rects(of: selection.range, in: field.face.line()) { UIRectFill(rect) }
  }
}

/// Draws a text field's text and placeholder at their default positions.
@MainActor
struct TextFieldDrawing {
  let field: UITextField

  init(_ field: UITextField) { self.field = field }

  func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let line = field.face.line()
    line.frame.draw(in: context, at: CGPoint(x: rect.minX + line.origin.x, y: rect.minY + line.origin.y))
  }

  func drawPlaceholder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let content = field.content.placeholderContent() else { return }
    let frame = TextFrame.frame(for: content, width: Double(rect.width), lineLimit: 1)
    let y = field.face.vertical(frame.size.height, in: rect.size)
    frame.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY + y))
  }
}

/// The border and the background of a text field.
@MainActor
final class TextFieldBackdrop: UIView {
  /// Corner radius of a rounded border, in points [C].
  private static let cornerRadius: CGFloat = 5

  init(_ style: UITextField.BorderStyle) {
    borderColor = style == .line ? .label : .systemGray4
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    if style == .roundedRect { layer.cornerRadius = Self.cornerRadius }
    // [C] A rounded field is filled, the others are transparent.
    backgroundColor = style == .roundedRect ? .systemBackground : .clear
    isOpaque = false
    showBorder()
  }

  required init?(coder: NSCoder) { nil }

  /// [C] A line is as dark as text, a round border is hardly visible.
  private let borderColor: UIColor

  private func showBorder() {
    layer.borderColor = borderColor.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = 1 / max(1, traitCollection.displayScale)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }
}

/// The button in a field that empties it.
@MainActor
final class TextFieldClearButton: UIControl {
  /// Size of the cross in its circle, in points [C].
  private static let symbolSize: CGFloat = 15
  /// The margin around the button within which touches hit it, in points [C].
  private static let slop: CGFloat = 8
  /// Opacity while the button is pressed [?].
  private static let highlightedOpacity: CGFloat = 0.5

  private let picture = UIImageView(frame: .zero)
  /// The app's images, by state.
  var images: [UInt: UIImage] = [:] { didSet { stateDidChange() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    showPicture()
    picture.tintColor = .tertiaryLabel
    picture.contentMode = .center
    addSubview(picture)
    accessibilityLabel = SystemWord.clearText.text
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var ownGestures: [ControlGesture] { [.tap] }

  override func stateDidChange() {
    super.stateDidChange()
    showPicture()
    let isOwn = isHighlighted && images[UIControl.State.highlighted.rawValue] != nil
    picture.alpha = isHighlighted && !isOwn ? Self.highlightedOpacity : 1
  }

  private func showPicture() {
    let own = isHighlighted ? images[UIControl.State.highlighted.rawValue] : nil
    picture.image =
      own ?? images[UIControl.State.normal.rawValue]
      ?? UIImage(
        systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.symbolSize))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point)
  }
}
