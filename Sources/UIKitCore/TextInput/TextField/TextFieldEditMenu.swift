import ListCore

/// The menu over a text field's selection, or at its caret.
@MainActor
final class TextFieldEditMenu: NSObject {
  private unowned let field: UITextField
  private lazy var interaction = UIEditMenuInteraction(delegate: self)

  init(_ field: UITextField) {
    self.field = field
    super.init()
  }

  func install() {
    field.addInteraction(interaction)
    interaction.session.onClick = { [weak self] in self?.select(at: $0) }
  }

  var isOpen: Bool { interaction.session.isOpen }

  /// Whether this touch closed the menu when it began.
  func wasClosed(by touch: UITouch?) -> Bool { touch != nil && interaction.session.closingTouch === touch }

  func present() {
    let rect = target
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
  }

  func dismiss() { if isOpen { interaction.dismissMenu() } }

  /// Opens the menu again after an action of it selected text, for an action on the selection [C].
  func didSelect(for sender: Any?) {
    if sender as AnyObject? === interaction, field.handles.isWanted { present() }
  }

  /// [?] A click beside the selection selects the word there.
  private func select(at point: CGPoint) {
    guard field.isFirstResponder || field.becomeFirstResponder() else { return }
    let offset = field.face.offset(at: point)
    let selection = field.content.edited.selection.range
    if !selection.isEmpty, (selection.lowerBound...selection.upperBound).contains(offset) { return }
    field.handles.isWanted = false
    field.editor.select(TextSelection(field.editor.word(at: offset)))
  }

  /// The selection or the caret, with room for the handles, as far as it is in sight.
  private var target: CGRect {
    let selection = field.content.edited.selection.range
    let rects = selection.isEmpty ? [field.face.caretRect(at: selection.lowerBound)] : field.face.rects(of: selection)
    let whole = rects.dropFirst().reduce(rects.first ?? field.bounds) { $0.union($1) }
    let seen = whole.intersection(field.bounds)
    let rect = seen.isNull ? field.bounds : seen
    return selection.isEmpty ? rect : rect.insetBy(dx: 0, dy: -TextFieldHandles.knobSize)
  }
}

extension TextFieldEditMenu: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard field.isEnabled else { return UIMenu() }
    return field.calls.editMenu(for: field.content.edited.selection.range, suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { field.calls.willPresentEditMenu(animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { field.calls.willDismissEditMenu(animator) }
}
