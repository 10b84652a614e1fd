import ListCore

/// The menu over a selection, or at its caret.
@MainActor
final class TextEditMenu: NSObject {
  private unowned let host: any SelectionHost
  private lazy var interaction = UIEditMenuInteraction(delegate: self)

  init(_ host: any SelectionHost) {
    self.host = host
    super.init()
  }

  func install() {
    host.selectionView.addInteraction(interaction)
    interaction.session.onClick = { [weak self] in self?.select(at: $0) }
    interaction.session.suggestions = { [unowned interaction] view in
      StandardEditAction.suggestions(from: view, sender: interaction) + MenuItemElements.elements(from: view)
    }
  }

  func uninstall() {
    dismiss()
    host.selectionView.removeInteraction(interaction)
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
    if sender as AnyObject? === interaction, host.handles.isWanted { present() }
  }

  /// [?] A click beside the selection selects the word there.
  private func select(at point: CGPoint) {
    guard host.allowsSelecting, host.selectionView.isFirstResponder || host.selectionView.becomeFirstResponder() else {
      return
    }
    let offset = host.selectionGeometry.offset(at: point)
    let selection = host.selection.range
    if !selection.isEmpty, (selection.lowerBound...selection.upperBound).contains(offset) { return }
    host.handles.isWanted = false
    host.setSelection(TextSelection(host.word(at: offset)))
  }

  /// The selection or the caret, with room for the handles, as far as it is visible.
  private var target: CGRect {
    let selection = host.selection.range
    let rects =
      selection.isEmpty
      ? [host.selectionGeometry.caretRect(at: selection.lowerBound)] : host.selectionGeometry.rects(of: selection)
    let whole = rects.dropFirst().reduce(rects.first ?? host.selectionView.bounds) { $0.union($1) }
    let seen = whole.intersection(host.selectionView.bounds)
    let rect = seen.isNull ? host.selectionView.bounds : seen
    return selection.isEmpty ? rect : rect.insetBy(dx: 0, dy: -TextHandles.knobSize)
  }
}

extension TextEditMenu: UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard host.allowsSelecting else { return UIMenu() }
    return host.selectionMenu(suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host.willPresentSelectionMenu(animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host.willDismissSelectionMenu(animator) }
}
