/// The view of a tab: its image and its title, and its badge.
@MainActor
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private weak var row: (any TabRow)?
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private lazy var badge = TabBadge(frame: .zero)
  private var look: TabLook?
  /// Whether the tab's icon is shown under the finger, so that the tab itself is invisible.
  var isLifted = false {
    didSet { alpha = isLifted ? 0 : 1 }
  }

  init(_ item: UITabBarItem, in row: any TabRow) {
    self.item = item
    self.row = row
    super.init(frame: .zero)
    imageView.contentMode = .center
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func choose() { row?.choose(item) }

  func show(_ look: TabLook) {
    self.look = look
    imageView.image = look.image
    imageView.preferredSymbolConfiguration = look.symbolConfiguration
    imageView.tintColor = look.imageColor
    label.text = look.title
    label.font = look.font
    label.textColor = look.titleColor
    if let text = look.badge {
      badge.show(text, look)
      if badge.superview == nil { addSubview(badge) }
    } else if look.badge == nil, badge.superview != nil {
      badge.removeFromSuperview()
    }
    setLargeContent(of: item)
    setNeedsLayout()
  }

  // MARK: Layout

  private var imageSize: CGSize { imageView.image == nil ? .zero : imageView.intrinsicContentSize }

  private var titleSize: CGSize {
    label.text?.isEmpty == false
      ? label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)) : .zero
  }

  /// The width that the content needs, in points.
  var contentWidth: CGFloat {
    look.map { TabLayout.width(style: $0.style, image: imageSize, title: titleSize) } ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let look else { return }
    let layout = TabLayout(
      style: look.style, bounds: bounds, image: imageSize, title: titleSize,
      badge: look.badge == nil ? nil : badge.textWidth,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    imageView.frame = layout.image.inset(by: item.imageInsets)
    label.frame = layout.title.offsetBy(dx: look.titleOffset.horizontal, dy: look.titleOffset.vertical)
    if look.badge != nil {
      badge.frame = layout.badge.offsetBy(dx: look.badgeOffset.horizontal, dy: look.badgeOffset.vertical)
    }
  }

  // MARK: Keys

  /// One tab of the bar can be reached by the tab key; arrows move among the others.
  override var isOperatedByKeys: Bool { row?.cursor === item }

  override func step(by step: Int) -> Bool {
    guard let button = row?.moveCursor(from: item, by: step) else { return true }
    keyFocus.take(button)
    return true
  }

  /// The inset of the focus ring in the tab, in points [?].
  private static let focusInset: CGFloat = 4
  override var keyFocusFrame: CGRect { bounds.insetBy(dx: Self.focusInset, dy: Self.focusInset) }

  private var hadFocus = false

  override func stateDidChange() {
    super.stateDidChange()
    let hasFocus = controlState.contains(.focused)
    guard hasFocus != hadFocus else { return }
    hadFocus = hasFocus
    row?.focusDidChange(of: item, hasFocus)
  }

  override var accessibilityDefaults: any AccessibilityDefaults { TabAccessibility(view: self) }

  /// Actions that move the tab along the bar, while the bar is customized.
  var moves: [UIAccessibilityCustomAction]? { row?.moves(of: item) }

  /// The number of the tab among those of the bar, from 1, and their number.
  var place: (number: Int, count: Int) { row?.place(of: item) ?? (1, 1) }
}

extension UITabBarButton: LargeContentButton {
  func tapByLargeContent() { if isEnabled { choose() } }
}

/// The tabs that a button is one of.
@MainActor
protocol TabRow: AnyObject {
  /// The user chose a tab.
  func choose(_ item: UITabBarItem)
  /// The tab that the tab key leads to.
  var cursor: UITabBarItem? { get }
  /// Moves the cursor by a number of tabs, past those that cannot be chosen. Returns the view of its new tab; nil at
  /// the bar's end.
  func moveCursor(from item: UITabBarItem, by step: Int) -> UITabBarButton?
  /// Called when a tab got or lost the keyboard focus.
  func focusDidChange(of item: UITabBarItem, _ hasFocus: Bool)
  func place(of item: UITabBarItem) -> (number: Int, count: Int)
  /// Actions that move a tab along the bar; nil for none.
  func moves(of item: UITabBarItem) -> [UIAccessibilityCustomAction]?
}

/// A short text in a capsule at a tab's image.
@MainActor
final class TabBadge: UIView {
  private let label = UILabel(frame: .zero)
  private var offset = UIOffset.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, _ look: TabLook) {
    label.text = text
    label.font = look.badgeFont
    label.textColor = look.badgeTextColor
    backgroundColor = look.badgeColor
    offset = look.badgeTextOffset
    setNeedsLayout()
  }

  /// The width of the badge's text, in points.
  var textWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
