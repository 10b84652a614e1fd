/// Makes the controller of a menu's preview; nil shows the pressed view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes the menu when it opens. The argument, the system's suggested elements, is empty here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Provides a menu and its preview when the menu opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// In which order a menu shows its elements.
  public enum ElementOrder: Int, Sendable {
    /// Like `fixed` within scroll views and for pop-up buttons, otherwise like `priority`.
    case automatic = 0
    /// The first element is closest to the menu's source.
    case priority = 1
    /// From top to bottom.
    case fixed = 2
  }

  private let name: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  private init(
    _ name: any NSCopying, _ previewProvider: UIContextMenuContentPreviewProvider?,
    _ actionProvider: UIContextMenuActionProvider?
  ) {
    self.name = name
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// A configuration whose closures make the preview and the menu when the menu opens.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(identifier ?? NSUUID(), previewProvider, actionProvider)
  }

  /// The app's identifier of the menu; a unique one if none was given.
  open var identifier: any NSCopying { name }

  /// In which order the menu shows its elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
}
