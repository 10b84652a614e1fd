// The optional methods for selections of several rows and for the focus, to be called with a question mark.

extension _TableViewDelegateCalls {
  public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
  }
  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, canFocusRowAt: indexPath) }
  }
  public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
  }
  public func callAsFunction(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { delegate.tableView(tableView, shouldUpdateFocusIn: context) }
  public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { delegate.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }
}

/// `tableViewDidEndMultipleSelectionInteraction(_:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _EndOfMultipleSelectionCall {
  fileprivate let delegate: any UITableViewDelegate

  public func callAsFunction(_ tableView: UITableView) {
    delegate.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
}

/// `indexPathForPreferredFocusedView(in:)`, to be called with a question mark.
@preconcurrency @MainActor
public struct _PreferredFocusCall {
  fileprivate let delegate: any UITableViewDelegate

  public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    tableView.delegateCalls.methods.answer { delegate.indexPathForPreferredFocusedView(in: tableView) } ?? nil
  }
}

extension UITableViewDelegate {
  /// `tableViewDidEndMultipleSelectionInteraction(_:)`, callable with a question mark. Never nil.
  public var tableViewDidEndMultipleSelectionInteraction: _EndOfMultipleSelectionCall? {
    _EndOfMultipleSelectionCall(delegate: self)
  }
  /// `indexPathForPreferredFocusedView(in:)`, callable with a question mark. The call answers nil if the delegate
  /// leaves the method out.
  public var indexPathForPreferredFocusedView: _PreferredFocusCall? { _PreferredFocusCall(delegate: self) }
}
