// The defaults of the delegate's methods for selections of several rows and for the focus.

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateCalls.methods.noteMissing(.canPerformPrimaryAction)
    return !tableView.isEditing
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateCalls.methods.noteMissing(.canFocusRow)
    return true
  }

  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateCalls.methods.noteMissing(.selectionFollowsFocus)
    return false
  }

  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    tableView.delegateCalls.methods.noteMissing(.preferredFocus)
    return nil
  }
}
