/// The menu of a bar button, which opens beside it.
@MainActor
final class BarButtonMenu: NSObject {
  private weak var item: UIBarButtonItem?
  private weak var button: UIView?
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  /// The menu of an item that has none itself.
  private let makeMenu: (() -> UIMenu?)?

  init(_ item: UIBarButtonItem, _ makeMenu: (() -> UIMenu?)? = nil) {
    self.item = item
    self.makeMenu = makeMenu
    super.init()
  }

  /// Installs the gestures that open the menu: a long press on the button, or a click with the secondary mouse button.
  func install(on button: UIView) {
    self.button = button
    interaction.session.owner = self
    button.addInteraction(interaction)
  }

  /// Whether any touch opens the menu, because the button has no action.
  var opensAtTouch: Bool {
    item.map { ($0.menu != nil || makeMenu != nil) && $0.primaryAction == nil && $0.action == nil } ?? false
  }

  func open() { interaction.session.openAtOnce() }

  var isOpen: Bool { interaction.session.isOpen }
}

extension BarButtonMenu: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item, let menu = item.menu ?? makeMenu?() else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }
}

extension BarButtonMenu: MenuOwner {
  var mayOpenMenu: Bool { item?.isEnabled ?? false }
  var menuSender: Any { item ?? interaction }

  /// Menus of bars begin or end with their button, as it is closer to the bar's beginning or end [C].
  func menuAnchor(for configuration: UIContextMenuConfiguration) -> MenuAnchor {
    guard let button else { return .point(.zero) }
    let frame = button.convert(button.bounds, to: nil)
    return .control(frame, share: frame.midX < (button.window?.bounds.midX ?? 0) ? 0 : 1)
  }

  func menuDidOpen() { (button as? BarButton)?.isHeld = true }
  func menuWillClose() { (button as? BarButton)?.isHeld = false }
}
