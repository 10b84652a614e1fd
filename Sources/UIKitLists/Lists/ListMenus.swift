import ListCore
@_spi(UIKitFloors) import UIKitCore

/// The calls to a list's delegate for menus of items.
@MainActor
protocol ListMenuCalls: AnyObject {
  var hasDelegate: Bool { get }
  /// - Parameter path: nil between the items.
  func contextMenu(_ path: RowPath?, at point: CGPoint) -> UIContextMenuConfiguration?
  /// - Parameter path: nil if the item was removed.
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, _ path: RowPath?, isHighlighting: Bool
  ) -> UITargetedPreview?
  func menuPreviewTapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func shouldShowMenu(_ path: RowPath) -> Bool
  func canPerform(_ action: Selector, _ path: RowPath, _ sender: Any?) -> Bool
  func perform(_ action: Selector, _ path: RowPath, _ sender: Any?)
}

/// A table view or collection view, as ``ListMenus`` sees it.
@MainActor
protocol ListMenusHost: ListCellsHost {
  var listMenuCalls: any ListMenuCalls { get }
  /// Whether menus can open: not while an item is dragged, for one.
  var mayOpenMenu: Bool { get }
  func addInteraction(_ interaction: any UIInteraction)
  func menuItem(at place: CGPoint) -> RowPath?
  /// The frame of the item in the content.
  func menuRect(of path: RowPath, _ cell: UIView) -> CGRect
  /// The looks of an item whose menu is open, unless the delegate gives a preview.
  var menuPreviewParameters: UIPreviewParameters { get }
  /// Opens the edit menu of an item.
  func open(_ menu: ItemEditMenu, for item: ItemEditMenu.Item, at place: CGPoint)
  /// Called before a menu opens over a cell: a lifted cell is put down.
  func menuWillOpen()
}

/// The menus of items.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let host: any ListMenusHost
  private(set) var interaction: UIContextMenuInteraction?
  /// The cell whose menu is open: its item may have another path by the time it closes.
  private weak var cell: UIView?
  let editMenu = ItemEditMenu()

  init(host: any ListMenusHost) {
    self.host = host
    super.init()
  }

  private var calls: any ListMenuCalls { host.listMenuCalls }

  /// Adds the interaction for menus when there is a delegate for the first time, as it may have menus for items.
  func delegateDidChange() {
    guard interaction == nil, calls.hasDelegate else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    host.addInteraction(interaction)
  }

  /// The path of the item whose menu is open, as long as it exists.
  private var path: RowPath? { cell.flatMap { host.path(ofListCell: $0) } }

  /// The item whose menu is open is dragged away.
  func itemWillBeDragged() { interaction?.session.closeForDrag() }

  /// Closes the edit menu, as its item may be gone.
  func itemsWereReplaced() { editMenu.close() }

  /// [?] Closes all menus of a list that left its window.
  func windowDidChange() {
    guard let interaction, interaction.view?.window == nil else { return }
    interaction.dismissMenu()
    editMenu.close()
  }

  // MARK: UIContextMenuInteractionDelegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard host.mayOpenMenu else { return nil }
    let path = host.menuItem(at: location)
    cell = path.flatMap(host.listCell(at:))
    if let configuration = calls.contextMenu(path, at: location) { return configuration }
    if let path { openEditMenu(path, at: location) }
    return nil
  }

  /// [C] An item without another menu has an edit menu if the delegate allows it.
  private func openEditMenu(_ path: RowPath, at place: CGPoint) {
    guard calls.shouldShowMenu(path), let cell else { return }
    // The menu may be open a moment longer than the list exists.
    let item = { [weak host, weak cell] in cell.flatMap { host?.path(ofListCell: $0) } }
    let menuItem = ItemEditMenu.Item(
      canPerform: { [weak host] action, sender in
        item().flatMap { host?.listMenuCalls.canPerform(action, $0, sender) } ?? false
      },
      perform: { [weak host] action, sender in
        if let path = item() { host?.listMenuCalls.perform(action, path, sender) }
      },
      cell: { [weak cell] in cell },
      place: { [weak host, weak cell] in
        guard let host, let cell, let path = item() else { return .null }
        return host.menuRect(of: path, cell)
      })
    host.open(editMenu, for: menuItem, at: place)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { calls.menuPreview(configuration, path, isHighlighting: true) ?? itemPreview }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { calls.menuPreview(configuration, path, isHighlighting: false) }

  private var itemPreview: UITargetedPreview? {
    guard let cell, cell.superview != nil, path != nil else { return nil }
    return UITargetedPreview(view: cell, parameters: host.menuPreviewParameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { calls.menuPreviewTapped(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host.menuWillOpen()
    calls.menuWillDisplay(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.menuWillEnd(configuration, animator) }
}
