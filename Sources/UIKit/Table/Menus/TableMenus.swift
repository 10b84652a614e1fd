import ListCore

/// What ``TableMenus`` needs of its table view.
@MainActor
protocol TableMenusHost: AnyObject {
  var delegateCalls: TableDelegateCalls { get }
  var model: TableModel { get }
  var cells: TableRows { get }
  var swipes: TableSwipes { get }
  var rowDragging: TableDragging { get }
  var style: UITableView.Style { get }
  func addInteraction(_ interaction: any UIInteraction)
  /// Opens the edit menu of a row.
  func open(_ menu: ItemEditMenu, for item: ItemEditMenu.Item, at place: CGPoint)
}

/// The menus of rows.
@MainActor
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let host: any TableMenusHost
  private(set) var interaction: UIContextMenuInteraction?
  /// The cell whose menu is open: its row may have another path by the time it closes.
  private weak var cell: UITableViewCell?
  let editMenu = ItemEditMenu()

  init(host: any TableMenusHost) {
    self.host = host
    super.init()
  }

  /// A delegate may have menus for rows.
  func delegateDidChange() {
    guard interaction == nil, host.delegateCalls.delegate != nil else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    host.addInteraction(interaction)
  }

  /// The row whose menu is open is dragged away.
  func rowWillBeDragged() { interaction?.session.closeForDrag() }

  // MARK: UIContextMenuInteractionDelegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !host.swipes.isSwiping, !host.rowDragging.isActive, let path = host.model.row(at: location) else {
      return nil
    }
    cell = host.cells.cell(at: path)
    if let configuration = host.delegateCalls.contextMenu(path, at: location) { return configuration }
    openEditMenu(path, at: location)
    return nil
  }

  /// [C] A row without another menu has an edit menu where the delegate says so.
  private func openEditMenu(_ path: RowPath, at place: CGPoint) {
    guard host.delegateCalls.shouldShowMenu(path), let cell else { return }
    // The menu may stand a moment longer than the table.
    let row = { [weak host, weak cell] in cell.flatMap { host?.cells.path(of: $0) } }
    let item = ItemEditMenu.Item(
      canPerform: { [weak host] action, sender in
        row().flatMap { host?.delegateCalls.canPerform(action, $0, sender) } ?? false
      },
      perform: { [weak host] action, sender in
        if let path = row() { host?.delegateCalls.perform(action, path, sender) }
      },
      place: { [weak host] in row().flatMap { host?.model.rect(of: .row($0)) } ?? .null })
    host.open(editMenu, for: item, at: place)
  }

  /// The rows are others.
  func rowsWereReplaced() { editMenu.close() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    host.delegateCalls.menuPreview(configuration, isHighlighting: true) ?? rowPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    host.delegateCalls.menuPreview(configuration, isHighlighting: false)
  }

  /// The row, on the colour that rows of the style have.
  private var rowPreview: UITargetedPreview? {
    guard let cell, cell.superview != nil, host.cells.path(of: cell) != nil else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = host.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    return UITargetedPreview(view: cell, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { host.delegateCalls.menuPreviewTapped(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host.rowDragging.menuDidOpen()
    host.delegateCalls.menuWillDisplay(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { host.delegateCalls.menuWillEnd(configuration, animator) }
}

extension UITableView: TableMenusHost {
  func open(_ menu: ItemEditMenu, for item: ItemEditMenu.Item, at place: CGPoint) {
    // [C] The finger that opened a menu does not select when it lifts.
    rowTouches.cancelled()
    menu.open(item, at: place, in: self)
  }
}
