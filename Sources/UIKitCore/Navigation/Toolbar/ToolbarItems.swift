/// The items of a toolbar and the views that show them.
@MainActor
final class ToolbarItems: BarItemObserver {
  private unowned let bar: UIToolbar
  private let background = BarBackground(frame: .zero, lineEdge: .top)
  private(set) var items: [UIBarButtonItem] = []
  private var views: [UIView?] = []
  private let ownViewSizes = BarViewSizes()
  private lazy var largeContent = BarLargeContent(bar)
  /// Height below the bar that its background covers, in points.
  var heightBelow: CGFloat = 0 {
    didSet { if heightBelow != oldValue { bar.setNeedsLayout() } }
  }
  private(set) var position = UIBarPosition.any
  var barStyle = UIBarStyle.default {
    didSet { bar.overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// Whether the content of the screen ends at the bar.
  var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { looksDidChange() } }
  }
  private var shownAppearance: UIToolbarAppearance?

  init(_ bar: UIToolbar) { self.bar = bar }

  private var looks: ToolbarLooks { ToolbarLooks(bar: bar, isAtScrollEdge: isAtScrollEdge) }

  /// Shows the background of the appearance that is in force now, and its buttons if it is another one.
  private func looksDidChange() {
    if looks.appearance !== shownAppearance { show() }
    showBackground()
  }

  /// A compact bar has appearances of its own.
  func traitsDidChange() {
    largeContent.textSizeDidChange()
    if looks.appearance !== shownAppearance { looksDidChange() }
  }

  func install() {
    bar.addSubview(background)
    showBackground()
  }

  /// How long new items take to fade in, in seconds [C].
  private static let fadeDuration: TimeInterval = 0.25

  func set(_ items: [UIBarButtonItem], animated: Bool) {
    self.items = items
    let old = views.compactMap { $0 }
    show()
    guard animated, bar.window != nil else { return }
    let new = views.compactMap { $0 }.filter { view in !old.contains { $0 === view } }
    for view in new { view.alpha = 0 }
    UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
      for view in new { view.alpha = 1 }
    }
  }

  private func show() {
    for view in views { view?.removeFromSuperview() }
    views = items.filter { !$0.isHidden }.map(makeView)
    for case let view? in views { bar.addSubview(view) }
    for item in items { item.observer = self }
    bar.setNeedsLayout()
  }

  private func makeView(_ item: UIBarButtonItem) -> UIView? {
    if let custom = item.customView { return holder(of: custom) }
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace { return nil }
    let appearance = looks.appearance
    AppearanceProxies.apply(to: item, shownBy: bar)
    let view = BarButton(
      item: item, appearance: item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
    item.shownView = view
    return view
  }

  /// The holder of a custom view: the present one, so that a view that stays in the toolbar does not fade in again, or
  /// a new one.
  private func holder(of custom: UIView) -> BarViewHolder {
    let known = views.lazy.compactMap { $0 as? BarViewHolder }.first {
      $0.content === custom && custom.superview === $0
    }
    return known ?? BarViewHolder(custom)
  }

  func barItemDidChange() {
    show()
    showBackground()
  }

  private func showBackground() {
    let looks = looks
    for appearance in looks.candidates { appearance.observer = self }
    shownAppearance = looks.appearance
    background.show(looks.appearance)
    background.isHidden = looks.hidesBackground
    if !bar.isTranslucent { background.cover() }
  }

  func translucencyDidChange() {
    showBackground()
    bar.superview?.setNeedsLayout()
  }

  func appearanceDidChange() { barItemDidChange() }

  func didMoveToWindow() {
    guard bar.window != nil else { return }
    largeContent.textSizeDidChange()
    if AppearanceProxies.isUsed { show() }
    position = bar.delegate?.position(for: bar) ?? .any
  }

  func layOut() {
    background.frame = CGRect(
      x: bar.bounds.minX, y: bar.bounds.minY, width: bar.bounds.width, height: bar.bounds.height + heightBelow)
    let shown = items.filter { !$0.isHidden }
    let layout = ToolbarLayout(
      zip(shown, views).map(extent), bounds: bar.bounds, insets: bar.safeAreaInsets,
      isRightToLeft: bar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for (view, frame) in zip(views, layout.frames) {
      guard let view else { continue }
      let height = view is BarButton ? frame.height : min(size(of: view).height, frame.height)
      view.frame = CGRect(
        x: frame.minX, y: frame.minY + ((frame.height - height) / 2).rounded(), width: frame.width, height: height)
    }
  }

  private func extent(_ item: UIBarButtonItem, _ view: UIView?) -> ToolbarLayout.Extent {
    if item.systemItem == .flexibleSpace { return .flexibleSpace }
    guard let view else { return .fixedSpace(item.width) }
    let width = item.width > 0 ? item.width : size(of: view).width
    return view is BarButton ? .button(width) : .view(width)
  }

  private func size(of view: UIView) -> CGSize {
    guard let own = (view as? BarViewHolder)?.content else { return view.sizeThatFits(bar.bounds.size) }
    return ownViewSizes.item(own, in: bar.bounds.size)
  }
}
