import ListCore

/// What ``CollectionMenus`` needs of its collection view.
@MainActor
protocol CollectionMenusHost: AnyObject {
  var delegateCalls: CollectionDelegateCalls { get }
  var elements: CollectionElements { get }
  var selection: CollectionSelection { get }
  var isMovingItem: Bool { get }
  var itemDragging: CollectionDragging { get }
  var arrangement: CollectionArrangement { get }
  func addInteraction(_ interaction: any UIInteraction)
  /// Opens the edit menu of an item.
  func open(_ menu: ItemEditMenu, for item: ItemEditMenu.Item, at place: CGPoint)
}

/// The menus of items.
@MainActor
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let host: any CollectionMenusHost
  private(set) var interaction: UIContextMenuInteraction?
  /// The cell whose menu is open: its item may have another path by the time it closes.
  private weak var cell: UICollectionViewCell?
  let editMenu = ItemEditMenu()

  init(host: any CollectionMenusHost) {
    self.host = host
    super.init()
  }

  /// A delegate may have menus for items.
  func delegateDidChange() {
    guard interaction == nil, host.delegateCalls.delegate != nil else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    host.addInteraction(interaction)
  }

  /// The place of the item whose menu is open, as long as it exists.
  private var path: RowPath? { cell.flatMap { host.elements.element(of: $0)?.item } }

  /// The item whose menu is open is dragged away.
  func itemWillBeDragged() { interaction?.session.closeForDrag() }

  // MARK: UIContextMenuInteractionDelegate

  /// [D] A menu that is opened on one of several selected items is for all of them; between items it is for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !host.isMovingItem || host.itemDragging.isLifted else { return nil }
    cell = nil
    guard let path = host.arrangement.item(at: location), !host.delegateCalls.isPlaceholder(path) else {
      return host.delegateCalls.contextMenu([], location)
    }
    cell = host.elements.cell(at: path)
    let selected = host.selection.paths
    let isPartOfSelection = selected.count > 1 && selected.contains(path)
    if let configuration = host.delegateCalls.contextMenu(isPartOfSelection ? selected : [path], location) {
      return configuration
    }
    openEditMenu(path, at: location)
    return nil
  }

  /// [C] An item without another menu has an edit menu where the delegate says so.
  private func openEditMenu(_ path: RowPath, at place: CGPoint) {
    guard host.delegateCalls.shouldShowMenu(path), let cell else { return }
    // The menu may stand a moment longer than the collection view.
    let item = { [weak host, weak cell] in cell.flatMap { host?.elements.element(of: $0)?.item } }
    let menuItem = ItemEditMenu.Item(
      canPerform: { [weak host] action, sender in
        item().flatMap { host?.delegateCalls.canPerform(action, $0, sender) } ?? false
      },
      perform: { [weak host] action, sender in
        if let path = item() { host?.delegateCalls.perform(action, path, sender) }
      },
      place: { [weak cell] in cell?.frame ?? .null })
    host.open(editMenu, for: menuItem, at: place)
  }

  /// The items are others.
  func itemsWereReplaced() { editMenu.close() }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    return host.delegateCalls.menuPreview(configuration, path, isHighlighting: true) ?? itemPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    path.flatMap { host.delegateCalls.menuPreview(configuration, $0, isHighlighting: false) }
  }

  private var itemPreview: UITargetedPreview? {
    guard let cell, cell.superview != nil else { return nil }
    return UITargetedPreview(view: cell, parameters: UIPreviewParameters())
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
    host.itemDragging.menuDidOpen()
    host.delegateCalls.menuWillDisplay(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { host.delegateCalls.menuWillEnd(configuration, animator) }
}

extension UICollectionView: CollectionMenusHost {
  func open(_ menu: ItemEditMenu, for item: ItemEditMenu.Item, at place: CGPoint) {
    // [C] The finger that opened a menu does not select when it lifts.
    itemTouches.cancelled()
    menu.open(item, at: place, in: self)
  }
}
