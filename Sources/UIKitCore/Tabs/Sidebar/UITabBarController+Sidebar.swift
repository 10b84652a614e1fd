extension UITabBarController {
  /// The ways in which a wide window shows tabs. A window of compact width has them on a bar at its lower edge.
  public enum Mode: Int, Sendable {
    /// Like `tabSidebar` if one of the tabs is a group, otherwise like `tabBar`.
    case automatic
    /// On a bar at the upper edge.
    case tabBar
    /// On a bar at the upper edge, whose button replaces it with a sidebar.
    case tabSidebar
  }

  /// The sidebar of a tab bar controller: all its tabs, in their groups.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// The position of the selected controller beside the sidebar.
    public enum Layout: Int, Sendable {
      /// As `overlap` [D].
      case automatic
      /// Beneath the sidebar, which takes space from its safe area.
      case overlap
      /// Beside the sidebar.
      case tile
    }

    /// Something in the sidebar to scroll to.
    public enum ScrollTarget {
      /// The content above all tabs.
      case header
      /// The content beneath all tabs.
      case footer
      /// The row of a tab.
      case tab(UITab)
    }

    weak var part: TabSidebar?
    /// The sidebar's delegate, whose protocol is in the module of lists.
    package final weak var delegateObject: AnyObject?

    override init() { super.init() }

    /// Whether the bar is shown instead. The default is true; a window of compact width has no sidebar.
    open var isHidden = true {
      didSet { if isHidden != oldValue { part?.visibilityDidChange() } }
    }

    /// The position of the selected controller beside the sidebar.
    open var preferredLayout = Layout.automatic {
      didSet { part?.layoutDidChange() }
    }

    /// Content above all tabs; nil, the default, for none.
    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { part?.contentDidChange() }
    }

    /// Content beneath all tabs; nil, the default, for none.
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { part?.contentDidChange() }
    }

    /// A view at the lower edge, as high as it fits the sidebar's width; nil, the default, for none.
    open var bottomBarView: UIView? {
      didSet { part?.bottomBarDidChange(from: oldValue) }
    }

    /// Scrolls to something, if it is there.
    open func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
      part?.scroll(to: target, animated: animated)
    }

    /// Configures the row of a tab again, if it is shown.
    open func reconfigureItem(for tab: UITab) { part?.reconfigure(tab) }
  }
}

extension UITabBarController.Sidebar {
  /// Takes animations to run while a sidebar appears or disappears.
  @preconcurrency @MainActor
  public protocol Animating: NSObjectProtocol {
    /// Runs changes of views together with those of the sidebar.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs a closure when the sidebar has appeared or disappeared.
    func addCompletion(_ completion: @escaping () -> Void)
  }
}
