import ListCore

/// Customizing: the items on a bar are chosen by the user.
extension TabBarContents: TabCustomizerListener {
  var isCustomizing: Bool { customizer != nil }

  /// The app lets the user choose the items of its own bar.
  func customizeByApp(_ items: [UITabBarItem]) {
    checkIsOwn()
    guard !items.isEmpty, bar.superview != nil else {
      fatalError(
        """
        -[UITabBar beginCustomizingItems:] needs at least one item, and a bar in a view. Asked for \(items.count) items; the \
        bar shows \(self.items.count), in \(bar.superview.map { "\($0)" } ?? "no view"). Add the bar to a view, and \
        pass all items that it may show.
        """)
    }
    let others = items.filter { item in !self.items.contains { $0 === item } }
    customize(items, others: others, listener: self)
  }

  /// - Parameters:
  ///   - items: the items that the user may move.
  ///   - others: the items that are not on the bar.
  func customize(_ items: [UITabBarItem], others: [UITabBarItem], listener: any TabCustomizerListener) {
    customizer?.end(animated: false)
    let customizer = TabCustomizer(bar, items: items, others: others, listener: listener)
    self.customizer = customizer
    Turn.run(on: bar) { customizer.begin() }
  }

  /// - Returns: whether the bar shows other items than before.
  func endCustomizing(animated: Bool) -> Bool {
    guard let customizer else { return false }
    return Turn.run(on: bar) { customizer.end(animated: animated) }
  }

  // MARK: Listening, for a bar of the app's own

  func willBeginCustomizing(_ items: [UITabBarItem]) { bar.delegate?.tabBar(bar, willBeginCustomizing: items) }

  func didBeginCustomizing(_ items: [UITabBarItem]) { bar.delegate?.tabBar(bar, didBeginCustomizing: items) }

  func willEndCustomizing(_ items: [UITabBarItem], order: [UITabBarItem], changed: Bool) {
    bar.delegate?.tabBar(bar, willEndCustomizing: items, changed: changed)
  }

  func didEndCustomizing(_ items: [UITabBarItem], order: [UITabBarItem], changed: Bool) {
    bar.delegate?.tabBar(bar, didEndCustomizing: items, changed: changed)
  }

  // MARK: Tabs

  /// The tab at a point of the bar.
  func tab(at point: CGPoint) -> (UITabBarItem, UIView)? {
    zip(items, buttons).first { $1.frame.contains(point) }.map { ($0, $1) }
  }

  func view(of item: UITabBarItem) -> UIView? { buttons.first { $0.item === item } }

  /// Marks the tab that an item would replace.
  func mark(_ item: UITabBarItem?) {
    guard marked !== item else { return }
    marked = item
    markTabs()
  }

  /// The opacity of a tab that an item would replace, and of one that cannot be moved [?].
  private static let markedAlpha: CGFloat = 0.3

  func markTabs() {
    for (item, button) in zip(items, buttons) where !button.isLifted {
      button.alpha = item === marked || item === customizer?.held ? Self.markedAlpha : 1
    }
  }

  func moves(of item: UITabBarItem) -> [UIAccessibilityCustomAction]? {
    guard let customizer, customizer.canMove(item), let index = items.firstIndex(where: { $0 === item }) else {
      return nil
    }
    let targets = customizer.targets(for: item)
    return [(SystemWord.moveBackward, items[..<index].last), (.moveForward, items[(index + 1)...].first)].compactMap {
      name, neighbour in
      guard let neighbour, targets.contains(where: { $0 === neighbour }) else { return nil }
      return UIAccessibilityCustomAction(name: name.text) { [weak customizer] _ in
        customizer?.put(item, inPlaceOf: neighbour) ?? false
      }
    }
  }
}
