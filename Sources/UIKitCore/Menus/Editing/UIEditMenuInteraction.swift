/// Gives a view a menu of the editing actions for its selection. For touches the app opens it; a click with the
/// secondary button opens it as a list at the pointer.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  private(set) lazy var session = EditMenuSession(interaction: self)

  /// An interaction that asks a delegate, if there is one. The delegate is not kept alive.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    super.init()
    session.delegate = delegate
  }

  /// Provides elements and the position of the menu, and is informed of it. Not retained.
  open weak var delegate: (any UIEditMenuInteractionDelegate)? { session.delegate }

  /// The view that has the menu.
  open var view: UIView? { session.view }

  /// Opens the menu, replacing one that is open.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { session.present(configuration) }

  /// Closes the menu.
  open func dismissMenu() { session.dismiss() }

  /// Asks the delegate for the menu again, if it is open.
  open func reloadVisibleMenu() { session.reload() }

  /// Asks the delegate again for the menu's target, if the menu is open.
  open func updateVisibleMenuPosition(animated: Bool) { session.updatePosition(animated: animated) }

  /// The point at which the menu was requested.
  open func location(in view: UIView?) -> CGPoint { session.location(in: view) }

  open func willMove(to view: UIView?) { session.willMove() }
  open func didMove(to view: UIView?) { session.view = view }
}
