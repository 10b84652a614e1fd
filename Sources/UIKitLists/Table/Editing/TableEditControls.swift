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

  /// Shows the controls of the present mode in a cell that comes on screen. O(1); outside of edit mode the delegate is
  /// only asked for the indentation level.
  func configure(_ cell: UITableViewCell, at path: RowPath) {
    if let level = host.delegateCalls.indentationLevel(path), cell.indentationLevel != level {
      cell.indentationLevel = level
    }
    if host.isInEditMode || cell.isEditing { apply(to: cell, at: path, animated: false) }
  }

  /// Shows a row's controls of edit mode. The app is asked in this order [C]: whether the row can be edited, its
  /// editing style, whether it is indented, and whether it can be moved.
  func apply(to cell: UITableViewCell, at path: RowPath, animated: Bool) {
    guard host.isInEditMode, host.delegateCalls.canEdit(path) ?? true else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    // [D] If several rows can be selected in edit mode, the delegate is not asked for editing styles.
    let style = host.allowsMultipleSelectionDuringEditing ? .none : style(of: path)
    cell.editing.style = style
    if let indents = host.delegateCalls.shouldIndent(path) { cell.shouldIndentWhileEditing = indents }
    // [D] A row has a grip if it can be moved and the data source implements the move method.
    cell.showsReorderControl = moves && host.delegateCalls.canMove(path) ?? true
    cell.editing.setControls(
      CellEditing.Controls(
        leading: host.allowsMultipleSelectionDuringEditing ? .select : style.control,
        indents: cell.shouldIndentWhileEditing, showsGrip: cell.showsReorderControl))
    // One of the calls to the app may have ended edit mode.
    if host.isInEditMode && !cell.isEditing { cell.setEditing(true, animated: animated) }
  }

  /// [D] Editable rows are deleted unless the delegate specifies another style.
  private func style(of path: RowPath) -> UITableViewCell.EditingStyle {
    host.delegateCalls.editingStyle(path) ?? .delete
  }

  // MARK: What the data source can do

  /// Whether the user can delete a row: its editing style is delete, and the data source commits edits [D]. If it is
  /// unknown whether the data source does, the delegate itself has to return `.delete`.
  func canDelete(_ path: RowPath) -> Bool {
    guard let methods else { return false }
    guard let commits = methods.commits else { return host.delegateCalls.editingStyle(path) == .delete }
    return commits && style(of: path) == .delete
  }

  /// Whether the data source implements the method that moves rows. O(1).
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
