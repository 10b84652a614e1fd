/// Which of the appearances of a tab bar and its selected item is in force.
@MainActor
struct TabBarLooks {
  /// Background and tabs.
  let appearance: UITabBarAppearance
  /// Whether the background is hidden: the content's end is at the bar, and the app set no appearance for that [D].
  let hidesBackground: Bool
  /// The appearances whose changes affect the bar.
  let candidates: [UITabBarAppearance]

  init(bar: UITabBar, item: UITabBarItem?, isAtScrollEdge: Bool) {
    let standard = item?.standardAppearance ?? bar.standardAppearance
    let edge = item?.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
    appearance = isAtScrollEdge ? edge ?? standard : standard
    hidesBackground = isAtScrollEdge && edge == nil && bar.isTranslucent
    candidates = [standard] + (edge.map { [$0] } ?? [])
  }
}

/// Fonts, colours and image of one tab in its present state.
@MainActor
struct TabLook {
  /// Sizes of titles in points: beneath the image, and beside it [C].
  static let stackedFontSize: CGFloat = 10
  static let inlineFontSize: CGFloat = 13
  static let badgeFontSize: CGFloat = 13
  /// The grey of tabs that are not selected [C].
  static let unselected = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 117 / 255, alpha: 1) : UIColor(white: 146 / 255, alpha: 1)
  }
  /// The sizes at which symbols are drawn [C].
  private static let symbols = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
  private static let compactSymbols = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium, scale: .medium)

  let style: UITabBarItemAppearance.Style
  let title: String?
  let image: UIImage?
  let symbolConfiguration: UIImage.SymbolConfiguration
  let font: UIFont
  let titleColor: UIColor
  let imageColor: UIColor
  let titleOffset: UIOffset
  let badge: String?
  let badgeColor: UIColor
  let badgeFont: UIFont
  let badgeTextColor: UIColor
  let badgeOffset: UIOffset
  let badgeTextOffset: UIOffset

  init(_ item: UITabBarItem, in bar: UITabBar, appearance: UITabBarAppearance, isSelected: Bool, isFocused: Bool) {
    style = TabBarLayout.style(for: bar.traitCollection)
    let looks = appearance.items(for: style)
    let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
    let own = !item.isEnabled ? looks.disabled : isSelected ? looks.selected : isFocused ? looks.focused : looks.normal
    // [D] A bar at the upper edge has titles alone, and at its end images alone.
    let isFloating = bar.contents.floating != nil
    let hasNoTitle = isFloating && item.image != nil && bar.contents.pinned.contains { $0 === item }
    title = hasNoTitle ? nil : item.title
    let shown = isSelected ? item.selectedImage ?? item.image : item.image
    // For symbols the image itself decides whether it is tinted.
    let isStencil = shown?.renderingMode == .automatic && shown?.isSymbolImage == false
    let hasNoImage = isFloating && title?.isEmpty == false
    image = hasNoImage ? nil : isStencil ? shown?.withRenderingMode(.alwaysTemplate) : shown
    symbolConfiguration = style == .compactInline ? Self.compactSymbols : Self.symbols
    let usual = isSelected ? bar.tintColor ?? .tintColor : bar.unselectedItemTintColor ?? Self.unselected
    let color = item.isEnabled ? usual : UIColor.tertiaryLabel
    var attributes = own.titleTextAttributes
    for state in [UIControl.State.normal, state] {
      attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    }
    // [C] A colour for the normal state alone leaves the selected tab's tint.
    if isSelected, item.titleTextAttributes(for: .selected)?[.foregroundColor] == nil {
      attributes[.foregroundColor] = own.titleTextAttributes[.foregroundColor]
    }
    font =
      attributes[.font] as? UIFont
      ?? .systemFont(
        ofSize: style == .stacked ? Self.stackedFontSize : Self.inlineFontSize,
        weight: style == .stacked ? .medium : .regular)
    titleColor = attributes[.foregroundColor] as? UIColor ?? color
    imageColor = own.iconColor ?? color
    titleOffset = item.titlePositionAdjustment == .zero ? own.titlePositionAdjustment : item.titlePositionAdjustment
    badge = item.badgeValue
    // A badge uses the normal state's values for those that the present state does not specify.
    badgeColor = item.badgeColor ?? own.badgeBackgroundColor ?? looks.normal.badgeBackgroundColor ?? .systemRed
    var badgeAttributes = looks.normal.badgeTextAttributes
    badgeAttributes.merge(own.badgeTextAttributes) { $1 }
    for state in [UIControl.State.normal, state] {
      badgeAttributes.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
    }
    badgeFont = badgeAttributes[.font] as? UIFont ?? .systemFont(ofSize: Self.badgeFontSize)
    badgeTextColor = badgeAttributes[.foregroundColor] as? UIColor ?? .white
    badgeOffset = own.badgePositionAdjustment
    badgeTextOffset = own.badgeTitlePositionAdjustment
  }
}
