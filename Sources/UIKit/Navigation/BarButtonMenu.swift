/// The menu of a bar button, which opens beneath it.
@MainActor
final class BarButtonMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var item: UIBarButtonItem?
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init()
  }

  /// Whether a tap opens the menu: there is nothing else that it does.
  var opensByTap: Bool { item.map { $0.menu != nil && $0.primaryAction == nil && $0.action == nil } ?? false }

  /// Opens the menu beneath a button.
  func open(from button: UIView) {
    let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let corner = CGPoint(x: isRightToLeft ? button.bounds.maxX : button.bounds.minX, y: button.bounds.maxY)
    interaction.session.open(from: button, at: button.convert(corner, to: nil))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = item?.menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}
