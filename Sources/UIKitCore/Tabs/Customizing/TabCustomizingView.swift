import ListCore

/// The screen on which the user organizes a tab bar: a title with a button that ends it, a line of text, and the items.
@MainActor
final class TabCustomizingView: UIView {
  private weak var customizer: TabCustomizer?
  private weak var bar: UITabBar?
  private let header = UINavigationBar(frame: .zero)
  private let ground = UIView(frame: .zero)
  private let scroller = UIScrollView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private(set) var icons: [TabIcon] = []
  private var wasShown = false

  init(_ customizer: TabCustomizer) {
    self.customizer = customizer
    bar = customizer.tabBar
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    backgroundColor = .systemBackground
    ground.backgroundColor = .secondarySystemBackground
    label.text = SystemWord.organizeTabs.text
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    scroller.contentInsetAdjustmentBehavior = .never
    let item = UINavigationItem(title: SystemWord.configure.text)
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak customizer] _ in customizer?.end(animated: true) })
    header.items = [item]
    addSubview(scroller)
    addSubview(ground)
    addSubview(header)
    scroller.addSubview(label)
    icons = customizer.items.map { TabIcon($0, in: customizer) }
    for icon in icons { scroller.addSubview(icon) }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the items as they are now.
  func refresh() { for icon in icons { icon.refresh() } }

  /// The item whose icon is at a point.
  func icon(at point: CGPoint) -> TabIcon? {
    icons.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: self)) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = header.sizeThatFits(bounds.size).height
    header.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
    ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.maxY)
    let covered = bar.map { bounds.maxY - $0.frame.minY } ?? 0
    scroller.frame = CGRect(
      x: 0, y: header.frame.maxY, width: bounds.width, height: max(0, bounds.height - header.frame.maxY - covered))
    let room = scroller.bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let layout = TabCustomizingLayout(
      count: icons.count, width: room.width, titleWidth: icons.map(\.titleWidth).max() ?? 0,
      promptHeight: label.sizeThatFits(
        CGSize(width: TabCustomizingLayout.promptWidth(room.width), height: .greatestFiniteMagnitude)
      ).height,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    label.frame = layout.prompt.offsetBy(dx: room.minX, dy: 0)
    for (icon, frame) in zip(icons, layout.icons) { icon.frame = frame.offsetBy(dx: room.minX, dy: 0) }
    scroller.contentSize = CGSize(width: bounds.width, height: layout.height)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The screen left its window, as when the bar disappears: customizing ends.
    if window == nil, wasShown { customizer?.end(animated: false) }
    wasShown = window != nil
  }

  override var accessibilityDefaults: any AccessibilityDefaults { TabCustomizingAccessibility(view: self) }

  /// The views in reading order: the bar is after the icons.
  var viewsInOrder: [UIView] { [header, label] + icons + (bar.map { [$0] } ?? []) }

  func escape() -> Bool {
    guard let customizer else { return false }
    customizer.end(animated: true)
    return true
  }
}

/// The accessibility of the screen on which a tab bar is organized: modal, but for the bar.
struct TabCustomizingAccessibility: ViewAccessibilityDefaults {
  let view: TabCustomizingView

  var orderedViews: [UIView]? { view.viewsInOrder }
  func escape() -> Bool { view.escape() }
}
