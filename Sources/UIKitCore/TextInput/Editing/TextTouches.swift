import ListCore

/// Moves the caret and the selection by mouse and finger.
@MainActor
final class TextTouches {
  private unowned let host: any SelectionHost
  /// Retains this object.
  private unowned let recognizer: TextPressRecognizer
  /// Whether the host let the present press begin; nil until it was asked.
  private var isAllowed: Bool?
  /// The selection at the start of the press. A drag extends it by the same units.
  private var origin: Range<Int>?
  private var isHold = false
  /// The end of the selection that stays while a handle is dragged.
  private var fixedEnd: Int?
  private var hasDragged = false
  private var hasClosedMenu = false

  private init(_ host: any SelectionHost, _ recognizer: TextPressRecognizer) {
    self.host = host
    self.recognizer = recognizer
  }

  var gesture: UIGestureRecognizer { recognizer }

  static func install(on host: any SelectionHost) -> TextTouches {
    let recognizer = TextPressRecognizer(target: nil, action: nil)
    let touches = TextTouches(host, recognizer)
    // A touch that is still down retains the recogniser, which may outlive the view.
    recognizer.actions.handler = { [weak host] in if host != nil { touches.follow() } }
    recognizer.takes = { [weak host] in host?.handles.fixedEnd(forHandleAt: $0) != nil }
    recognizer.leavesHold = { [weak host] in
      guard let host else { return false }
      return host.takesHold(at: $0) || host.mayDragText(at: $0)
    }
    recognizer.waits = { [weak host] in host?.mayDragText(at: $0) ?? false }
    recognizer.follower = TextPointer(host)
    host.selectionView.addGestureRecognizer(recognizer)
    return touches
  }

  private func follow() {
    guard host.allowsSelecting else { return }
    switch recognizer.state {
    case .began: if asks() { begin() }
    case .changed: if isAllowed == true { drag() }
    case .ended: if asks() { end() } else { forget() }
    case .possible, .cancelled, .failed: forget()
    }
  }

  /// Whether the host lets the present press begin. The host is asked once for each press.
  private func asks() -> Bool {
    if let isAllowed { return isAllowed }
    let answer = host.selectionShouldBegin(at: recognizer.location(in: host.selectionView))
    isAllowed = answer
    return answer
  }

  private func forget() {
    if isAllowed == true { host.selectionDidEnd() }
    isAllowed = nil
    host.selectionDrag(to: nil)
    origin = nil
    fixedEnd = nil
    hasDragged = false
    hasClosedMenu = false
    isHold = false
  }

  private var offset: Int { host.selectionGeometry.offset(at: recognizer.location(in: host.selectionView)) }

  private func begin() {
    host.handles.isWanted = !recognizer.isMouse
    fixedEnd =
      recognizer.isMouse ? nil : host.handles.fixedEnd(forHandleAt: recognizer.location(in: host.selectionView))
    if fixedEnd != nil {
      hasClosedMenu = host.editMenu.isOpen
      return host.editMenu.dismiss()
    }
    // [C] A long press on a view that is not edited begins editing only when the finger is lifted.
    isHold = !recognizer.isMouse
    if host.selectionView.isFirstResponder { return start(at: offset) }
    // A click on a control begins editing after the control's own touch handling.
    if recognizer.isMouse, !(host.selectionView is UIControl), host.selectionView.becomeFirstResponder() {
      start(at: offset)
    }
  }

  /// Called after all recognisers and views were informed that a touch began.
  func didSendTouchDown() {
    guard recognizer.isMouse, recognizer.state == .began || recognizer.state == .changed,
      !host.selectionView.isFirstResponder,
      host.selectionView.becomeFirstResponder()
    else { return }
    start(at: offset)
  }

  private func start(at offset: Int) {
    if isHold || (recognizer.tapCount == 1 && !recognizer.modifierFlags.contains(.shift)) {
      origin = offset..<offset
      host.setSelection(TextSelection(offset))
    } else {
      press(at: offset)
    }
  }

  /// A click with shift, a double or a triple click.
  private func press(at offset: Int) {
    switch recognizer.tapCount {
    case 1:
      let selection = host.selection
      origin = selection.anchor..<selection.anchor
      host.setSelection(TextSelection(anchor: selection.anchor, focus: offset))
    case 2: select(word(at: offset))
    default: select(host.paragraph(at: offset))
    }
  }

  private func select(_ range: Range<Int>) {
    origin = range
    host.setSelection(TextSelection(range))
  }

  private func word(at offset: Int) -> Range<Int> { host.word(at: offset) }

  private func drag() {
    extend()
    host.selectionDrag(to: recognizer.location(in: host.selectionView))
  }

  /// Called after the text was scrolled under the pointer: extends the selection.
  func dragAgain() { extend() }

  private func extend() {
    let offset = offset
    if let fixedEnd {
      hasDragged = true
      return host.handles.drag(to: offset, fixedEnd: fixedEnd)
    }
    guard let origin else { return }
    if isHold { return host.setSelection(TextSelection(offset)) }
    let reached = origin.isEmpty ? offset..<offset : word(at: offset)
    let selection =
      reached.lowerBound < origin.lowerBound
      ? TextSelection(anchor: origin.upperBound, focus: reached.lowerBound)
      : TextSelection(anchor: origin.lowerBound, focus: max(origin.upperBound, reached.upperBound))
    host.setSelection(selection)
  }

  private func end() {
    defer { forget() }
    guard !recognizer.isMouse else { return endClick() }
    if isHold, origin != nil { return host.editMenu.present() }
    if fixedEnd != nil { return drop() }
    if recognizer.tapCount == 1, host.takesTap(at: recognizer.location(in: host.selectionView)) { return }
    let wasEditing = host.selectionView.isFirstResponder
    guard wasEditing || host.selectionView.becomeFirstResponder() else { return }
    host.handles.isWanted = true
    if recognizer.tapCount == 1 || !wasEditing { return tap(at: offset, wasEditing: wasEditing) }
    press(at: offset)
    host.editMenu.present()
  }

  private func endClick() {
    // A mouse press that could have dragged the selected text has not begun yet.
    if origin == nil { begin() }
    guard recognizer.tapCount == 1, host.selection.isCaret else { return }
    _ = host.takesTap(at: recognizer.location(in: host.selectionView))
  }

  /// A handle was released; one that was only touched counts as a tap on the selection.
  private func drop() {
    let hasClosedMenu = hasClosedMenu || host.editMenu.wasClosed(by: recognizer.touch)
    if hasDragged || !hasClosedMenu { host.editMenu.present() }
  }

  /// [C] A tap on the caret or the selection opens the menu, or closes it if it is open.
  private func tap(at offset: Int, wasEditing: Bool) {
    let present = host.selection
    let target = wordEdge(near: offset)
    let hitsSelection =
      present.isCaret ? present.focus == target : present.range.lowerBound < offset && offset < present.range.upperBound
    guard wasEditing, hitsSelection, !host.selectsBesideText else {
      host.setSelection(TextSelection(target))
      if isHold { host.editMenu.present() }
      return
    }
    if !host.editMenu.wasClosed(by: recognizer.touch) { host.editMenu.present() }
  }

  /// [C] A tap puts the caret at the nearer end of the word, not into it.
  private func wordEdge(near offset: Int) -> Int {
    let word = word(at: offset)
    guard word.lowerBound < offset, offset < word.upperBound else { return offset }
    return offset - word.lowerBound < word.upperBound - offset ? word.lowerBound : word.upperBound
  }
}
