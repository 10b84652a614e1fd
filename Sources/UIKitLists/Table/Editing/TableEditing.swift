import ListCore

/// The table view, as ``TableEditing`` sees it.
@MainActor
protocol TableEditingHost: AnyObject {
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var cells: TableRows { get }
  var selection: TableSelection { get }
  var swipes: TableSwipes { get }
  var reordering: TableReordering { get }
  var resizing: TableResizing { get }
  func layoutIfNeeded()
}

/// Edit mode: which controls rows show, and what they do.
@MainActor
final class TableEditing {
  private unowned let host: any TableEditingHost
  private(set) var isOn = false
  /// Whether rows can be selected by touch while they are edited.
  var allowsSelection = false
  /// Whether several rows can be selected while they are edited: they show for it instead of what else can be done [D].
  var allowsMultiple = false {
    didSet {
      guard allowsMultiple != oldValue, isOn else { return }
      host.selection.modeDidChange()
      applyToAll(animated: false)
    }
  }

  init(host: any TableEditingHost) { self.host = host }

  // MARK: Edit mode

  /// Starts or ends edit mode, and closes a row that is swiped open.
  func setEditing(_ editing: Bool, animated: Bool) {
    host.swipes.close(animated: animated)
    guard isOn != editing else { return }
    host.reordering.cancel(animated: animated)
    isOn = editing
    // [C] The selection does not outlive a change of the mode.
    host.selection.select(nil, animated: animated, scrollPosition: .none)
    host.selection.modeDidChange()
    applyToAll(animated: animated)
  }

  private func applyToAll(animated: Bool) {
    let editing = isOn
    let generation = host.model.generation
    for row in host.cells.live {
      apply(to: row.cell, at: row.path, animated: animated)
      // A callback reloaded: the rows to come are configured when they enter.
      guard generation == host.model.generation, isOn == editing else { return }
    }
    // Controls take room from the content.
    host.resizing.rowsDidChange(animated: animated)
  }

  /// Gives a cell that enters what the mode wants of it. O(1), and nothing but `indentationLevel` is asked outside of
  /// edit mode.
  func configure(_ cell: UITableViewCell, at path: RowPath) {
    if let level = host.delegateCalls.indentationLevel(path), cell.indentationLevel != level {
      cell.indentationLevel = level
    }
    if isOn || cell.isEditing { apply(to: cell, at: path, animated: false) }
  }

  /// Order of the questions [C]: may it be edited, how, is it indented, may it be moved.
  private func apply(to cell: UITableViewCell, at path: RowPath, animated: Bool) {
    guard isOn, host.delegateCalls.canEdit(path) ?? true else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    // [D] Rows that several can be selected of are not asked for their editing style.
    let style = allowsMultiple ? .none : style(of: path)
    cell.editing.style = style
    if let indents = host.delegateCalls.shouldIndent(path) { cell.shouldIndentWhileEditing = indents }
    // [D] A row has a grip where it can be moved and the data source can be told of it.
    cell.showsReorderControl = moves && host.delegateCalls.canMove(path) ?? true
    cell.editing.setControls(
      CellEditing.Controls(
        leading: allowsMultiple ? .select : style.control, indents: cell.shouldIndentWhileEditing,
        showsGrip: cell.showsReorderControl))
    // One of the questions may have ended the mode.
    if isOn && !cell.isEditing { cell.setEditing(true, animated: animated) }
  }

  /// [D] Editable rows are deleted unless the delegate says something else.
  func style(of path: RowPath) -> UITableViewCell.EditingStyle {
    host.delegateCalls.editingStyle(path) ?? .delete
  }

  // MARK: What the data source can do

  /// Whether the user can delete a row: its style is to be deleted, and the data source commits edits [D]. Where that
  /// cannot be told, only a delegate that answers the style says so.
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

  // MARK: Controls

  var reordering: TableReordering { host.reordering }

  /// The control before a row was tapped.
  func controlTapped(_ kind: CellEditControl.Kind, in cell: UITableViewCell) {
    // Rows that were replaced in this frame have to be those on screen first.
    host.layoutIfNeeded()
    guard isOn, let path = host.cells.path(of: cell) else { return }
    switch kind {
    case .delete: host.swipes.confirmDeletion(of: cell, at: path)
    case .insert:
      host.swipes.close(animated: true)
      host.delegateCalls.commit(.insert, path)
    case .select: break
    }
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

extension UITableView: TableEditingHost {}
