// The optional methods for editing, to be called with a question mark.

extension _TableViewDelegateCalls {
  public func callAsFunction(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, editingStyleForRowAt: indexPath) }
  }
  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.delegateCalls.methods.answer {
      delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    } ?? nil
  }
  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  }
  public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, indentationLevelForRowAt: indexPath) }
  }
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    _ = tableView.delegateCalls.methods.answer { delegate.tableView(tableView, willBeginEditingRowAt: indexPath) }
  }
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    _ = tableView.delegateCalls.methods.answer { delegate.tableView(tableView, didEndEditingRowAt: indexPath) }
  }
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath? {
    tableView.delegateCalls.methods.answer {
      delegate.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath)
    }
  }
  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateCalls.methods.answer {
      delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }
  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.delegateCalls.methods.answer {
      delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? nil
  }
  public func callAsFunction(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    tableView.delegateCalls.methods.answer { delegate.tableView(tableView, editActionsForRowAt: indexPath) } ?? nil
  }
}

extension _TableViewDataSourceCalls {
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    tableView.delegateCalls.methods.answer { dataSource.tableView(tableView, canEditRowAt: indexPath) }
  }
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    tableView.delegateCalls.methods.answer { dataSource.tableView(tableView, canMoveRowAt: indexPath) }
  }
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    _ = tableView.delegateCalls.methods.answer {
      dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    _ = tableView.delegateCalls.methods.answer {
      dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}
