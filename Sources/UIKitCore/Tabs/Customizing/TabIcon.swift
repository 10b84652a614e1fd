import ListCore

/// An item on the screen on which a tab bar is organized: its image above its title.
@MainActor
final class TabIcon: UIControl {
  let item: UITabBarItem
  private weak var customizer: TabCustomizer?
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)

  init(_ item: UITabBarItem, in customizer: TabCustomizer) {
    self.item = item
    self.customizer = customizer
    super.init(frame: .zero)
    imageView.contentMode = .center
    label.textAlignment = .center
    label.font = .systemFont(ofSize: TabLook.stackedFontSize, weight: .medium)
    label.textColor = TabLook.unselected
    imageView.tintColor = TabLook.unselected
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: Self.symbolSize, weight: .regular, scale: .large)
    addSubview(imageView)
    addSubview(label)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// The size of symbols, in points [?].
  private static let symbolSize: CGFloat = 22
  /// The opacity of an icon whose item is on the bar [C].
  private static let usedAlpha: CGFloat = 0.3
  private static let titleHeight: CGFloat = 14

  /// Whether this is the icon under the finger, which is not pale even if its item is on the bar.
  private var isLifted = false

  func showAsLifted() {
    isLifted = true
    refresh()
  }

  /// An item on the bar has a pale icon, which cannot be dragged.
  func refresh() {
    label.text = item.title
    let isStencil = item.image?.renderingMode == .automatic && item.image?.isSymbolImage == false
    imageView.image = isStencil ? item.image?.withRenderingMode(.alwaysTemplate) : item.image
    let isUsed = !isLifted && customizer?.isOnBar(item) ?? false
    isEnabled = !isUsed
    // Assistive tools read the item on the bar instead.
    accessibilityElementsHidden = isUsed || isLifted
    isSelected = customizer?.held === item
    imageView.tintColor = isSelected ? nil : TabLook.unselected
    label.textColor = isSelected ? .tintColor : TabLook.unselected
    imageView.alpha = isUsed ? Self.usedAlpha : 1
    label.alpha = imageView.alpha
  }

  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: bounds.maxY - Self.titleHeight, width: bounds.width, height: Self.titleHeight)
    imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - Self.titleHeight))
  }

  // MARK: Keys

  override var isOperatedByKeys: Bool { true }

  /// A key picks the item up; the tab that is chosen next is replaced by it [?].
  override func tapByKey() { customizer?.hold(item) }

  override var accessibilityDefaults: any AccessibilityDefaults { TabIconAccessibility(view: self) }

  /// An action for each tab that the item can replace.
  var replacements: [UIAccessibilityCustomAction] {
    customizer?.targets(for: item).map { target in
      UIAccessibilityCustomAction(name: SystemWord.replaceTab.text(target.accessibilityLabel ?? target.title ?? "")) {
        [weak self, weak target] _ in
        guard let self, let target else { return false }
        return customizer?.put(item, inPlaceOf: target) ?? false
      }
    } ?? []
  }
}

/// The accessibility of an item that can be put on a tab bar.
struct TabIconAccessibility: ViewAccessibilityDefaults {
  let view: TabIcon

  var isElement: Bool { true }
  var label: String? { view.item.accessibilityLabel }
  var traits: UIAccessibilityTraits { .button }
  var state: UIAccessibilityTraits { view.stateTraits }
  var customActions: [UIAccessibilityCustomAction]? { view.replacements }
  func activate() -> Bool {
    view.tapByKey()
    return true
  }
}
