/// The items of a navigation bar, the views that show the top one, and the animation from one item to the next.
@MainActor
final class NavigationBarItems: BarItemObserver {
  /// Length of a push or pop in seconds [C].
  static let transitionDuration: TimeInterval = 0.35

  /// How long buttons take to fade into others, in seconds [C].
  static let fadeDuration: TimeInterval = 0.25

  private unowned let bar: UINavigationBar
  private let background = BarBackground(frame: .zero)
  private lazy var largeContent = BarLargeContent(bar)
  private(set) var items: [UINavigationItem] = []
  private var content: NavigationBarContent?
  private var change: NavigationBarChange?
  /// The action of the back button in a bar that a controller manages.
  var goBack: (() -> Void)?
  /// The controller on top, in a bar that a controller manages.
  var topController: (() -> UIResponder?)?
  /// Whether the content is at its edge, with nothing beneath the bar.
  var isAtScrollEdge = true {
    didSet { if isAtScrollEdge != oldValue { looksDidChange() } }
  }
  /// How far the content is pulled below its resting position, in points; a large title grows with it.
  var pull: CGFloat = 0 {
    didSet { content?.largeTitle?.pull = pull }
  }
  /// Called when large titles are turned on or off.
  var onLargeTitleChange: (() -> Void)?
  /// Called when the bar starts or ceases to let content shine through.
  var onTranslucencyChange: (() -> Void)?
  /// The image in place of the chevron, and its mask, as they were set on the bar itself.
  var backIndicator: (image: UIImage?, mask: UIImage?) = (nil, nil) {
    didSet {
      bar.standardAppearance.setBackIndicatorImage(backIndicator.image, transitionMaskImage: backIndicator.mask)
    }
  }
  /// Height above the bar that its background covers, in points.
  var heightAbove: CGFloat = 0 {
    didSet { if heightAbove != oldValue { bar.setNeedsLayout() } }
  }
  /// Whether a search has the title's place.
  var hidesTitle = false {
    didSet { if hidesTitle != oldValue { content?.hidesTitle = hidesTitle || isCovered } }
  }
  /// Whether something else covers the title.
  var isCovered = false {
    didSet { if isCovered != oldValue { content?.hidesTitle = hidesTitle || isCovered } }
  }
  private(set) var position = UIBarPosition.any
  var barStyle = UIBarStyle.default {
    didSet { bar.overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  init(_ bar: UINavigationBar) {
    self.bar = bar
  }

  func install() {
    bar.addSubview(background)
    showBackground()
  }

  /// Takes over the values that a navigation controller gave to the bar that this bar replaces.
  func adoptPlace(of other: NavigationBarItems) {
    heightAbove = other.heightAbove
    isAtScrollEdge = other.isAtScrollEdge
    hidesTitle = other.hidesTitle
    isCovered = other.isCovered
  }

  // MARK: Items

  func push(_ item: UINavigationItem, animated: Bool) {
    guard bar.delegate?.navigationBar(bar, shouldPush: item) ?? true else { return }
    show(items + [item], moves: animated ? .push : nil)
    bar.delegate?.navigationBar(bar, didPush: item)
  }

  func pop(animated: Bool) -> UINavigationItem? {
    guard items.count > 1, let item = items.last else { return nil }
    guard bar.delegate?.navigationBar(bar, shouldPop: item) ?? true else { return nil }
    show(items.dropLast(), moves: animated ? .pop : nil)
    bar.delegate?.navigationBar(bar, didPop: item)
    return item
  }

  func set(_ items: [UINavigationItem], animated: Bool) {
    let isBack = items.last.map { last in self.items.contains { $0 === last } } ?? true
    show(items, moves: animated ? (isBack ? .pop : .push) : nil)
  }

  private func show(_ items: [UINavigationItem], moves operation: UINavigationController.Operation?) {
    let isSame = items.last === self.items.last && items.dropLast().last === self.items.dropLast().last
    guard let operation, !isSame else {
      change?.end(cancelled: false)
      self.items = items
      return refresh()
    }
    let change = beginChange(to: items, operation)
    change.apply(0)
    UIView.animate(
      withDuration: Self.transitionDuration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: { change.apply(1) }, completion: { [weak self] _ in self?.endChange(change, cancelled: false) })
  }

  // MARK: Animation

  /// Makes the views for a change of items. The caller animates the change with `apply` and ends it with `endChange`.
  /// - Parameters:
  ///   - heights: The bar's heights before and after, in points; nil if its height does not change.
  ///   - fades: Whether titles fade like buttons, instead of moving.
  func beginChange(
    to items: [UINavigationItem], _ operation: UINavigationController.Operation,
    heights: (from: CGFloat, to: CGFloat)? = nil, fades: Bool = false
  ) -> NavigationBarChange {
    change?.end(cancelled: false)
    content?.endRenaming()
    let change = NavigationBarChange(
      bar: bar, from: content, to: makeContent(for: items), oldItems: self.items, isPush: operation == .push,
      heights: heights ?? (bar.bounds.height, bar.bounds.height), fades: fades)
    self.items = items
    self.content = change.to
    observeItems()
    self.change = change
    layOut()
    change.to?.layoutIfNeeded()
    return change
  }

  /// Ends a change; if it was cancelled, the bar shows the items from before.
  func endChange(_ change: NavigationBarChange, cancelled: Bool) {
    guard self.change === change else { return }
    self.change = nil
    change.end(cancelled: cancelled)
    guard cancelled else { return }
    items = change.oldItems
    content = change.from
    observeItems()
    showBackground()
  }

  // MARK: Content

  /// Shows the top item as it is now, without a movement.
  func refresh() {
    content?.endRenaming()
    content?.removeFromSuperview()
    content = makeContent(for: items)
    content?.hidesTitle = hidesTitle || isCovered
    if let content { bar.addSubview(content) }
    observeItems()
    showBackground()
    bar.setNeedsLayout()
  }

  func barItemDidChange() {
    guard let content else { return showBackground() }
    applyProxies(toItemsOf: content.item)
    content.showsLargeTitle = showsLargeTitle(items)
    content.appearance = looks(of: content.item).appearance
    content.rebuild()
    observeItems()
    showBackground()
    onLargeTitleChange?()
    // A search bar makes the bar higher; the navigation controller sets the height.
    bar.superview?.setNeedsLayout()
  }

  func fadeInto(_ change: () -> Void) {
    // A running animation of the bar replaces this one.
    guard let content, content.window != nil, self.change == nil else { return change() }
    withoutActuallyEscaping(change) { change in
      UIView.transition(
        with: content, duration: Self.fadeDuration, options: [.transitionCrossDissolve, .allowUserInteraction],
        animations: change)
    }
  }

  private func makeContent(for items: [UINavigationItem]) -> NavigationBarContent? {
    guard let item = items.last else { return nil }
    applyProxies(toItemsOf: item)
    let backLooks = UIBarButtonItem()
    for item in [backLooks, items.dropLast().last?.backBarButtonItem].compactMap(\.self) {
      AppearanceProxies.apply(to: item, shownBy: bar)
    }
    return NavigationBarContent(
      item: item, backItem: items.dropLast().last, appearance: looks(of: item).appearance,
      showsLargeTitle: showsLargeTitle(items), backLooks: backLooks, topController: topController
    ) { [weak self] in
      guard let self else { return }
      if let goBack = self.goBack { goBack() } else { self.bar.popItem(animated: true) }
    }
  }

  private func showsLargeTitle(_ items: [UINavigationItem]) -> Bool {
    // Only a navigation controller makes the bar higher.
    bar.prefersLargeTitles && goBack != nil && LargeTitleRule.showsLargeTitle(items.map(\.largeTitleDisplayMode))
  }

  func prefersLargeTitlesDidChange() {
    refresh()
    onLargeTitleChange?()
  }

  /// Applies the appearance proxies of bar button items to the buttons of an item.
  private func applyProxies(toItemsOf item: UINavigationItem) {
    for button in item.leadingItems + (item.rightBarButtonItems ?? []) + item.groupedItems {
      AppearanceProxies.apply(to: button, shownBy: bar)
    }
  }

  private func observeItems() {
    content?.item.observer = self
    content?.backItem?.observer = self
    for item in content?.shownItems ?? [] { item.observer = self }
  }

  // MARK: Renaming

  /// Whether the user may rename the item shown.
  var mayRename: Bool {
    guard change == nil, let item = content?.item else { return false }
    return item.renameDelegate?.navigationItemShouldBeginRenaming(item) ?? false
  }

  func beginRenaming() { content?.beginRenaming() }

  // MARK: Background

  func appearanceDidChange() {
    refresh()
  }

  func backgroundColorDidChange() { showBackground() }

  func translucencyDidChange() {
    showBackground()
    onTranslucencyChange?()
  }

  private func looks(of item: UINavigationItem?) -> NavigationBarLooks {
    NavigationBarLooks(bar: bar, item: item, isAtScrollEdge: isAtScrollEdge)
  }

  private func showBackground() {
    let looks = looks(of: items.last)
    for candidate in looks.candidates { candidate.observer = self }
    background.show(looks.appearance)
    // [C] An opaque bar whose background is hidden at the content's edge shows its own background colour.
    if !bar.isTranslucent {
      background.cover(with: looks.hidesBackground ? bar.backgroundColor ?? .systemBackground : .systemBackground)
    }
    background.isHidden = looks.hidesBackground && bar.isTranslucent
  }

  /// Called when another appearance may apply. Titles and buttons are made anew only if their looks differ.
  private func looksDidChange() {
    showBackground()
    guard let content, change == nil else { return }
    let appearance = looks(of: content.item).appearance
    guard appearance !== content.appearance else { return }
    content.appearance = appearance
    content.rebuild()
    observeItems()
  }

  // MARK: Layout

  func layOut() {
    background.frame = CGRect(
      x: bar.bounds.minX, y: bar.bounds.minY - heightAbove, width: bar.bounds.width,
      height: bar.bounds.height + heightAbove)
    guard change == nil else {
      change?.layOut()
      return
    }
    content?.frame = bar.bounds
  }

  func didMoveToWindow() {
    guard bar.window != nil else { return }
    largeContent.textSizeDidChange()
    if AppearanceProxies.isUsed { barItemDidChange() }
    position = bar.delegate?.position(for: bar) ?? .any
  }

  func traitsDidChange() {
    largeContent.textSizeDidChange()
    content?.setNeedsLayout()
    looksDidChange()
    guard let largeTitle = content?.largeTitle else { return }
    // The large title's font and height depend on the text size.
    largeTitle.setNeedsLayout()
    onLargeTitleChange?()
  }
}
