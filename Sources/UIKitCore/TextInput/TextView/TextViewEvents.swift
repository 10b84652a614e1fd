/// Tells a text view's delegate and the notification centre about editing, in UIKit's order.
@MainActor
final class TextViewEvents: EditingCalls {
  private unowned let view: UITextView
  private(set) weak var delegate: (any UITextViewDelegate)?

  init(_ view: UITextView) { self.view = view }

  func setDelegate(_ delegate: (any UITextViewDelegate)?) {
    self.delegate = delegate
    view.scrollCalls.delegate = delegate
  }

  func shouldBegin() -> Bool { delegate?.textViewShouldBeginEditing(view) ?? true }

  func didBegin() {
    delegate?.textViewDidBeginEditing(view)
    NotificationPosting.post(UITextView.textDidBeginEditingNotification, object: view)
  }

  func shouldEnd() -> Bool { delegate?.textViewShouldEndEditing(view) ?? true }

  func didEnd() {
    delegate?.textViewDidEndEditing(view)
    NotificationPosting.post(UITextView.textDidEndEditingNotification, object: view)
  }

  func shouldChange(_ range: Range<Int>, to string: String) -> Bool {
    delegate?.textView(view, shouldChangeTextIn: NSRange(range), replacementText: string) ?? true
  }

  func didChange() {
    delegate?.textViewDidChange(view)
    NotificationPosting.post(UITextView.textDidChangeNotification, object: view)
  }

  func didChangeSelection() { delegate?.textViewDidChangeSelection(view) }

  func editMenu(for range: Range<Int>, _ suggestedActions: [UIMenuElement]) -> UIMenu? {
    let actions = view.spelling.suggestions(for: range) + suggestedActions
    let menu = delegate?.textView(view, editMenuForTextIn: NSRange(range), suggestedActions: actions)
    return menu ?? (actions.count > suggestedActions.count ? UIMenu(children: actions) : nil)
  }

  func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(view, willPresentEditMenuWith: animator)
  }

  func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(view, willDismissEditMenuWith: animator)
  }

  // MARK: Items

  /// The action of a tapped item; nil for none. A delegate that leaves the method out has the default action.
  func primaryAction(for item: UITextItem, default action: UIAction) -> UIAction? {
    guard let delegate else { return action }
    return delegate.textView(view, primaryActionFor: item, defaultAction: action)
  }

  /// The menu of an item that is pressed for long; nil for none. A delegate that leaves the method out has the default
  /// menu.
  func menuConfiguration(for item: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? {
    guard let delegate else { return UITextItem.MenuConfiguration(menu: defaultMenu) }
    return delegate.textView(view, menuConfigurationFor: item, defaultMenu: defaultMenu)
  }

  func itemMenuWillDisplay(for item: UITextItem, _ animator: any UIContextMenuInteractionAnimating) {
    delegate?.textView(view, textItemMenuWillDisplayFor: item, animator: animator)
  }

  func itemMenuWillEnd(for item: UITextItem, _ animator: any UIContextMenuInteractionAnimating) {
    delegate?.textView(view, textItemMenuWillEndFor: item, animator: animator)
  }

  /// Asks the delegate by the older methods, from before there were actions of items.
  func shouldInteract(with item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    switch item.content {
    case .link(let url):
      delegate?.textView(view, shouldInteractWith: url, in: item.range, interaction: interaction) ?? true
    case .textAttachment(let attachment):
      delegate?.textView(view, shouldInteractWith: attachment, in: item.range, interaction: interaction) ?? true
    case .tag: true
    }
  }
}
