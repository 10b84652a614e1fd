/// The edit menu of custom views in the older form, before `UIEditMenuInteraction`: it offers the commands that the
/// first responder, or a later responder in its chain, can perform.
///
/// Members only forward: `SharedEditMenu` opens and closes the menu.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction in which the menu's arrow points, with Apple's numbers.
  public enum ArrowDirection: Int, Sendable {
    /// The menu is above its target, or below it if there is no room.
    case `default` = 0
    /// The menu is below its target.
    case up = 1
    /// The menu is above its target.
    case down = 2
    /// The menu is to the right of its target.
    case left = 3
    /// The menu is to the left of its target.
    case right = 4
  }

  final lazy var menu = SharedEditMenu(self)
  private static let one = UIMenuController()

  /// The app's one menu.
  open class var shared: UIMenuController { one }

  /// Further items, after the standard commands; nil, the default, for none. They are in the menus of text views and
  /// text fields, too. An item is shown while a responder can perform its action, which receives this object.
  open var menuItems: [UIMenuItem]?

  /// The side of the target on which the menu opens next; `default` at first.
  open var arrowDirection = ArrowDirection.default

  /// Whether the menu is open. Setting it opens or closes the menu without an animation.
  open var isMenuVisible: Bool {
    get { menu.isOpen }
    set { menu.setOpen(newValue, animated: false) }
  }

  /// Opens the menu beside the target, or closes it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { menu.setOpen(menuVisible, animated: animated) }

  /// Sets the view and the rectangle in it beside which the menu opens. The view is not kept alive.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { menu.setTarget(targetRect, in: targetView) }

  /// Opens the menu beside a rectangle of a view, where the window's first responder can perform something.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    menu.setTarget(targetRect, in: targetView)
    menu.setOpen(true, animated: true)
  }

  /// Closes the menu if it was opened for this view.
  open func hideMenu(from targetView: UIView) { menu.close(of: targetView) }

  /// Closes the menu.
  open func hideMenu() { menu.setOpen(false, animated: true) }

  /// Asks the responders again which items they can perform. The menu does so itself when it opens.
  open func update() { menu.update() }

  /// The menu's frame on the screen; zero while it is closed.
  open var menuFrame: CGRect { menu.frame }

  /// Posted before the menu opens; the object is the controller.
  open class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// Posted when the menu is open; the object is the controller.
  open class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// Posted before the menu closes; the object is the controller.
  open class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// Posted when the menu is closed; the object is the controller.
  open class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
  /// Posted when the menu's frame has changed; the object is the controller.
  open class var menuFrameDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }
}

/// An app's own item of the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The item's title.
  open var title: String

  /// The method that the first responder able to perform it is sent.
  open var action: Selector

  /// An item of the given title and action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
