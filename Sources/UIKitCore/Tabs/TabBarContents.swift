/// The items of a tab bar, the views that show them, and which of them is selected.
@MainActor
final class TabBarContents: BarItemObserver, TabRow {
  unowned let bar: UITabBar
  private let background = BarBackground(frame: .zero, lineEdge: .top)
  private let indicator = UIImageView(frame: .zero)
  private lazy var largeContent = BarLargeContent(bar)
  private(set) var items: [UITabBarItem] = []
  private(set) var buttons: [UITabBarButton] = []
  private weak var selectedItem: UITabBarItem?
  private weak var cursorItem: UITabBarItem?
  private weak var focused: UITabBarItem?
  /// The looks of a bar at the upper edge of a wide window; nil for one at the lower edge.
  private(set) var floating: TabFloatingLooks?
  /// The items at the end of a bar at the upper edge, which are shown as images.
  var pinned: [UITabBarItem] = []
  /// The screen in which the user chooses the items, while it is shown.
  var customizer: TabCustomizer?
  weak var marked: UITabBarItem?
  /// The controller that the bar belongs to, which alone changes it.
  weak var manager: (any TabBarManager)?
  /// Whether the content's end is at the bar, so that nothing is beneath it.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { refresh() } }
  }
  var barStyle = UIBarStyle.default {
    didSet { bar.overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }
  var positioning = UITabBar.ItemPositioning.automatic { didSet { bar.setNeedsLayout() } }
  var itemWidth: CGFloat = 0 { didSet { bar.setNeedsLayout() } }
  var itemSpacing: CGFloat = 0 { didSet { bar.setNeedsLayout() } }

  init(_ bar: UITabBar) { self.bar = bar }

  func install() {
    bar.addSubview(background)
    indicator.contentMode = .center
    indicator.isHidden = true
    bar.addSubview(indicator)
    refresh()
  }

  func float(_ isFloating: Bool) {
    guard isFloating != (floating != nil) else { return }
    floating?.remove()
    floating = isFloating ? TabFloatingLooks() : nil
    floating?.install(in: bar)
    refresh()
  }

  // MARK: Items

  /// How long tabs take to appear and to disappear, in seconds [C].
  private static let fadeDuration: TimeInterval = 0.25

  /// The app changes the items of its own bar.
  func setByApp(_ items: [UITabBarItem], animated: Bool) {
    checkIsOwn()
    customizer?.end(animated: false)
    set(items, animated: animated)
  }

  func set(_ items: [UITabBarItem], animated: Bool) {
    let old = Dictionary(zip(self.items.map(ObjectIdentifier.init), buttons)) { first, _ in first }
    for item in self.items where item.observer === self { item.observer = nil }
    self.items = items
    buttons = items.map { item in old[ObjectIdentifier(item)] ?? UITabBarButton(item, in: self) }
    for button in old.values where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    for item in items { item.observer = self }
    if !items.contains(where: { $0 === selectedItem }) { selectedItem = nil }
    let new = buttons.filter { $0.superview !== bar }
    for button in buttons { bar.addSubview(button) }
    refresh()
    guard animated, bar.window != nil else { return }
    for button in new { button.alpha = 0 }
    UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
      for button in new { button.alpha = 1 }
    }
  }

  func button(of item: UITabBarItem) -> UITabBarButton? { buttons.first { $0.item === item } }

  func checkIsOwn() {
    if let manager {
      fatalError(
        """
        Directly modifying a tab bar managed by a tab bar controller is not allowed. The bar belongs to \(manager.barDelegate). \
        Set the viewControllers of the controller, or the tabBarItem of one of them.
        """)
    }
  }

  func delegateDidChange() {
    if let manager, bar.delegate !== manager.barDelegate {
      fatalError(
        """
        Changing the delegate of a tab bar managed by a tab bar controller is not allowed. The bar belongs to \
        \(manager). Set the controller's delegate, a UITabBarControllerDelegate.
        """)
    }
  }

  // MARK: Selection

  /// The selected item, which the app may set for its own bar.
  var selected: UITabBarItem? {
    get { selectedItem }
    set {
      checkIsOwn()
      select(newValue)
    }
  }

  func select(_ item: UITabBarItem?) {
    selectedItem = items.first { $0 === item }
    cursorItem = nil
    refresh()
  }

  func choose(_ item: UITabBarItem) {
    if let customizer { return Turn.run(on: bar) { customizer.choose(item) } }
    if manager == nil { select(item) }
    Turn.run(on: bar) {
      bar.delegate?.tabBar(bar, didSelect: item)
      manager?.tabBar(didChoose: item)
    }
  }

  // MARK: Keys

  var cursor: UITabBarItem? { cursorItem ?? selectedItem ?? items.first(where: \.isEnabled) }

  func moveCursor(from item: UITabBarItem, by step: Int) -> UITabBarButton? {
    guard var index = items.firstIndex(where: { $0 === item }) else { return nil }
    repeat { index += step } while items.indices.contains(index) && !items[index].isEnabled
    guard items.indices.contains(index) else { return nil }
    cursorItem = items[index]
    return buttons[index]
  }

  func focusDidChange(of item: UITabBarItem, _ hasFocus: Bool) {
    if hasFocus { focused = item } else if focused === item { focused = nil }
    refresh()
  }

  func place(of item: UITabBarItem) -> (number: Int, count: Int) {
    ((items.firstIndex { $0 === item } ?? 0) + 1, items.count)
  }

  // MARK: Looks

  func barItemDidChange() { refresh() }

  func appearanceDidChange() { refresh() }

  func traitsDidChange() {
    largeContent.textSizeDidChange()
    refresh()
  }

  func didMoveToWindow() {
    guard bar.window != nil else { return }
    largeContent.textSizeDidChange()
    refresh()
  }

  /// Shows items and background as they are now.
  func refresh() {
    let looks = TabBarLooks(bar: bar, item: selectedItem, isAtScrollEdge: isAtScrollEdge)
    for appearance in looks.candidates { appearance.observer = self }
    background.isHidden = looks.hidesBackground || floating != nil
    background.show(looks.appearance)
    if !bar.isTranslucent { background.cover() }
    for (item, button) in zip(items, buttons) {
      AppearanceProxies.apply(to: item, shownBy: bar)
      button.isSelected = item === selectedItem
      button.isEnabled = item.isEnabled
      button.show(
        TabLook(
          item, in: bar, appearance: looks.appearance, isSelected: item === selectedItem, isFocused: item === focused))
    }
    markTabs()
    showIndicator(looks.appearance)
    bar.setNeedsLayout()
  }

  private func showIndicator(_ appearance: UITabBarAppearance) {
    indicator.image = appearance.selectionIndicatorImage
    indicator.tintColor = appearance.selectionIndicatorTintColor ?? bar.tintColor
    indicator.isHidden = appearance.selectionIndicatorImage == nil || selectedItem == nil
  }

  // MARK: Layout

  /// The safe area beneath the bar. A controller's bar has it before it is laid out.
  var bottomSafeArea: CGFloat { manager?.bottomSafeArea ?? bar.safeAreaInsets.bottom }

  /// The arrangement of a bar that floats in a width.
  func floatingLayout(room: CGFloat) -> TabFloatingLayout? {
    floating?.layout(
      buttons.map(\.contentWidth), room: room,
      isRightToLeft: bar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func layOut() {
    if let layout = floatingLayout(room: bar.bounds.width) {
      for (button, frame) in zip(buttons, layout.frames) { button.frame = frame }
      floating?.place(layout, selected: items.firstIndex { $0 === selectedItem }, in: bar.bounds)
      return
    }
    background.frame = bar.bounds
    let layout = TabBarLayout(
      widths: buttons.map(\.contentWidth), bounds: bar.bounds, insets: bar.safeAreaInsets, distribution: distribution,
      isRightToLeft: bar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for (button, frame) in zip(buttons, layout.frames) { button.frame = frame }
    guard !indicator.isHidden, let index = items.firstIndex(where: { $0 === selectedItem }) else { return }
    indicator.frame = layout.frames[index]
  }

  /// [D] Automatic tabs fill a narrow bar, and are in the middle of a wide one.
  private var distribution: TabBarLayout.Distribution {
    let appearance = TabBarLooks(bar: bar, item: selectedItem, isAtScrollEdge: isAtScrollEdge).appearance
    let style = TabBarLayout.style(for: bar.traitCollection)
    var wanted = positioning
    var distribution = TabBarLayout.Distribution(width: itemWidth, spacing: itemSpacing)
    if style == .stacked, appearance.stackedItemPositioning != .automatic {
      wanted = appearance.stackedItemPositioning
      distribution.width = appearance.stackedItemWidth
      distribution.spacing = appearance.stackedItemSpacing
    }
    distribution.isCentered = wanted == .automatic ? style == .inline : wanted == .centered
    return distribution
  }
}

/// The controller that a tab bar belongs to.
@MainActor
protocol TabBarManager: AnyObject {
  /// The controller as the bar's delegate.
  var barDelegate: any UITabBarDelegate { get }
  /// The safe area at the lower edge of the controller's view, in points.
  var bottomSafeArea: CGFloat { get }
  /// The user chose a tab.
  func tabBar(didChoose item: UITabBarItem)
  /// Whether content is beneath the bar changed.
  func tabBarTranslucencyDidChange()
}
