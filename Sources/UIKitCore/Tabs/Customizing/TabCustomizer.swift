import ListCore

/// Lets the user choose the items of a tab bar, and their order: a screen above the bar shows all items, which are
/// dragged onto the bar.
///
/// The bar's items change at once. The listeners decide about everything else.
@MainActor
final class TabCustomizer {
  /// The items on the screen.
  let items: [UITabBarItem]
  private weak var bar: UITabBar?
  private weak var listener: (any TabCustomizerListener)?
  /// All items: those that were on the bar, then the others.
  private let all: [UITabBarItem]
  private(set) var arrangement: BarArrangement
  private lazy var screen = TabCustomizingView(self)
  private lazy var drag = TabIconDrag(self)
  /// The item that was picked up with a key; it moves to the next selected tab.
  private(set) weak var held: UITabBarItem?
  private var isEnding = false

  /// - Parameters:
  ///   - items: the items that the user may move.
  ///   - others: the items that are not on the bar, whether they can be moved or not.
  init(_ bar: UITabBar, items: [UITabBarItem], others: [UITabBarItem], listener: any TabCustomizerListener) {
    self.bar = bar
    self.items = items
    self.listener = listener
    let present = bar.contents.items
    let all = present + others
    self.all = all
    let fixed = all.indices.filter { index in !items.contains { $0 === all[index] } }
    arrangement = BarArrangement(barCount: present.count, count: all.count, fixed: Set(fixed))
  }

  /// How long the screen takes to appear and to disappear, in seconds [C].
  private static let duration: TimeInterval = 0.3

  // MARK: Items

  /// The items on the bar now, and the others.
  var itemsOnBar: [UITabBarItem] { arrangement.bar.map { all[$0] } }

  func isOnBar(_ item: UITabBarItem) -> Bool { itemsOnBar.contains { $0 === item } }

  func canMove(_ item: UITabBarItem) -> Bool { number(of: item).map(arrangement.canMove) ?? false }

  private func number(of item: UITabBarItem) -> Int? { all.firstIndex { $0 === item } }

  /// The tabs that an item can replace.
  func targets(for item: UITabBarItem) -> [UITabBarItem] {
    guard let number = number(of: item) else { return [] }
    return arrangement.bar.indices.filter { arrangement.canPlace(number, at: $0) }.map { all[arrangement.bar[$0]] }
  }

  /// Replaces an item of the bar by another item.
  /// - Returns: whether it could.
  @discardableResult
  func put(_ item: UITabBarItem, inPlaceOf target: UITabBarItem) -> Bool {
    guard let number = number(of: item), let place = itemsOnBar.firstIndex(where: { $0 === target }),
      arrangement.put(number, at: place)
    else { return false }
    bar?.contents.set(itemsOnBar, animated: false)
    screen.refresh()
    return true
  }

  // MARK: Beginning and end

  func begin() {
    guard let bar, let container = bar.superview else { return }
    listener?.willBeginCustomizing(items)
    guard bar.contents.customizer === self else { return }
    bar.window?.endEditing(true)
    container.insertSubview(screen, belowSubview: bar)
    screen.frame = container.bounds
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    drag.watch(screen, bar)
    bar.contents.refresh()
    screen.layoutIfNeeded()
    guard bar.window != nil else { return listener?.didBeginCustomizing(items) ?? () }
    UIAccessibility.post(notification: .screenChanged, argument: screen)
    screen.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
      animations: { [screen] in screen.transform = .identity },
      completion: { [weak self] _ in
        guard let self, self.bar?.contents.customizer === self else { return }
        listener?.didBeginCustomizing(items)
      })
  }

  /// Removes the screen. The items stay as they were arranged.
  /// - Returns: whether the bar shows other items than before.
  @discardableResult
  func end(animated: Bool) -> Bool {
    guard let bar, bar.contents.customizer === self, !isEnding else { return false }
    isEnding = true
    let isChanged = arrangement.isChanged
    let order = arrangement.order.map { all[$0] }
    drag.stop()
    held = nil
    listener?.willEndCustomizing(items, order: order, changed: isChanged)
    bar.contents.customizer = nil
    bar.contents.refresh()
    let (listener, items, screen) = (listener, items, screen)
    guard animated, bar.window != nil, let container = screen.superview else {
      screen.removeFromSuperview()
      listener?.didEndCustomizing(items, order: order, changed: isChanged)
      return isChanged
    }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    screen.isUserInteractionEnabled = false
    screen.accessibilityElementsHidden = true
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .curveEaseInOut,
      animations: { screen.transform = CGAffineTransform(translationX: 0, y: container.bounds.height) },
      completion: { [weak listener] _ in
        screen.removeFromSuperview()
        listener?.didEndCustomizing(items, order: order, changed: isChanged)
      })
    return isChanged
  }

  // MARK: Keys

  /// Picks an item up, or lays it down again.
  func hold(_ item: UITabBarItem) {
    held = held === item ? nil : item
    screen.refresh()
    bar?.contents.refresh()
  }

  /// The user selected a tab: the picked up item moves there.
  func choose(_ item: UITabBarItem) {
    guard let held else {
      if canMove(item) { hold(item) }
      return
    }
    self.held = nil
    put(held, inPlaceOf: item)
    screen.refresh()
    bar?.contents.refresh()
  }

  // MARK: Views

  var view: TabCustomizingView { screen }
  var tabBar: UITabBar? { bar }
}

/// Told while the user customizes a bar.
@MainActor
protocol TabCustomizerListener: AnyObject {
  func willBeginCustomizing(_ items: [UITabBarItem])
  func didBeginCustomizing(_ items: [UITabBarItem])
  /// - Parameters:
  ///   - order: all items: those on the bar first.
  ///   - changed: whether the bar shows other items than before, or in another order.
  func willEndCustomizing(_ items: [UITabBarItem], order: [UITabBarItem], changed: Bool)
  func didEndCustomizing(_ items: [UITabBarItem], order: [UITabBarItem], changed: Bool)
}
