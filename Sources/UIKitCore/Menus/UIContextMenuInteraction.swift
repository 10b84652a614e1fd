/// Gives a view a menu, which a long press or the secondary button of a mouse opens.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum appearance: Int, Sendable {
    /// No menu is open.
    case unknown = 0
    /// With a preview above a blurred screen.
    case rich = 1
    /// By itself.
    case compact = 2
  }

  package private(set) lazy var session = ContextMenuSession(interaction: self)

  /// An interaction that asks a delegate. The delegate is not kept alive.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    session.delegate = delegate
  }

  /// Provides the menu of the view. Not retained.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { session.delegate }

  /// The view that has the menu.
  open var view: UIView? { session.view }

  /// How the menu that is open is shown.
  open var menuAppearance: appearance { session.appearance }

  /// The point at which the menu was requested.
  open func location(in view: UIView?) -> CGPoint { session.location(in: view) }

  /// Replaces the open menu and its open submenus.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session.updateMenu(block) }

  /// Closes the menu.
  open func dismissMenu() { session.close() }

  open func willMove(to view: UIView?) { session.willMove(to: view) }
  open func didMove(to view: UIView?) { session.didMove(to: view) }
}
