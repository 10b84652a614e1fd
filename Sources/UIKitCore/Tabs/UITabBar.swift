/// A bar of tabs, of which one is selected, at the bottom of a screen.
///
/// The members here only forward; `TabBarContents` holds the logic.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How tabs are distributed over a bar.
  public enum ItemPositioning: Int, Sendable {
    /// The tabs fill a narrow bar and are in the middle of a wide one.
    case automatic
    /// The tabs fill the bar.
    case fill
    /// Centred in the bar, with the bar's item width and spacing.
    case centered
  }

  final private(set) lazy var contents = TabBarContents(self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("delegate", \UITabBar.delegate)
    ]
  }

  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contents.install()
  }

  /// A bar of zero size, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contents.install()
    coder.decode(TabBarDecoding.self, into: self)
  }

  /// Told when the user chooses a tab; not retained. The bar of a tab bar controller has the controller.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet { contents.delegateDidChange() }
  }

  // MARK: Items

  /// The tabs, from the leading end; nil, the default, for none.
  open var items: [UITabBarItem]? {
    get { contents.items }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs; new ones fade in if animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    contents.setByApp(items ?? [], animated: animated)
  }

  /// The selected tab; nil for none. Setting it does not call the delegate.
  open weak var selectedItem: UITabBarItem? {
    get { contents.selected }
    set { contents.selected = newValue }
  }

  // MARK: Customizing

  /// Shows a screen above the bar on which the user chooses the bar's items, and their order; their number stays. The bar
  /// of a tab bar controller is customized by the user only.
  ///
  /// - Parameter items: all items that the bar may show, at least one. Items of the bar that are not among them stay where
  ///   they are.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { contents.customizeByApp(items) }

  /// Removes the screen that `beginCustomizingItems(_:)` shows.
  ///
  /// - Returns: whether the bar shows other items than before, or in another order.
  open func endCustomizing(animated: Bool) -> Bool { contents.endCustomizing(animated: animated) }

  /// Whether the user chooses the bar's items now.
  open var isCustomizing: Bool { contents.isCustomizing }

  // MARK: Looks

  /// The looks while content is beneath the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      contents.appearanceDidChange()
      noteAppearance(\.standardAppearance, standardAppearance)
    }
  }

  /// The looks while the content's end is at the bar; nil, the default, for those of `standardAppearance` without a
  /// background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      contents.appearanceDidChange()
      noteAppearance(\.scrollEdgeAppearance, scrollEdgeAppearance)
    }
  }

  /// The colour of tabs that are not selected; nil, the default, for grey.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      contents.appearanceDidChange()
      noteAppearance(\.unselectedItemTintColor, unselectedItemTintColor)
    }
  }

  /// The style of the bar: `.black` is dark in every appearance. The default is `.default`.
  open var barStyle: UIBarStyle {
    get { contents.barStyle }
    set {
      contents.barStyle = newValue
      noteAppearance(\.barStyle, newValue)
    }
  }

  /// Whether content is beneath the bar and shines through. If not, content ends at the bar, which is opaque.
  open var isTranslucent = true {
    didSet {
      contents.appearanceDidChange()
      contents.manager?.tabBarTranslucencyDidChange()
      noteAppearance(\.isTranslucent, isTranslucent)
    }
  }

  /// How tabs are distributed over the bar.
  open var itemPositioning: ItemPositioning {
    get { contents.positioning }
    set {
      contents.positioning = newValue
      noteAppearance(\.itemPositioning, newValue)
    }
  }

  /// The width of a tab in points where tabs are centred; 0, the default, for the system's.
  open var itemWidth: CGFloat {
    get { contents.itemWidth }
    set {
      contents.itemWidth = newValue
      noteAppearance(\.itemWidth, newValue)
    }
  }

  /// The spacing between tabs in points where tabs are centred; 0, the default, for the system's.
  open var itemSpacing: CGFloat {
    get { contents.itemSpacing }
    set {
      contents.itemSpacing = newValue
      noteAppearance(\.itemSpacing, newValue)
    }
  }

  // MARK: Older looks

  /// The background's colour: that of `standardAppearance`.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set {
      standardAppearance.backgroundColor = newValue
      noteAppearance(\.barTintColor, newValue)
    }
  }

  /// The image that replaces the background, as in `standardAppearance`; an empty image shows none, nil the default background.
  open var backgroundImage: UIImage? {
    get { standardAppearance.backgroundImage }
    set {
      standardAppearance.replaceBackground(with: newValue)
      noteAppearance(\.backgroundImage, newValue)
    }
  }

  /// The line's image: that of `standardAppearance`.
  open var shadowImage: UIImage? {
    get { standardAppearance.shadowImage }
    set {
      standardAppearance.shadowImage = newValue
      noteAppearance(\.shadowImage, newValue)
    }
  }

  /// The background image of the selected tab, as in `standardAppearance`.
  open var selectionIndicatorImage: UIImage? {
    get { standardAppearance.selectionIndicatorImage }
    set {
      standardAppearance.selectionIndicatorImage = newValue
      noteAppearance(\.selectionIndicatorImage, newValue)
    }
  }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.layOut()
  }

  /// The height of a bar with the safe area beneath it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TabBarLayout.height(for: traitCollection) + contents.bottomSafeArea)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: TabBarLayout.height(for: traitCollection))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    contents.didMoveToWindow()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contents.appearanceDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    contents.traitsDidChange()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    TabBarAccessibility(view: self)
  }
}

/// Told when the user chooses a tab of a bar, and while the user customizes one.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user chooses a tab, even if it is selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

  /// Called before the screen is shown on which the user chooses among the given items.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

  /// Called when that screen is there.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

  /// Called before that screen disappears.
  ///
  /// - Parameter changed: whether the bar shows other items than before, or in another order.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

  /// Called after that screen has disappeared.
  ///
  /// - Parameter changed: whether the bar shows other items than before, or in another order.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
