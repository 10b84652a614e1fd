import ListCore

/// The table view, as ``TableSwipeActions`` sees it.
@MainActor
protocol TableSwipeActionsHost: AnyObject {
  var delegateCalls: TableDelegateCalls { get }
  /// Whether the user can delete a row.
  func canDelete(_ path: RowPath) -> Bool
  /// The actions that the content of a row's cell brings for one side; nil for none.
  func contentActions(of path: RowPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// The row whose action is performed.
  var actingRow: RowPath? { get }
}

/// The swipe actions of a table's rows: from the delegate, by its newer or its older method, or the deletion by the
/// data source.
@MainActor
final class TableSwipeActions {
  private unowned let host: any TableSwipeActionsHost

  init(host: any TableSwipeActionsHost) { self.host = host }

  /// The actions on one side of a row; nil if it has none there.
  func actions(of path: RowPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard host.delegateCalls.canEdit(path) ?? true else { return nil }
    if isLeading {
      return (host.delegateCalls.swipeActions(path, isLeading: true) ?? nil)
        ?? host.contentActions(of: path, isLeading: true)
    }
    return trailingActions(of: path) ?? deletion(of: path)
  }

  /// The actions that a tap on a row's control for deletion reveals in edit mode. [C] The trailing swipe actions, or
  /// else the deletion by the data source.
  func confirmation(of path: RowPath) -> UISwipeActionsConfiguration? {
    let own = trailingActions(of: path).flatMap { $0.actions.isEmpty ? nil : $0 }
    return own ?? deletion(of: path)
  }

  /// The delegate's trailing actions of a row, or those of its content; nil for the standard action. [?] The delegate's
  /// answer comes first, and those of the content replace the deletion by the data source.
  private func trailingActions(of path: RowPath) -> UISwipeActionsConfiguration? {
    ownTrailingActions(of: path) ?? host.contentActions(of: path, isLeading: false)
  }

  /// The delegate's trailing actions of a row, in either form; nil for the standard action.
  private func ownTrailingActions(of path: RowPath) -> UISwipeActionsConfiguration? {
    if let answer = host.delegateCalls.swipeActions(path, isLeading: false) { return answer }
    return host.delegateCalls.editActions(path).map { actions in
      let configuration = UISwipeActionsConfiguration(
        actions: actions.map { action in
          action.contextualAction { [weak host] in host?.actingRow.flatMap { host?.delegateCalls.data($0) } }
        })
      // [C] Row actions of the older form are performed by a tap only, not by a swipe across the row.
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
  }

  /// The standard action that deletes a row; nil if the user cannot delete it.
  private func deletion(of path: RowPath) -> UISwipeActionsConfiguration? {
    guard host.canDelete(path) else { return nil }
    let title = host.delegateCalls.deleteTitle(path) ?? SystemWord.delete.text
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak host] _, _, completion in
        if let host, let path = host.actingRow { host.delegateCalls.commit(.delete, path) }
        completion(true)
      }
    ])
  }
}

extension UITableView: TableSwipeActionsHost {
  func canDelete(_ path: RowPath) -> Bool { editControls.canDelete(path) }
  var actingRow: RowPath? { swipes.actingItem }
  func contentActions(of path: RowPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    listCell(at: path)?.contentSwipeActions(isLeading: isLeading)
  }
}
