import ListCore

/// Covers a window while a menu is open: everything else behind a blur, what was pressed, and the menu.
@MainActor
final class ContextMenuOverlay: UIView {
  let isCompact: Bool
  private weak var session: ContextMenuSession?
  private let place: CGPoint
  private let backdrop: UIView
  private let preview: ContextMenuPreviewView?
  /// The menu, and those opened within it one after the other.
  private(set) var lists: [MenuListView] = []
  private var highlighted: MenuItemView? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
    }
  }
  private var isOpen = false

  init(
    session: ContextMenuSession, at place: CGPoint, source: UITargetedPreview?, controller: UIViewController?
  ) {
    self.session = session
    self.place = place
    isCompact = source == nil
    backdrop = isCompact ? UIView() : UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    preview = source.map { ContextMenuPreviewView($0, controller: controller) }
    super.init(frame: .zero)
    (backdrop as? UIVisualEffectView)?.contentView.backgroundColor = UIColor(white: 0, alpha: MenuMetrics.shade)
    accessibilityViewIsModal = true
    backdrop.isAccessibilityElement = true
    backdrop.accessibilityLabel = "Dismiss context menu"
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

  var controller: UIViewController? { preview?.controller }

  // MARK: Menus

  func show(_ menu: UIMenu) {
    guard !MenuContent(menu).isEmpty else { return }
    push(menu, isSubmenu: false)
  }

  private func push(_ menu: UIMenu, isSubmenu: Bool) {
    let list = MenuListView(menu, isSubmenu: isSubmenu)
    list.onActivate = { [weak self] in self?.choose($0) }
    lists.append(list)
    addSubview(list)
  }

  /// Shows elements as they are now.
  func refresh() {
    highlighted = nil
    for list in lists { list.show(list.menu) }
    setNeedsLayout()
  }

  func update(with menu: UIMenu) {
    closeSubmenus(downTo: 1)
    if let first = lists.first { first.show(menu) } else { show(menu) }
    highlighted = nil
    setNeedsLayout()
  }

  private func openSubmenu(_ menu: UIMenu, from item: MenuItemView) {
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

  private func closeSubmenus(downTo count: Int) {
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

  // MARK: Places

  private var room: CGRect {
    let safe = bounds.inset(by: safeAreaInsets)
    return safe.insetBy(dx: MenuMetrics.screenMargin, dy: MenuMetrics.screenMargin)
  }

  private func size(of list: MenuListView) -> CGSize {
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: MenuMetrics.width, compatibleWith: traitCollection)
    let width = min(max(scaled, MenuMetrics.width), room.width - MenuMetrics.screenMargin)
    return list.sizeThatFits(CGSize(width: width.rounded(), height: 0))
  }

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

  private func placeAll() {
    guard let preview else { return placeCompact() }
    let size = preview.fittingSize(in: CGSize(width: room.width, height: room.height * 2 / 3))
    var frame = CGRect(
      x: preview.source.midX - size.width / 2, y: preview.source.midY - size.height / 2, width: size.width,
      height: size.height)
    frame.origin.x = MenuPlacement.shifted(frame.minX, frame.width, into: bounds.minX...bounds.maxX)
    guard let list = lists.first else { return preview.place(frame.offsetBy(dx: 0, dy: shift(frame))) }
    let menuSize = self.size(of: list)
    let placement = MenuPlacement(
      preview: (frame.minY, frame.height), menu: menuSize.height, room: room.minY...room.maxY, gap: MenuMetrics.gap)
    preview.place(CGRect(x: frame.minX, y: placement.preview, width: frame.width, height: frame.height))
    // Under the end of what was pressed at which its text begins.
    let x = isMirrored ? frame.maxX - menuSize.width : frame.minX
    let side = max(MenuMetrics.sideMargin, room.minX)
    setFrame(
      of: list,
      CGRect(
        x: MenuPlacement.shifted(x, menuSize.width, into: side...(bounds.maxX - side)), y: placement.menu,
        width: menuSize.width, height: placement.length))
  }

  private func shift(_ frame: CGRect) -> CGFloat {
    MenuPlacement.shifted(frame.minY, frame.height, into: room.minY...room.maxY) - frame.minY
  }

  private func placeCompact() {
    guard let list = lists.first else { return }
    let size = size(of: list)
    let height = min(size.height, room.height)
    let x = isMirrored ? place.x - size.width : place.x
    setFrame(
      of: list,
      CGRect(
        x: MenuPlacement.shifted(x, size.width, into: room.minX...room.maxX),
        y: MenuPlacement.shifted(place.y, height, into: room.minY...room.maxY), width: size.width, height: height))
  }

  /// A menu within another one begins where the element is that it belongs to.
  private func place(_ list: MenuListView, over item: MenuItemView) {
    let size = size(of: list)
    let origin = item.convert(item.bounds, to: self)
    let height = min(size.height, room.height)
    setFrame(
      of: list,
      CGRect(
        x: MenuPlacement.shifted(origin.minX, size.width, into: room.minX...room.maxX),
        y: MenuPlacement.shifted(origin.minY, height, into: room.minY...room.maxY), width: size.width,
        height: height))
  }

  private func setFrame(of list: MenuListView, _ frame: CGRect) {
    let pixel = 1 / max(traitCollection.displayScale, 1)
    list.bounds.size = CGSize(width: frame.width, height: (frame.height / pixel).rounded(.up) * pixel)
    list.center = CGPoint(x: frame.midX, y: frame.minY + list.bounds.height / 2)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Opening and closing

  func open(_ animator: ContextMenuAnimator) {
    guard let superview else { return }
    frame = superview.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller?.beginAppearanceTransition(true, animated: true)
    preview.map { $0.place($0.source) }
    isOpen = true
    UIView.performWithoutAnimation {
      setNeedsLayout()
      layoutIfNeeded()
      close(inTo: preview?.source)
    }
    animate(MenuMetrics.openDuration, isSprung: true) { [self] in
      backdrop.alpha = 1
      lists.first?.transform = .identity
      lists.first?.alpha = 1
      placeAll()
      preview?.layer.shadowOpacity = MenuMetrics.shadowOpacity
      preview?.transform = CGAffineTransform(scaleX: MenuMetrics.previewScale, y: MenuMetrics.previewScale)
      animator.runAnimations()
    } completion: { [weak self] in
      self?.controller?.endAppearanceTransition()
      animator.complete()
    }
  }

  /// What was pressed goes on by itself.
  func releasePreview() { preview?.isHidden = true }

  func close(
    to target: UITargetedPreview?, animated: Bool, along animators: [ContextMenuAnimator],
    completion: @escaping () -> Void
  ) {
    isUserInteractionEnabled = false
    isOpen = false
    let pops = animators.contains { $0.preferredCommitStyle == .pop }
    controller?.beginAppearanceTransition(false, animated: animated)
    if !pops { preview?.go(to: target) }
    let end = { [self] in
      controller?.endAppearanceTransition()
      removeFromSuperview()
      completion()
    }
    guard animated, window != nil else { return end() }
    animate(MenuMetrics.closeDuration) { [self] in
      close(inTo: pops ? nil : preview?.source)
      if pops { preview?.alpha = 0 }
      for animator in animators { animator.runAnimations() }
    } completion: {
      end()
    }
  }

  /// The state before the menu is open, and after.
  private func close(inTo source: CGRect?) {
    backdrop.alpha = 0
    for list in lists {
      let anchor = source.map { CGPoint(x: list.center.x, y: $0.midY) } ?? place
      list.alpha = 0
      list.transform = CGAffineTransform(
        translationX: (anchor.x - list.center.x) * (1 - MenuMetrics.closedScale),
        y: (anchor.y - list.center.y) * (1 - MenuMetrics.closedScale)
      ).scaledBy(x: MenuMetrics.closedScale, y: MenuMetrics.closedScale)
    }
    guard let preview, let source else { return }
    preview.transform = .identity
    preview.place(source)
    preview.layer.shadowOpacity = 0
  }

  private func animate(
    _ duration: TimeInterval, isSprung: Bool = false, _ change: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: isSprung ? MenuMetrics.damping : 1,
      initialSpringVelocity: 0, options: [.allowUserInteraction], animations: change
    ) { _ in completion() }
  }

  // MARK: Fingers

  private func enabledItem(at place: CGPoint) -> MenuItemView? {
    guard let list = lists.last, let item = list.item(at: place), item.item.isEnabled else { return nil }
    return item
  }

  func follow(_ place: CGPoint) { highlighted = enabledItem(at: place) }

  /// A finger was lifted, or the primary button let go.
  func lift(at place: CGPoint, choosesPreview: Bool) {
    if let item = enabledItem(at: place) { return choose(item) }
    highlighted = nil
    guard choosesPreview, lists.last?.item(at: place) == nil else { return }
    if let index = lists.lastIndex(where: { $0.frame.contains(convert(place, from: nil)) }) {
      // On the menu behind, or a line of the one in front.
      if index < lists.count - 1 { closeSubmenus(downTo: index + 1) }
      return
    }
    if let preview, preview.frame.contains(convert(place, from: nil)) { session?.commit() } else { session?.close() }
  }

  func clickedBeside(at place: CGPoint) {
    if !lists.contains(where: { $0.frame.contains(convert(place, from: nil)) }) { session?.close() }
  }

  private func choose(_ item: MenuItemView) {
    if let list = lists.last, item === list.header { return closeSubmenus(downTo: lists.count - 1) }
    switch item.item {
    case .action(let action, let menu): session?.choose(action, in: menu)
    case .submenu(let menu): openSubmenu(menu, from: item)
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

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.key { handle(key) } }
  }

  private func handle(_ key: UIKey) {
    switch key.keyCode {
    case .keyboardEscape: session?.close()
    case .keyboardDownArrow: moveHighlight(1)
    case .keyboardUpArrow: moveHighlight(-1)
    case .keyboardRightArrow: isMirrored ? leaveSubmenu() : enterSubmenu()
    case .keyboardLeftArrow: isMirrored ? enterSubmenu() : leaveSubmenu()
    case .keyboardReturnOrEnter, .keyboardSpacebar: if let highlighted { choose(highlighted) }
    default: break
    }
  }

  private func moveHighlight(_ step: Int) {
    guard let list = lists.last else { return }
    let items = list.items.filter(\.item.isEnabled)
    guard !items.isEmpty else { return }
    let current = items.firstIndex { $0 === highlighted }
    let next = current.map { ($0 + step + items.count) % items.count } ?? (step > 0 ? 0 : items.count - 1)
    highlighted = items[next]
    list.reveal(items[next])
  }

  private func enterSubmenu() {
    guard let item = highlighted, item.item.isSubmenu, item !== lists.last?.header else { return }
    choose(item)
    moveHighlight(1)
  }

  private func leaveSubmenu() {
    guard lists.count > 1, let menu = lists.last?.menu else { return }
    closeSubmenus(downTo: lists.count - 1)
    highlighted = lists.last?.items.first { ($0.item.element as? UIMenu) === menu }
  }
}
