import ListCore

/// The table view, as ``TableEditControls`` sees it.
@MainActor
protocol TableEditControlsHost: AnyObject {
  var delegateCalls: TableDelegateCalls { get }
  var isInEditMode: Bool { get }
  /// Whether several rows can be selected in edit mode. [D] Rows show circles for it instead of other controls.
  var allowsMultipleSelectionDuringEditing: Bool { get }
}

/// Which controls rows show in edit mode, and which rows can be deleted and moved, by delegate and data source.
@MainActor
final class TableEditControls {
  private unowned let host: any TableEditControlsHost

  init(host: any TableEditControlsHost) { self.host = host }

  /// Gives a cell that enters the controls of the present mode. O(1), and nothing but `indentationLevel` is asked outside of
  /// edit mode.
  func configure(_ cell: UITableViewCell, at path: RowPath) {
    if let level = host.delegateCalls.indentationLevel(path), cell.indentationLevel != level {
      cell.indentationLevel = level
    }
    if host.isInEditMode || cell.isEditing { apply(to: cell, at: path, animated: false) }
  }

  /// Order of the questions [C]: may it be edited, how, is it indented, may it be moved.
  func apply(to cell: UITableViewCell, at path: RowPath, animated: Bool) {
    guard host.isInEditMode, host.delegateCalls.canEdit(path) ?? true else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    // [D] Rows that several can be selected of are not asked for their editing style.
    let style = host.allowsMultipleSelectionDuringEditing ? .none : style(of: path)
    cell.editing.style = style
    if let indents = host.delegateCalls.shouldIndent(path) { cell.shouldIndentWhileEditing = indents }
    // [D] A row has a grip if it can be moved and the data source implements the move method.
    cell.showsReorderControl = moves && host.delegateCalls.canMove(path) ?? true
    cell.editing.setControls(
      CellEditing.Controls(
        leading: host.allowsMultipleSelectionDuringEditing ? .select : style.control,
        indents: cell.shouldIndentWhileEditing, showsGrip: cell.showsReorderControl))
    // One of the questions may have ended the mode.
    if host.isInEditMode && !cell.isEditing { cell.setEditing(true, animated: animated) }
  }

  /// [D] Editable rows are deleted unless the delegate specifies another style.
  private func style(of path: RowPath) -> UITableViewCell.EditingStyle {
    host.delegateCalls.editingStyle(path) ?? .delete
  }

  // MARK: What the data source can do

  /// Whether the user can delete a row: its editing style is delete, and the data source commits edits [D]. If that is
  /// unknown, only a delegate that returns the style allows it.
  func canDelete(_ path: RowPath) -> Bool {
    guard let methods else { return false }
    guard let commits = methods.commits else { return host.delegateCalls.editingStyle(path) == .delete }
    return commits && style(of: path) == .delete
  }

  /// Whether rows can be moved by the user. O(1).
  var moves: Bool { methods?.moves ?? false }

  private var methods: TableEditingMethods.Answer? {
    host.delegateCalls.dataSource.map(TableEditingMethods.answer)
  }
}

extension UITableViewCell.EditingStyle {
  /// The control of rows with the style.
  var control: CellEditControl.Kind? {
    switch self {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }
}

extension UITableView: TableEditControlsHost {}
