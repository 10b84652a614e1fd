/// The looks of a tab bar: background, line and tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The default looks.
  public override init() {
    super.init()
  }

  /// A copy of an appearance. Properties that only tab bars have are copied if it is a tab bar's.
  public required init(barAppearance: UIBarAppearance) {
    let other = barAppearance as? UITabBarAppearance
    stackedLayoutAppearance = other?.stackedLayoutAppearance.duplicate() ?? UITabBarItemAppearance(style: .stacked)
    inlineLayoutAppearance = other?.inlineLayoutAppearance.duplicate() ?? UITabBarItemAppearance(style: .inline)
    compactInlineLayoutAppearance =
      other?.compactInlineLayoutAppearance.duplicate() ?? UITabBarItemAppearance(style: .compactInline)
    selectionIndicatorTintColor = other?.selectionIndicatorTintColor
    selectionIndicatorImage = other?.selectionIndicatorImage
    stackedItemPositioning = other?.stackedItemPositioning ?? .automatic
    stackedItemWidth = other?.stackedItemWidth ?? 0
    stackedItemSpacing = other?.stackedItemSpacing ?? 0
    super.init(barAppearance: barAppearance)
  }

  /// The default appearance.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Looks of tabs whose title is beneath the image: on a narrow bar.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { observer?.barItemDidChange() }
  }

  /// Looks of tabs whose title is beside the image on a wide bar.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { observer?.barItemDidChange() }
  }

  /// Looks of tabs whose title is beside the image on a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { observer?.barItemDidChange() }
  }

  /// The colour of the selected tab's background image, if that is a template; nil for the bar's tint.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { observer?.barItemDidChange() }
  }

  /// The background image of the selected tab; nil, the default, for none.
  open var selectionIndicatorImage: UIImage? {
    didSet { observer?.barItemDidChange() }
  }

  /// How stacked tabs are distributed over the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { observer?.barItemDidChange() }
  }

  /// The width of a stacked tab in points, where tabs are centred; 0, the default, for the system's.
  open var stackedItemWidth: CGFloat = 0 {
    didSet { observer?.barItemDidChange() }
  }

  /// The spacing between stacked tabs in points, where tabs are centred; 0, the default, for the system's.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { observer?.barItemDidChange() }
  }

  /// The looks of tabs in an arrangement.
  final func items(for style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }
}
