import ListCore

/// Covers a window while a menu is open: a blur over everything else, the preview, and the menu. A compact menu is
/// shown without these, beside its source.
@MainActor
final class ContextMenuOverlay: UIView {
  let isCompact: Bool
  private(set) weak var session: ContextMenuSession?
  /// Retained while the menu is open, even if the view is released.
  private let interaction: UIContextMenuInteraction
  let anchor: MenuAnchor
  /// Whether a menu above its source has its first element at the bottom, closest to the source.
  let keepsFirstClosest: Bool
  let backdrop: UIView
  let preview: ContextMenuPreviewView?
  /// The menu, and those opened within it one after the other.
  private(set) var lists: [MenuListView] = []
  var highlighted: MenuItemView? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
    }
  }
  var isOpen = false
  /// The pressed view, which is hidden while the preview replaces it.
  private(set) var pressed: UITargetedPreview?
  /// The opacity that the hidden view has otherwise.
  private var pressedOpacity: Float = 1

  init(
    session: ContextMenuSession, at anchor: MenuAnchor, source: UITargetedPreview?,
    controller: (any MenuPreviewContent)?, keepsFirstClosest: Bool
  ) {
    self.session = session
    interaction = session.interaction
    self.anchor = anchor
    self.keepsFirstClosest = keepsFirstClosest
    isCompact = source == nil
    backdrop = isCompact ? UIView() : UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    preview = source.map { ContextMenuPreviewView($0, controller: controller) }
    super.init(frame: .zero)
    (backdrop as? UIVisualEffectView)?.contentView.backgroundColor = UIColor(white: 0, alpha: MenuMetrics.shade)
    accessibilityViewIsModal = true
    backdrop.isAccessibilityElement = true
    backdrop.accessibilityLabel = SystemWord.dismissMenu.text
    backdrop.accessibilityTraits = .button
    addSubview(backdrop)
    if let preview { addSubview(preview) }
    let hover = UIHoverGestureRecognizer()
    hover.actions.handler = { [weak self, weak hover] in
      if let self, let hover { highlighted = enabledItem(at: hover.location(in: nil)) }
    }
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { nil }

  var controller: (any MenuPreviewContent)? { preview?.controller }

  /// Hides the view that the preview replaces, and shows the one hidden before.
  func setPressed(_ preview: UITargetedPreview?) {
    showPressed()
    pressed = preview
    guard let layer = preview?.view.layer else { return }
    pressedOpacity = layer.opacity
    layer.opacity = 0
  }

  /// Gives the hidden view the opacity that it had, unless it has another one by now: a list may show another item in a cell.
  func showPressed() { if let layer = pressed?.view.layer, layer.opacity == 0 { layer.opacity = pressedOpacity } }

  // MARK: Menus

  func show(_ menu: UIMenu) {
    session?.deferred.load(in: menu)
    guard !MenuContent(menu).isEmpty else { return }
    push(menu, isSubmenu: false)
  }

  private func push(_ menu: UIMenu, isSubmenu: Bool) {
    let list = MenuListView(menu, isSubmenu: isSubmenu)
    list.onActivate = { [weak self] in self?.choose($0) }
    lists.append(list)
    addSubview(list)
  }

  /// Updates the shown elements. Deferred elements that arrived may contain others to load.
  func refresh() {
    highlighted = nil
    for list in lists { session?.deferred.load(in: list.menu) }
    if let menu = lists.first?.menu, MenuContent(menu).isEmpty { session?.close() }
    for list in lists { list.show(list.menu) }
    setNeedsLayout()
  }

  func update(with menu: UIMenu) {
    closeSubmenus(downTo: 1)
    session?.deferred.load(in: menu)
    if let first = lists.first { first.show(menu) } else { show(menu) }
    highlighted = nil
    setNeedsLayout()
  }

  private func openSubmenu(_ menu: UIMenu, from item: MenuItemView) {
    session?.deferred.load(in: menu)
    push(menu, isSubmenu: true)
    highlighted = nil
    guard let list = lists.last else { return }
    place(list, over: item)
    list.layoutIfNeeded()
    let target = list.frame
    list.frame = item.convert(item.bounds, to: self)
    list.alpha = 0
    animate(MenuMetrics.openDuration) { [self] in
      list.frame = target
      list.alpha = 1
      list.layoutIfNeeded()
      dimParents()
    }
  }

  func closeSubmenus(downTo count: Int) {
    let closed = lists.suffix(max(lists.count - count, 0))
    guard !closed.isEmpty else { return }
    lists.removeLast(closed.count)
    highlighted = nil
    animate(MenuMetrics.closeDuration) { [self] in
      for list in closed { list.alpha = 0 }
      dimParents()
    } completion: {
      for list in closed { list.removeFromSuperview() }
    }
  }

  private func dimParents() {
    for list in lists.dropLast() {
      list.transform = CGAffineTransform(scaleX: MenuMetrics.parentScale, y: MenuMetrics.parentScale)
      list.alpha = MenuMetrics.parentAlpha
    }
    lists.last?.transform = .identity
    lists.last?.alpha = 1
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    guard isOpen else { return }
    placeAll()
    for (index, list) in lists.enumerated().dropFirst() {
      guard let item = lists[index - 1].items.first(where: { ($0.item.element as? UIMenu) === list.menu }) else {
        continue
      }
      place(list, over: item)
    }
  }

  // MARK: Fingers

  private func enabledItem(at place: CGPoint) -> MenuItemView? {
    guard let list = lists.last, let item = list.item(at: place), item.item.isEnabled else { return nil }
    return item
  }

  func follow(_ place: CGPoint) { highlighted = enabledItem(at: place) }

  /// A finger was lifted, or the primary button released.
  func lift(at place: CGPoint, choosesPreview: Bool) {
    if let item = enabledItem(at: place) { return choose(item) }
    highlighted = nil
    guard choosesPreview, lists.last?.item(at: place) == nil else { return }
    if let index = lists.lastIndex(where: { $0.frame.contains(convert(place, from: nil)) }) {
      // The touch is on an outer menu: its submenus close.
      if index < lists.count - 1 { closeSubmenus(downTo: index + 1) }
      return
    }
    if let preview, preview.frame.contains(convert(place, from: nil)) { session?.commit() } else { session?.close() }
  }

  func clickedBeside(at place: CGPoint) {
    if !lists.contains(where: { $0.frame.contains(convert(place, from: nil)) }) { session?.close() }
  }

  func choose(_ item: MenuItemView) {
    if let list = lists.last, item === list.header { return closeSubmenus(downTo: lists.count - 1) }
    switch item.item {
    case .action(let action, let menu): session?.choose(action, in: menu)
    case .submenu(let menu): openSubmenu(menu, from: item)
    case .loading: break
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { follow(touch.location(in: nil)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { follow(touch.location(in: nil)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { lift(at: touch.location(in: nil), choosesPreview: true) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlighted = nil }

  override func accessibilityPerformEscape() -> Bool {
    session?.close()
    return true
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.key { handle(key) } }
  }
}
