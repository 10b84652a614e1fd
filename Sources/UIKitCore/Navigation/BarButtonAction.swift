/// Performs the action of a tapped bar button.
@MainActor
struct BarButtonAction {
  let item: UIBarButtonItem

  /// Runs the item's action, or sends its selector to the target or, without one, up the responder chain.
  func perform(from view: UIView) {
    if let trigger = item.trigger { return trigger() }
    if let primaryAction = item.primaryAction { return primaryAction.perform(from: item) }
    guard let action = item.action else { return }
    let target = item.target ?? view.target(forAction: action, withSender: item) as AnyObject?
    guard let target else { return }
    ActionTable.send(action, to: target, sender: item)
  }
}
