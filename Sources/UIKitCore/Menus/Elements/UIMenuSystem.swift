/// The menus of one kind: the app's main ones, or context menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  private static let theMain = MainMenuSystem()
  private static let theContext = UIMenuSystem()

  /// The app's main menus. The app and its delegate build them; there is no menu bar that shows them, but their key
  /// commands work.
  open class var main: UIMenuSystem { theMain }
  /// Context menus, such as edit menus, built each time by the responders of the view.
  open class var context: UIMenuSystem { theContext }

  override init() { super.init() }

  /// Marks the menus to be built again before their next use. Context menus always are.
  open func setNeedsRebuild() {}
}

/// The main menus, built when their commands are first asked for.
@MainActor
final class MainMenuSystem: UIMenuSystem {
  private var root: UIMenu?

  override func setNeedsRebuild() { root = nil }

  /// The key commands of the menus, in order, as built by the responders after a window: the app and its delegate.
  static func keyCommands(behind window: UIWindow) -> [UIKeyCommand] {
    guard let system = main as? MainMenuSystem else { return [] }
    let root = system.root ?? system.build(behind: window)
    system.root = root
    return commands(in: root)
  }

  private static func commands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { element in
      (element as? UIKeyCommand).map { [$0] } ?? (element as? UIMenu).map(commands) ?? []
    }
  }

  private func build(behind window: UIWindow) -> UIMenu {
    let building = MenuBuilding(self, Self.standard)
    var responder = window.next
    while let current = responder {
      current.buildMenu(with: building)
      responder = current.next
    }
    return building.root
  }

  /// The menus that apps name as they add their own; they have no commands here.
  private static var standard: UIMenu {
    func menu(_ identifier: UIMenu.Identifier, _ parts: [UIMenu.Identifier] = []) -> UIMenu {
      UIMenu(
        identifier: identifier,
        children: parts.map { UIMenu(identifier: $0, options: .displayInline) })
    }
    return UIMenu(
      identifier: .root,
      children: [
        menu(.application, [.about, .preferences, .services, .hide, .quit]),
        menu(.file, [.newScene, .open, .openRecent, .close, .document, .print]),
        menu(.edit, [.undoRedo, .standardEdit, .find, .spelling, .substitutions, .transformations, .speech]),
        menu(.format, [.font, .text]), menu(.view, [.toolbar, .sidebar, .fullscreen]),
        menu(.window, [.minimizeAndZoom, .bringAllToFront]), menu(.help),
      ])
  }
}
