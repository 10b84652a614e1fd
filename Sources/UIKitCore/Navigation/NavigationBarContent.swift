import ListCore

/// The parts of a navigation bar for one item: back button, buttons and title; beneath them a large title and a
/// search bar.
@MainActor
final class NavigationBarContent: UIView {
  /// The item shown, and the item that the back button leads to; nil if there is none.
  let item: UINavigationItem
  let backItem: UINavigationItem?
  /// The looks of titles and buttons; `rebuild` applies a change.
  var appearance: UINavigationBarAppearance
  /// Whether there is a large title; `rebuild` applies a change.
  var showsLargeTitle: Bool
  private let goBack: () -> Void
  /// The controller on top, from which the title's menu looks for responders; nil in a bar without a navigation controller.
  private let topController: (() -> UIResponder?)?
  /// An item whose settings move the back button's title, if the previous item has no back button of its own.
  private let backLooks: UIBarButtonItem

  private(set) var backButton: BarButton?
  private(set) var titleView: UIView?
  private(set) var largeTitle: LargeTitle?
  private var prompt: UILabel?
  /// Whether the title is shown in its row: only when the large title has disappeared. Nil until that is known.
  private var showsSmallTitle: Bool?
  private var leading: [ShownBarItem] = []
  private var trailing: [ShownBarItem] = []
  private var groups: NavigationBarGroups?
  private var fittingBackTitle: String?
  /// The sizes of back buttons by their texts, each measured once.
  private var backSizes: [String: CGSize] = [:]
  /// The editing of the title, while the user renames it.
  private var renaming: TitleRenaming?
  /// The bar of the item's search, beneath the title.
  private var searchBar: UISearchBar?
  /// Whether the search has the title's place.
  var hidesTitle = false {
    didSet { if hidesTitle != oldValue { titleRowDidChange() } }
  }
  /// The views that a search hides in the title's row, with their opacities from before.
  private var hiddenRow: [(view: UIView, alpha: CGFloat)] = []

  init(
    item: UINavigationItem, backItem: UINavigationItem?, appearance: UINavigationBarAppearance,
    showsLargeTitle: Bool, backLooks: UIBarButtonItem, topController: (() -> UIResponder?)?,
    goBack: @escaping () -> Void
  ) {
    self.item = item
    self.backItem = backItem
    self.appearance = appearance
    self.showsLargeTitle = showsLargeTitle
    self.backLooks = backLooks
    self.topController = topController
    self.goBack = goBack
    super.init(frame: .zero)
    build()
  }

  required init?(coder: NSCoder) {
    item = UINavigationItem()
    backItem = nil
    appearance = UINavigationBarAppearance()
    showsLargeTitle = false
    backLooks = UIBarButtonItem()
    topController = nil
    goBack = {}
    super.init(coder: coder)
  }

  /// Shows the item as it is now.
  func rebuild() {
    showTitleRow()
    // Fields that stay are not removed, since that would end their editing.
    for view in subviews
    where view !== renaming?.field && (view !== searchBar || view !== item.searchController?.searchBar) {
      view.removeFromSuperview()
    }
    backButton = nil
    titleView = nil
    fittingBackTitle = nil
    backSizes = [:]
    build()
    titleRowDidChange()
  }

  // MARK: Building

  private func build() {
    leading = item.leadingItems.filter { !$0.isHidden }.map { show($0, nil) }
    trailing = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { show($0, nil) }
    item.overflowItem = nil
    groups = NavigationBarGroups(item, show: show)
    if showsBackButton, let backItem { showBackButton(BackButtonTitle(backTo: backItem).candidates[0]) }
    let title = item.titleView.map(BarViewHolder.init) ?? makeTitle()
    titleView = title
    title.isHidden = renaming != nil
    addSubview(title)
    buildLargeTitle()
    buildPrompt()
    searchBar = item.searchController?.searchBar
    if let searchBar, searchBar.superview !== self { addSubview(searchBar) }
  }

  private func buildLargeTitle() {
    let pull = largeTitle?.pull ?? 0
    largeTitle = nil
    guard showsLargeTitle else { return }
    let made = LargeTitle(
      item.title, item.subtitle, attributes: appearance.largeTitleTextAttributes,
      wrap: hasTitleMenu ? { [self] in menuTitle($0, text: item.title) } : nil)
    made.pull = pull
    largeTitle = made
    addSubview(made)
    showSmallTitle()
  }

  private func buildPrompt() {
    prompt = item.prompt.map { text in
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = .systemFont(ofSize: Self.promptFontSize)
      label.textColor = appearance.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
      label.textAlignment = .center
      addSubview(label)
      return label
    }
  }

  /// Size of the line above the title [C].
  private static let promptFontSize: CGFloat = 13

  private var showsBackButton: Bool {
    backItem != nil && !item.hidesBackButton && (!hasLeadingItems || item.leftItemsSupplementBackButton)
  }

  private var hasLeadingItems: Bool { !leading.isEmpty || item.leadingItemGroups.contains { !$0.isHidden } }

  /// - Parameter makeMenu: the menu of an item that has none itself; nil for none.
  private func show(_ item: UIBarButtonItem, _ makeMenu: (() -> UIMenu?)?) -> ShownBarItem {
    let view: UIView?
    if let custom = item.customView {
      view = BarViewHolder(custom)
    } else if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace {
      view = nil
    } else {
      let looks = item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
      view = BarButton(item: item, appearance: looks, makeMenu: makeMenu)
    }
    if let view { addSubview(view) }
    item.shownView = item.customView ?? view
    return ShownBarItem(item: item, view: view)
  }

  private func showBackButton(_ title: String) {
    guard fittingBackTitle != title || backButton == nil else { return }
    fittingBackTitle = title
    backButton?.removeFromSuperview()
    let button = makeBackButton(title)
    backButton = button
    addSubview(button)
  }

  private func makeBackButton(_ title: String) -> BarButton {
    BarButton(
      backTitle: title, image: appearance.ownBackIndicatorImage, appearance: appearance.backButtonAppearance,
      looks: backItem?.backBarButtonItem ?? backLooks,
      action: { [weak self] in self?.goBackAsAsked() })
  }

  private func goBackAsAsked() {
    guard let action = item.backAction else { return goBack() }
    action.perform(from: item)
  }

  private func makeTitle() -> UIView {
    let label = makeTitleLabel()
    let subtitle = item.subtitle.flatMap { $0.isEmpty ? nil : $0 }
    let title = subtitle.map { SubtitledTitle(label, $0) } ?? label
    guard hasTitleMenu else { return title }
    return menuTitle(title, text: [item.title, subtitle].compactMap(\.self).joined(separator: ", "))
  }

  private var hasTitleMenu: Bool {
    item.titleMenuProvider != nil || (item.renameDelegate != nil && topController != nil)
  }

  private func menuTitle(_ title: UIView, text: String?) -> MenuTitle {
    MenuTitle(title, text: text) { [weak self] in
      guard let self else { return nil }
      return TitleMenu(item: item, start: topController?() ?? self).menu
    }
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    let attributes = appearance.titleTextAttributes
    label.text = item.title
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: BarButton.fontSize, weight: .semibold)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    label.textAlignment = .center
    label.accessibilityTraits.insert(.header)
    return label
  }

  // MARK: Renaming

  /// Shows a field in the title's place.
  func beginRenaming() {
    guard renaming == nil, window != nil else { return }
    let renaming = TitleRenaming(item)
    self.renaming = renaming
    renaming.onEnd = { [weak self] in self?.renamingDidEnd() }
    titleView?.isHidden = true
    addSubview(renaming.field)
    setNeedsLayout()
    layoutIfNeeded()
    renaming.begin()
  }

  /// Ends the editing of the title, which another screen replaces.
  func endRenaming() { renaming?.end(.replaced) }

  private func renamingDidEnd() {
    renaming?.field.removeFromSuperview()
    renaming = nil
    titleView?.isHidden = false
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    chooseGroups()
    if let backItem, backButton != nil { chooseBackTitle(backItem) }
    let layout = makeLayout(backButton: backButton?.sizeThatFits(titleRow.size))
    if let frame = layout.backButton { backButton?.frame = frame }
    for (shown, frame) in zip(shownLeading, layout.leading) { shown.view?.frame = frame }
    for (shown, frame) in zip(shownTrailing, layout.trailing) { shown.view?.frame = frame }
    for (shown, frame) in zip(groups?.items(in: .center) ?? [], layout.center) { shown.view?.frame = frame }
    // Bounds and centre, not the frame: during a push or a pop the title has a transform.
    titleView?.bounds.size = layout.title.size
    let adjustment = appearance.titlePositionAdjustment
    titleView?.center = CGPoint(
      x: layout.title.midX + adjustment.horizontal, y: layout.title.midY + adjustment.vertical)
    renaming?.field.frame = layout.title
    prompt?.frame = CGRect(x: 0, y: titleRow.minY - promptHeight, width: bounds.width, height: promptHeight)
    layOutBeneathTitle()
  }

  /// The row of title and buttons: at the top of the bar, or where it was before the search took its place.
  private var titleRow: CGRect {
    let isAlone = searchBar == nil && largeTitle == nil
    let height = isAlone ? bounds.height - promptHeight : NavigationBarLayout.height(for: traitCollection)
    let y = hidesTitle ? -height : promptHeight
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  private var promptHeight: CGFloat { prompt == nil ? 0 : NavigationBarLayout.promptHeight }

  private func titleRowDidChange() {
    showTitleRow()
    if hidesTitle {
      hiddenRow = subviews.filter { $0 !== searchBar }.map { ($0, $0.alpha) }
      for (view, _) in hiddenRow { view.alpha = 0 }
    }
    setNeedsLayout()
  }

  private func showTitleRow() {
    for (view, alpha) in hiddenRow { view.alpha = alpha }
    hiddenRow = []
    if largeTitle != nil { showSmallTitle() }
  }

  /// Lays out the large title and the search bar below the row of title and buttons.
  private func layOutBeneathTitle() {
    guard largeTitle != nil || searchBar != nil else { return }
    let y = max(0, titleRow.maxY)
    let expansion = BarExpansion(item: item, showsLargeTitle: showsLargeTitle, traits: traitCollection)
    let seen = expansion.seen(at: max(0, bounds.height - y))
    searchBar?.clipsToBounds = true
    searchBar?.frame = CGRect(x: 0, y: bounds.height - seen.search, width: bounds.width, height: seen.search)
    guard let largeTitle else { return }
    largeTitle.frame = CGRect(
      x: 0, y: bounds.height - seen.height, width: bounds.width, height: CGFloat(seen.largeTitle))
    setShowsSmallTitle(seen.largeTitle <= 0)
  }

  /// How long the title takes to appear in its row, in seconds [C].
  private static let titleFadeDuration: TimeInterval = 0.2

  private func setShowsSmallTitle(_ shows: Bool) {
    guard shows != showsSmallTitle else { return }
    let isFirst = showsSmallTitle == nil
    showsSmallTitle = shows
    guard !isFirst, window != nil else { return showSmallTitle() }
    UIView.animate(withDuration: Self.titleFadeDuration, delay: 0, options: .allowUserInteraction) {
      self.showSmallTitle()
    }
  }

  /// Shows or hides the title in its row; a title view of the app's own stays visible.
  private func showSmallTitle() {
    guard item.titleView == nil, !hidesTitle else { return }
    titleView?.alpha = showsSmallTitle == true ? 1 : 0
  }

  /// The visible title: the large one, or the one in the row.
  var movingTitle: UIView? {
    guard let largeTitle, largeTitle.frame.height > 0 else { return titleView }
    return largeTitle
  }

  /// Takes the longest text of the back button beside which the whole title fits. The button is made anew only for
  /// another text, because a finger may be on the present button.
  private func chooseBackTitle(_ backItem: UINavigationItem) {
    let wanted = titleSize.width
    let candidates = BackButtonTitle(backTo: backItem).candidates
    let fitting = candidates.first { makeLayout(backButton: sizeOfBackButton($0)).title.width >= wanted }
    if let title = fitting ?? candidates.last { showBackButton(title) }
  }

  private func sizeOfBackButton(_ title: String) -> CGSize {
    if let size = backSizes[title] { return size }
    let size = makeBackButton(title).sizeThatFits(titleRow.size)
    backSizes[title] = size
    return size
  }

  private var titleSize: CGSize {
    if renaming != nil {
      return CGSize(width: TitleField.size.width, height: min(TitleField.size.height, titleRow.height))
    }
    guard let titleView else { return .zero }
    let holder = titleView as? BarViewHolder
    holder?.limitTextSize()
    let own = holder?.content
    let fitting = own.map { item.ownViewSizes.title($0, in: titleRow.size) } ?? titleView.sizeThatFits(titleRow.size)
    return CGSize(width: fitting.width.rounded(.up), height: min(fitting.height, titleRow.height))
  }

  private func makeLayout(backButton: CGSize?) -> NavigationBarLayout {
    NavigationBarLayout(
      bounds: titleRow, backButton: backButton, leading: shownLeading.map(measure),
      trailing: shownTrailing.map(measure), title: titleSize, insets: safeAreaInsets,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      center: (groups?.items(in: .center) ?? []).map(measure), isTitleLeading: isWide && item.style != .navigator)
  }

  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

  private var shownLeading: [ShownBarItem] { leading + (groups?.items(in: .leading) ?? []) }
  private var shownTrailing: [ShownBarItem] { groups?.trailing(around: trailing) ?? trailing }

  /// Decides which groups have space beside the shortest text of the back button and the items that are in no group.
  private func chooseGroups() {
    guard let groups else { return }
    let back = backItem.flatMap { BackButtonTitle(backTo: $0).candidates.last }.map(sizeOfBackButton)
    let others = (leading + trailing).map(measure)
    let taken = others.reduce(backButton == nil ? 0 : back?.width ?? 0) {
      $0 + $1.width + NavigationBarLayout.itemSpacing
    }
    let margins = 2 * NavigationBarLayout.margin(width: bounds.width) + safeAreaInsets.left + safeAreaInsets.right
    groups.choose(room: bounds.width - margins - taken, title: titleSize.width, isWide: isWide, measure: measure)
  }

  private func measure(_ shown: ShownBarItem) -> CGSize {
    guard let view = shown.view else { return CGSize(width: shown.item.width, height: 0) }
    guard let own = (view as? BarViewHolder)?.content else { return view.sizeThatFits(titleRow.size) }
    return item.ownViewSizes.item(own, in: titleRow.size)
  }

  /// All bar button items shown here.
  var shownItems: [UIBarButtonItem] { (leading + trailing).map(\.item) + (groups?.allItems ?? []) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.point(inside: convert(point, to: $0), with: event) }
  }
}
