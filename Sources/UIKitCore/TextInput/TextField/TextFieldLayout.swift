import TextLayout

/// The rectangles of a text field's parts.
@MainActor
struct TextFieldLayout {
  /// Distance of text from the border, in points [C].
  static let borderInset = CGSize(width: 7, height: 2)
  /// The height that a border adds to a field, and the height that every field has in addition to its line, in points:
  /// a bordered field in the body font is 34 points high, one without a border 22 [C].
  static let borderedHeight: CGFloat = 12
  static let plainHeight: CGFloat = 1
  /// The minimum height of a field with rounded corners, also for smaller fonts, in points [C].
  static let roundedHeight: CGFloat = 34
  /// The clear button and its distance from the end, in points [C].
  static let clearButton = CGSize(width: 19, height: 19)
  static let clearButtonMargin: CGFloat = 5

  let field: UITextField

  init(_ field: UITextField) { self.field = field }

  private var isRightToLeft: Bool { field.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var hasBorder: Bool { field.borderStyle == .roundedRect || field.borderStyle == .bezel }

  // MARK: Rectangles

  /// The rectangle of the text, between the views at both sides.
  func textRect(in bounds: CGRect, isEditing: Bool) -> CGRect {
    let inset = hasBorder ? Self.borderInset : field.borderStyle == .line ? CGSize(width: 2, height: 2) : .zero
    var (start, end) = (inset.width, inset.width)
    if showsLeft(isEditing) { start += leading(field.leftViewRect(forBounds: bounds), in: bounds) }
    if showsRight(isEditing) {
      end = max(end, trailing(field.rightViewRect(forBounds: bounds), in: bounds))
    } else if showsClear(isEditing) {
      end = max(end, trailing(field.clearButtonRect(forBounds: bounds), in: bounds) + 2)
    }
    return rect(in: bounds, start: start, end: end, vertical: min(inset.height, bounds.height / 2))
  }

  private func leading(_ rect: CGRect, in bounds: CGRect) -> CGFloat {
    isRightToLeft ? bounds.maxX - rect.minX : rect.maxX - bounds.minX
  }

  private func trailing(_ rect: CGRect, in bounds: CGRect) -> CGFloat {
    isRightToLeft ? rect.maxX - bounds.minX : bounds.maxX - rect.minX
  }

  private func rect(in bounds: CGRect, start: CGFloat, end: CGFloat, vertical: CGFloat) -> CGRect {
    let width = max(0, bounds.width - start - end)
    return CGRect(
      x: bounds.minX + (isRightToLeft ? end : start), y: bounds.minY + vertical, width: width,
      height: max(0, bounds.height - 2 * vertical))
  }

  /// The frame of a view at the leading or the trailing end.
  func sideRect(_ view: UIView?, atStart: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    // A side view keeps its own size, even if the field is too small for a while: a reduced size could not be restored.
    let size =
      view.bounds.isEmpty ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
    let x = atStart != isRightToLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(origin: CGPoint(x: x, y: middle(size.height, in: bounds)), size: size)
  }

  func clearRect(in bounds: CGRect) -> CGRect {
    let size = Self.clearButton
    let x = isRightToLeft ? bounds.minX + Self.clearButtonMargin : bounds.maxX - Self.clearButtonMargin - size.width
    return CGRect(origin: CGPoint(x: x, y: middle(size.height, in: bounds)), size: size)
  }

  private func middle(_ height: CGFloat, in bounds: CGRect) -> CGFloat {
    let scale = max(1, field.traitCollection.displayScale)
    return ((bounds.minY + (bounds.height - height) / 2) * scale).rounded() / scale
  }

  // MARK: What is shown

  func showsLeft(_ isEditing: Bool) -> Bool { field.leftView != nil && field.leftViewMode.shows(isEditing: isEditing) }

  func showsRight(_ isEditing: Bool) -> Bool {
    field.rightView != nil && field.rightViewMode.shows(isEditing: isEditing)
  }

  /// A field without text has nothing to clear, and a view on the right has precedence [D].
  func showsClear(_ isEditing: Bool) -> Bool {
    let isEmpty = field.content.isEmpty && field.leadingTokens?.isEmpty != false
    return !isEmpty && field.isEnabled && field.clearButtonMode.shows(isEditing: isEditing)
      && !showsRight(isEditing)
  }

  // MARK: Size

  var fittingSize: CGSize {
    let isEditing = field.editor.isEditing
    let room = CGRect(x: 0, y: 0, width: 10_000, height: 1000)
    let used = room.width - textRect(in: room, isEditing: isEditing).width
    let content = field.content
    let shown = content.isEmpty ? content.placeholderContent() : content.shownContent(isEditing: true)
    let width = shown.map { TextFrame.frame(for: $0, width: .infinity, lineLimit: 1).size.width } ?? 0
    let lines = content.lineHeight.rounded(.up) + (hasBorder ? Self.borderedHeight : 0) + Self.plainHeight
    var height = field.borderStyle == .roundedRect ? max(lines, Self.roundedHeight) : lines
    if showsLeft(isEditing) { height = max(height, field.leftViewRect(forBounds: room).height) }
    if showsRight(isEditing) { height = max(height, field.rightViewRect(forBounds: room).height) }
    return CGSize(
      width: (width + TextCaret.width).roundedUp(toPixelsOf: field.traitCollection) + used, height: height)
  }
}

extension UITextField: BaselineView {
  final func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let bounds = CGRect(origin: .zero, size: size)
    let isEditing = editor.isEditing
    let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let frame = content.frame(width: room.width, isEditing: isEditing)
    let baseline = room.minY + face.vertical(frame.size.height, in: room.size) + CGFloat(frame.firstBaseline)
    // Letters are drawn on whole pixels, also in a field whose height leaves half a pixel above them.
    let drawn = CGPoint(x: 0, y: baseline).rounded(toPixelsOf: traitCollection).y
    return (drawn, size.height - drawn)
  }

  final var baselineMetrics: BaselineMetrics? {
    BaselineMetrics(lineHeight: content.style.font.lineHeight, descender: content.style.font.descender)
  }
}
