import ListCore

/// Recognises a tap of a finger, a finger that stays, and a pressed mouse button with all its movements.
@MainActor
final class TextPressRecognizer: UIGestureRecognizer {
  /// How long a finger stays down before it moves the caret, in seconds, and how far it may slip until then, in
  /// points [D*].
  static let holdDuration: TimeInterval = 0.5
  static let slop: CGFloat = 10

  private var start: CGPoint?
  private let timer = GestureTimer()
  private(set) var isMouse = false
  private(set) weak var touch: UITouch?
  /// Whether a finger at a place of the view takes something that it moves at once.
  var takes: ((CGPoint) -> Bool)?
  private(set) var tapCount = 1

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches == 1, mayFollow(touch) else {
      state = .failed
      return
    }
    start = touch.location(in: nil)
    self.touch = touch
    tapCount = touch.tapCount
    isMouse = event.buttonMask.contains(.primary)
    if isMouse || takes?(touch.location(in: view)) == true {
      state = .began
    } else {
      timer.start(after: Self.holdDuration, in: view) { [weak self] in self?.state = .began }
    }
  }

  /// Buttons within the field have their touches to themselves.
  private func mayFollow(_ touch: UITouch) -> Bool {
    touch.view === view || !(touch.view is UIControl)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    guard let start, let touch = touches.first else { return }
    if touch.location(in: nil).distance(to: start) > Self.slop { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    timer.stop()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func reset() {
    timer.stop()
    start = nil
  }
}

/// Moves a text field's caret and selection by mouse and finger.
@MainActor
final class TextFieldTouches {
  private unowned let field: UITextField
  /// Holds this object.
  private unowned let recognizer: TextPressRecognizer
  /// The selection at the start of the press. A drag extends it by the same units.
  private var origin: Range<Int>?
  private var isHold = false
  /// The end of the selection that stays while a handle is dragged.
  private var fixedEnd: Int?
  private var hasDragged = false
  private var hasClosedMenu = false

  private init(_ field: UITextField, _ recognizer: TextPressRecognizer) {
    self.field = field
    self.recognizer = recognizer
  }

  static func install(on field: UITextField) -> TextFieldTouches {
    let recognizer = TextPressRecognizer(target: nil, action: nil)
    let touches = TextFieldTouches(field, recognizer)
    // A touch that is still down retains the recogniser, which may outlive the field.
    recognizer.actions.handler = { [weak field] in if field != nil { touches.follow() } }
    recognizer.takes = { [weak field] in field?.handles.fixedEnd(forHandleAt: $0) != nil }
    field.addGestureRecognizer(recognizer)
    return touches
  }

  private func follow() {
    guard field.isEnabled else { return }
    switch recognizer.state {
    case .began: begin()
    case .changed: drag()
    case .ended: end()
    case .possible, .cancelled, .failed: forget()
    }
  }

  private func forget() {
    origin = nil
    fixedEnd = nil
    hasDragged = false
    hasClosedMenu = false
    isHold = false
  }

  private var offset: Int { field.face.offset(at: recognizer.location(in: field)) }

  private func begin() {
    field.handles.isWanted = !recognizer.isMouse
    fixedEnd = recognizer.isMouse ? nil : field.handles.fixedEnd(forHandleAt: recognizer.location(in: field))
    if fixedEnd != nil {
      hasClosedMenu = field.editMenu.isOpen
      return field.editMenu.dismiss()
    }
    // [C] A long press on a field that is not edited begins editing only when the finger is lifted.
    isHold = !recognizer.isMouse
    // A click begins editing after the field's own touch handling.
    if field.isFirstResponder { start(at: offset) }
  }

  /// The field was touched, and everybody was told.
  func didSendTouchDown() {
    guard recognizer.isMouse, recognizer.state == .began || recognizer.state == .changed, !field.isFirstResponder,
      field.becomeFirstResponder()
    else { return }
    start(at: offset)
  }

  private func start(at offset: Int) {
    if isHold || (recognizer.tapCount == 1 && !recognizer.modifierFlags.contains(.shift)) {
      origin = offset..<offset
      field.editor.select(TextSelection(offset))
    } else {
      press(at: offset)
    }
  }

  /// A click with shift, a double or a triple click.
  private func press(at offset: Int) {
    switch recognizer.tapCount {
    case 1:
      let selection = field.content.edited.selection
      origin = selection.anchor..<selection.anchor
      field.editor.select(TextSelection(anchor: selection.anchor, focus: offset))
    case 2: select(word(at: offset))
    default: select(0..<field.content.edited.length)
    }
  }

  private func select(_ range: Range<Int>) {
    origin = range
    field.editor.select(TextSelection(range))
  }

  private func word(at offset: Int) -> Range<Int> { field.editor.word(at: offset) }

  private func drag() {
    let offset = offset
    if let fixedEnd {
      hasDragged = true
      return field.handles.drag(to: offset, fixedEnd: fixedEnd)
    }
    guard let origin else { return }
    if isHold { return field.editor.select(TextSelection(offset)) }
    let reached = origin.isEmpty ? offset..<offset : word(at: offset)
    let selection =
      reached.lowerBound < origin.lowerBound
      ? TextSelection(anchor: origin.upperBound, focus: reached.lowerBound)
      : TextSelection(anchor: origin.lowerBound, focus: max(origin.upperBound, reached.upperBound))
    field.editor.select(selection)
  }

  private func end() {
    defer { forget() }
    guard !recognizer.isMouse else { return }
    if isHold, origin != nil { return field.editMenu.present() }
    if fixedEnd != nil { return drop() }
    let wasEditing = field.isFirstResponder
    guard wasEditing || field.becomeFirstResponder() else { return }
    field.handles.isWanted = true
    if recognizer.tapCount == 1 || !wasEditing { return tap(at: offset, wasEditing: wasEditing) }
    press(at: offset)
    field.editMenu.present()
  }

  /// A handle was let go; one that was only touched is a tap on the selection.
  private func drop() {
    let hasClosedMenu = hasClosedMenu || field.editMenu.wasClosed(by: recognizer.touch)
    if hasDragged || !hasClosedMenu { field.editMenu.present() }
  }

  /// [C] A tap on the caret or the selection opens the menu, or closes it if it is open.
  private func tap(at offset: Int, wasEditing: Bool) {
    let present = field.content.edited.selection
    let target = wordEdge(near: offset)
    let hitsSelection =
      present.isCaret ? present.focus == target : present.range.lowerBound < offset && offset < present.range.upperBound
    guard wasEditing, hitsSelection else {
      field.editor.select(TextSelection(target))
      if isHold { field.editMenu.present() }
      return
    }
    if !field.editMenu.wasClosed(by: recognizer.touch) { field.editMenu.present() }
  }

  /// [C] A tap puts the caret at the nearer end of the word, not into it.
  private func wordEdge(near offset: Int) -> Int {
    let word = word(at: offset)
    guard word.lowerBound < offset, offset < word.upperBound else { return offset }
    return offset - word.lowerBound < word.upperBound - offset ? word.lowerBound : word.upperBound
  }
}
