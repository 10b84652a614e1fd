/// A tab that contains other tabs.
///
/// Members only forward; `TabBranch` holds the group's state.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  final private(set) lazy var branch = TabBranch(self)

  /// A group of tabs.
  ///
  /// - Parameters:
  ///   - identifier: unlike that of any other tab of the tab bar controller.
  ///   - viewControllerProvider: makes the group's own controller, when it is first needed. A group in the bar needs one,
  ///     or a `managingNavigationController`.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    branch.setChildren(children)
  }

  /// A group without tabs.
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }

  /// The tabs in the group.
  open var children: [UITab] {
    get { branch.children }
    set { branch.setChildren(newValue) }
  }

  /// The selected one of `children`; nil while the group itself is selected. If the group is selected, so is a child that
  /// is set.
  open var selectedChild: UITab? {
    get { branch.selectedChild }
    set { branch.selectByApp(newValue) }
  }

  /// The identifier of the child that is selected with the group beside a sidebar, if none was; nil, the default, for the
  /// first one.
  open var defaultChildIdentifier: String? {
    get { branch.defaultIdentifier }
    set { branch.defaultIdentifier = newValue }
  }

  // MARK: Sidebar

  /// The order of the children in the sidebar, by their identifiers. Others follow; empty by default.
  open var displayOrderIdentifiers: [String] {
    get { branch.orderIdentifiers }
    set { branch.orderIdentifiers = newValue }
  }

  /// The children in their order in the sidebar.
  open var displayOrder: [UITab] { branch.displayOrder }

  /// Actions in the sidebar after the children; empty by default.
  open var sidebarActions: [UIAction] {
    get { branch.actions }
    set { branch.actions = newValue }
  }

  /// The ways in which a sidebar shows a group.
  public enum SidebarAppearance: UInt, Sendable {
    /// As a section; as a row that expands, if the group is in another one.
    case automatic
    /// Its children beside the group's neighbours.
    case inline
    /// As a section at the root, even if the group is in another one.
    case rootSection
  }

  /// The way in which a sidebar shows the group.
  open var sidebarAppearance: UITabGroup.SidebarAppearance {
    get { branch.appearance }
    set { branch.appearance = newValue }
  }

  // MARK: Tabs inside

  /// The tab with an identifier among the children, and in the groups among them; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { branch.tab(identifier) }

  /// A navigation controller whose stack has the controllers of the selected tab and of the groups around it, the outermost
  /// first. Of groups inside one another the outermost one's is used. Nil, the default, leaves the change of controllers to
  /// the app.
  open var managingNavigationController: UINavigationController? {
    get { branch.navigation }
    set { branch.navigation = newValue }
  }
}
