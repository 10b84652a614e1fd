// The defaults of the delegate's methods for editing.

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    tableView.delegateCalls.methods.noteMissing(.editingStyle)
    return .delete
  }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.delegateCalls.methods.noteMissing(.deleteTitle)
    return nil
  }

  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateCalls.methods.noteMissing(.shouldIndent)
    return true
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.delegateCalls.methods.noteMissing(.indentationLevel)
    return 0
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.delegateCalls.methods.noteMissing(.willBeginEditing)
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.delegateCalls.methods.noteMissing(.didEndEditing)
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    tableView.delegateCalls.methods.noteMissing(.moveTarget)
    return proposedDestinationIndexPath
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateCalls.methods.noteMissing(.leadingSwipe)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateCalls.methods.noteMissing(.trailingSwipe)
    return nil
  }

  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    tableView.delegateCalls.methods.noteMissing(.editActions)
    return nil
  }
}
