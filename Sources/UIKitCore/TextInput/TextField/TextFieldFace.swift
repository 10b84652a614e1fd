import ListCore
import TextLayout

/// The views of a text field: its border, the text, the caret, and the views beside the text.
@MainActor
final class TextFieldFace: EditingGeometry {
  private unowned let field: UITextField
  private let canvas: TextFieldCanvas
  private let caret = TextCaret(frame: .zero)
  private var backdrop: TextFieldBackdrop?
  private var clearButton: TextFieldClearButton?
  /// The app's images of the clear button, by state.
  var clearButtonImages: [UInt: UIImage] = [:] { didSet { clearButton?.images = clearButtonImages } }
  private(set) var touches: TextTouches?
  private var scroll: CGFloat = 0
  private(set) var borderStyle = UITextField.BorderStyle.none
  private(set) var leftView: UIView?
  private(set) var rightView: UIView?
  var leftViewMode = UITextField.ViewMode.never { didSet { contentDidChange() } }
  var rightViewMode = UITextField.ViewMode.never { didSet { contentDidChange() } }
  var clearButtonMode = UITextField.ViewMode.never { didSet { contentDidChange() } }

  init(_ field: UITextField) {
    self.field = field
    canvas = TextFieldCanvas(frame: .zero)
  }

  func install() {
    field.isOpaque = false
    canvas.field = field
    field.addSubview(canvas)
    caret.isHidden = true
    canvas.addSubview(caret)
    touches = TextTouches.install(on: field)
    field.editMenu.install()
  }

  /// The button that clears the text; nil until it was first shown.
  var shownClearButton: UIView? { clearButton }

  // MARK: Changes

  func contentDidChange() {
    canvas.setNeedsDisplay()
    field.setNeedsLayout()
    field.invalidateIntrinsicContentSize()
    caretDidMove()
  }

  func selectionDidChange() {
    canvas.setNeedsDisplay()
    field.setNeedsLayout()
    caretDidMove()
  }

  /// Updates the appearance after a change of the control's state. Disabling ends editing.
  func stateDidChange() {
    canvas.setNeedsDisplay()
    if !field.isEnabled, field.editor.isEditing { field.resignFirstResponder() }
  }

  func editingDidChange() {
    scroll = 0
    contentDidChange()
    if !field.editor.isEditing {
      caret.stop()
      field.handles.isWanted = false
      field.editMenu.dismiss()
    }
  }

  private func caretDidMove() {
    guard field.editor.isEditing, let window = field.window else { return }
    window.presence.host?.caretDidMove(in: window)
    let showsCaret = field.content.edited.selection.isCaret && field.leadingTokens?.hasSelection != true
    caret.show(showsCaret, color: field.tintColor)
  }

  // MARK: Parts

  func setBorderStyle(_ style: UITextField.BorderStyle) {
    guard style != borderStyle else { return }
    borderStyle = style
    backdrop?.removeFromSuperview()
    backdrop = style == .none ? nil : TextFieldBackdrop(style)
    if let backdrop { field.insertSubview(backdrop, at: 0) }
    contentDidChange()
  }

  func setLeftView(_ view: UIView?) {
    guard view !== leftView else { return }
    leftView?.removeFromSuperview()
    leftView = view
    if let view { field.addSubview(view) }
    contentDidChange()
  }

  func setRightView(_ view: UIView?) {
    guard view !== rightView else { return }
    rightView?.removeFromSuperview()
    rightView = view
    if let view { field.addSubview(view) }
    contentDidChange()
  }

  // MARK: Layout

  /// The text's line and where it is, in the canvas.
  struct Line {
    var frame: TextFrame
    var origin: CGPoint
  }

  private var isEditing: Bool { field.editor.isEditing }

  /// The rectangle for text, in the field's coordinates.
  private var room: CGRect {
    isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
  }

  /// The line at its present position; while it is edited, it is scrolled until the caret is visible.
  func line() -> Line {
    let room = room
    let frame = field.content.frame(width: room.width, isEditing: isEditing)
    let y = vertical(frame.size.height, in: room.size)
    guard isEditing else { return Line(frame: frame, origin: CGPoint(x: 0, y: y)) }
    let width = frame.size.width + TextCaret.width
    guard width > room.width else {
      scroll = 0
      return Line(frame: frame, origin: CGPoint(x: start(of: width, in: room.width), y: y))
    }
    let x = caretX(frame)
    scroll = min(max(scroll, x + TextCaret.width - room.width), x)
    scroll = min(max(0, scroll), width - room.width)
    return Line(frame: frame, origin: CGPoint(x: -scroll, y: y))
  }

  private func caretX(_ frame: TextFrame) -> CGFloat {
    frame.caretRect(at: field.content.shownOffset(field.content.edited.selection.focus)).minX
  }

  private func start(of width: CGFloat, in room: CGFloat) -> CGFloat {
    switch field.textAlignment.resolved(field.effectiveUserInterfaceLayoutDirection) {
    case .left, .justified, .natural: 0
    case .center: (room - width) / 2
    case .right: room - width
    }
  }

  func vertical(_ height: CGFloat, in size: CGSize) -> CGFloat {
    switch field.contentVerticalAlignment {
    case .top: 0
    case .bottom: size.height - height
    case .center, .fill: (size.height - height) / 2
    }
  }

  /// Whether a point of the field is outside of the views beside the text.
  func hasText(at point: CGPoint) -> Bool {
    ![leftView, rightView, clearButton].contains { view in
      view.map { !$0.isHidden && $0.frame.contains(point) } ?? false
    }
  }

  func layOut() {
    let layout = TextFieldLayout(field)
    backdrop?.frame = field.borderRect(forBounds: field.bounds)
    leftView?.isHidden = !layout.showsLeft(isEditing)
    rightView?.isHidden = !layout.showsRight(isEditing)
    if layout.showsLeft(isEditing) { leftView?.frame = field.leftViewRect(forBounds: field.bounds) }
    if layout.showsRight(isEditing) { rightView?.frame = field.rightViewRect(forBounds: field.bounds) }
    showClearButton(layout)
    let room = room
    if canvas.frame != room {
      canvas.frame = room
      canvas.setNeedsDisplay()
    }
    placeCaret()
    field.handles.place()
  }

  private func showClearButton(_ layout: TextFieldLayout) {
    guard layout.showsClear(isEditing) else {
      clearButton?.isHidden = true
      return
    }
    let button = clearButton ?? makeClearButton()
    button.isHidden = false
    button.frame = field.clearButtonRect(forBounds: field.bounds)
  }

  private func makeClearButton() -> TextFieldClearButton {
    let button = TextFieldClearButton(frame: .zero)
    button.images = clearButtonImages
    button.addAction(UIAction { [weak field] _ in field?.events.clear() }, for: .touchUpInside)
    field.addSubview(button)
    clearButton = button
    return button
  }

  private func placeCaret() {
    guard isEditing else { return }
    let place = caretRect(at: field.content.edited.selection.focus, in: line())
    caret.frame = place
    let oldScroll = canvas.drawnScroll
    if oldScroll != scroll { canvas.setNeedsDisplay() }
    canvas.drawnScroll = scroll
  }

  // MARK: Places of characters

  /// The rectangle of the caret, in the canvas's coordinates.
  private func caretRect(at offset: Int, in line: Line) -> CGRect {
    var rect = line.frame.caretRect(at: field.content.shownOffset(offset))
    if rect.height == 0 { rect = CGRect(x: 0, y: 0, width: 0, height: field.content.lineHeight) }
    rect.size.width = TextCaret.width
    return rect.offsetBy(dx: line.origin.x, dy: line.origin.y)
  }

  /// The rectangle of the caret, in the field's coordinates.
  func caretRect(at offset: Int) -> CGRect {
    let room = room
    return caretRect(at: offset, in: line()).offsetBy(dx: room.minX, dy: room.minY)
  }

  /// The rectangles of a range, in the field's coordinates.
  func rects(of range: Range<Int>) -> [CGRect] {
    let room = room
    let line = line()
    return rects(of: range, in: line).map {
      $0.offsetBy(dx: room.minX, dy: room.minY)
    }
  }

  /// The rectangles of a range, in the canvas's coordinates.
  func rects(of range: Range<Int>, in line: Line) -> [CGRect] {
    let shown = field.content.shownOffset(range.lowerBound)..<field.content.shownOffset(range.upperBound)
    return line.frame.rects(for: shown).map { $0.offsetBy(dx: line.origin.x, dy: line.origin.y) }
  }

  /// The offset between two characters that is nearest to a point of the field.
  func offset(at point: CGPoint) -> Int {
    let room = room
    let line = line()
    let place = CGPoint(
      x: point.x - room.minX - line.origin.x,
      y: min(max(0, point.y - room.minY - line.origin.y), line.frame.size.height))
    return field.content.textOffset(line.frame.closestOffset(to: place))
  }

  /// The next caret position to the left or right of one; nil at the end of the line.
  func neighbour(of offset: Int, left: Bool) -> Int? {
    let line = line()
    let content = field.content
    let text = content.edited
    var places: [(offset: Int, x: CGFloat)] = []
    var place = 0
    while true {
      places.append((place, line.frame.caretRect(at: content.shownOffset(place)).minX))
      if place >= text.length { break }
      place = text.target(.character, .forward, from: place)
    }
    let x = line.frame.caretRect(at: content.shownOffset(offset)).minX
    let beyond = places.filter { left ? $0.x < x - 0.01 : $0.x > x + 0.01 }
    return (left ? beyond.max { $0.x < $1.x } : beyond.min { $0.x < $1.x })?.offset
  }

  func isRightToLeft(at offset: Int) -> Bool { line().frame.isRightToLeft }

  // A field is one line.
  func line(at offset: Int) -> Range<Int> { 0..<field.content.edited.length }
  func offset(_ lines: Int, linesFrom offset: Int, x: CGFloat) -> Int? { nil }
  var linesOfPage: Int { 1 }
  var visibleTextRect: CGRect { field.editingRect(forBounds: field.bounds) }
}
