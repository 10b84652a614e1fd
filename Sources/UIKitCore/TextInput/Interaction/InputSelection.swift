import ListCore

/// The selection of an app's text input: changed by pointers, and shown above the view's own drawing.
@MainActor
final class InputSelection: SelectionHost, SelectionGeometry {
  private unowned let interaction: UITextInteraction
  private(set) lazy var handles = TextHandles(self)
  private(set) lazy var editMenu = TextEditMenu(self)
  private var touches: TextTouches?
  private var overlay: InputOverlay?
  /// Whether the end of the selection that pointers move is its start.
  private var isBackward = false

  init(_ interaction: UITextInteraction) { self.interaction = interaction }

  private var input: (any UIResponder & UITextInput)? { interaction.textInput }
  private var offsets: InputOffsets? { input.map { InputOffsets(input: $0) } }
  private let nowhere = UIView()

  var recognizers: [UIGestureRecognizer] { touches.map { [$0.gesture] } ?? [] }

  // MARK: Views

  func install(in view: UIView) {
    let overlay = InputOverlay(frame: view.bounds)
    overlay.onLayout = { [weak self] in self?.refresh() }
    self.overlay = overlay
    view.addSubview(overlay)
    touches = TextTouches.install(on: self)
    editMenu.install()
    refresh()
  }

  func uninstall() {
    editMenu.uninstall()
    if let gesture = touches?.gesture { interaction.view?.removeGestureRecognizer(gesture) }
    touches = nil
    handles.remove()
    overlay?.removeFromSuperview()
    overlay = nil
  }

  /// Shows the selection as the input has it now.
  func refresh() {
    guard let overlay else { return }
    guard isSelectionActive else {
      handles.isWanted = false
      if editMenu.isOpen { editMenu.dismiss() }
      return overlay.show(caret: nil, rects: [])
    }
    let range = selection.range
    let isCaret = range.isEmpty
    let hasCaret = isCaret && interaction.textInteractionMode == .editable
    overlay.show(caret: hasCaret ? caretRect(at: range.lowerBound) : nil, rects: isCaret ? [] : rects(of: range))
    handles.place()
  }

  // MARK: SelectionHost

  var selectionView: UIView { interaction.view ?? nowhere }
  var allowsSelecting: Bool { input != nil }
  var isSelectionActive: Bool { input?.isFirstResponder == true && input?.selectedTextRange != nil }
  var selectionGeometry: any SelectionGeometry { self }

  var selection: TextSelection {
    guard let offsets, let selected = offsets.input.selectedTextRange else { return TextSelection(0) }
    let range = offsets.units(selected)
    return isBackward
      ? TextSelection(anchor: range.upperBound, focus: range.lowerBound)
      : TextSelection(anchor: range.lowerBound, focus: range.upperBound)
  }

  func setSelection(_ selection: TextSelection) {
    guard let offsets, let range = offsets.range(selection.range) else { return }
    isBackward = selection.focus < selection.anchor
    if editMenu.isOpen { editMenu.dismiss() }
    if let marked = offsets.input.markedTextRange.map(offsets.units),
      selection.range.clamped(to: marked) != selection.range
    {
      // Marked text stays marked while the selection is in it, as in text views.
      offsets.input.unmarkText()
    }
    offsets.input.selectedTextRange = range
    refresh()
    if let window = interaction.view?.window { window.presence.host?.caretDidMove(in: window) }
  }

  func word(at offset: Int) -> Range<Int> { offsets?.unit(.word, at: offset) ?? offset..<offset }
  func paragraph(at offset: Int) -> Range<Int> { offsets?.unit(.paragraph, at: offset) ?? offset..<offset }

  func characters(around offset: Int) -> (before: Int, after: Int) {
    guard let offsets else { return (offset, offset) }
    let place = offsets.position(offset)
    func next(_ direction: UITextStorageDirection) -> Int? {
      offsets.input.tokenizer.position(from: place, toBoundary: .character, inDirection: .storage(direction))
        .map(offsets.offset)
    }
    return (next(.backward) ?? offset, next(.forward) ?? offset)
  }

  func selectionShouldBegin(at point: CGPoint) -> Bool {
    guard interaction.delegate?.interactionShouldBegin(interaction, at: point) ?? true else { return false }
    interaction.delegate?.interactionWillBegin(interaction)
    return true
  }

  func selectionDidEnd() { interaction.delegate?.interactionDidEnd(interaction) }

  func selectionMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  func willPresentSelectionMenu(_ animator: any UIEditMenuInteractionAnimating) {}
  func willDismissSelectionMenu(_ animator: any UIEditMenuInteractionAnimating) {}

  // MARK: SelectionGeometry

  /// The view whose coordinates the input uses: itself, or the interaction's view if the input is not a view.
  private var inputView: UIView { input as? UIView ?? selectionView }

  func caretRect(at offset: Int) -> CGRect {
    guard let offsets else { return .zero }
    let rect = offsets.input.caretRect(for: offsets.position(offset))
    return selectionView.convert(
      CGRect(x: rect.minX, y: rect.minY, width: TextCaret.width, height: rect.height), from: inputView)
  }

  func rects(of range: Range<Int>) -> [CGRect] {
    guard let offsets, let range = offsets.range(range) else { return [] }
    return offsets.input.selectionRects(for: range).map { selectionView.convert($0.rect, from: inputView) }
  }

  func offset(at point: CGPoint) -> Int {
    guard let offsets else { return 0 }
    let place = selectionView.convert(point, to: inputView)
    return offsets.input.closestPosition(to: place).map(offsets.offset) ?? 0
  }

  var visibleTextRect: CGRect { selectionView.bounds }
}

/// The caret and the rectangles of a selection, above a view's own drawing. It follows the view's size.
@MainActor
private final class InputOverlay: UIView {
  private let caret = TextCaret(frame: .zero)
  private lazy var highlight = SelectionHighlight(self)
  var onLayout: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    caret.isHidden = true
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  func show(caret rect: CGRect?, rects: [CGRect]) {
    highlight.show(rects.map { convert($0, from: superview) }, color: tintColor)
    guard let rect else { return caret.stop() }
    caret.frame = convert(rect, from: superview)
    caret.show(true, color: tintColor)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
