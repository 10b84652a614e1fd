/// The looks of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Font and colour of the title, where they differ from the default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// The image's colour; nil for the default: the tint while selected, grey otherwise.
  open var iconColor: UIColor?

  /// The offset of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero

  /// The badge's colour; nil for red.
  open var badgeBackgroundColor: UIColor?

  /// Font and colour of the badge's text, where they differ from the default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the text from the middle of the badge, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  final func adopt(_ other: UITabBarItemStateAppearance?) {
    titleTextAttributes = other?.titleTextAttributes ?? [:]
    titlePositionAdjustment = other?.titlePositionAdjustment ?? .zero
    iconColor = other?.iconColor
    badgePositionAdjustment = other?.badgePositionAdjustment ?? .zero
    badgeBackgroundColor = other?.badgeBackgroundColor
    badgeTextAttributes = other?.badgeTextAttributes ?? [:]
    badgeTitlePositionAdjustment = other?.badgeTitlePositionAdjustment ?? .zero
  }
}

/// The looks of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The arrangement of image and title.
  public enum Style: Int, Sendable {
    /// The title beneath the image.
    case stacked
    /// The title beside the image, on a wide bar.
    case inline
    /// The title beside the image, on a low bar.
    case compactInline
  }

  /// Looks in the normal state.
  public final let normal = UITabBarItemStateAppearance()
  /// Looks of the selected tab.
  public final let selected = UITabBarItemStateAppearance()
  /// Looks of tabs that cannot be chosen.
  public final let disabled = UITabBarItemStateAppearance()
  /// Looks of the tab on which keys act.
  public final let focused = UITabBarItemStateAppearance()

  /// The default looks of a style.
  public init(style: Style) {
    super.init()
  }

  /// The default appearance.
  public required init(coder: NSCoder) {
    super.init()
  }

  /// The default looks of a stacked tab.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Goes back to the default looks of a style.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.adopt(nil) }
  }

  /// An appearance with equal looks in every state.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  final func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    copy.normal.adopt(normal)
    copy.selected.adopt(selected)
    copy.disabled.adopt(disabled)
    copy.focused.adopt(focused)
    return copy
  }
}
