/// The background of a row, header or footer.
///
/// Values that the app does not set follow from the style and change with the state.
public struct UIBackgroundConfiguration: Hashable {
  let style: BackgroundStyle
  private var storedColor: DefaultedValue<UIColor?>
  private var storedRadius: DefaultedValue<CGFloat>
  private var storedInsets: DefaultedValue<NSDirectionalEdgeInsets>

  /// The colour of the background; nil for the view's tint.
  public var backgroundColor: UIColor? {
    get { storedColor.value }
    set { storedColor.value = newValue }
  }
  /// Derives the visible colour from `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect on the content behind the background, such as a blur; the colour is painted over it. Nil by default.
  public var visualEffect: UIVisualEffect?
  /// A view in front of the colour.
  public var customView: UIView?
  /// An image in front of the colour.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { storedRadius.value }
    set { storedRadius.value = newValue }
  }
  /// The insets of the background from the view's edges, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { storedInsets.value }
    set { storedInsets.value = newValue }
  }
  /// Edges at which the view's margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the line around; nil for the view's tint.
  public var strokeColor: UIColor?
  /// Derives the visible colour from `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line from the background's edges outwards, in points.
  public var strokeOutset: CGFloat = 0

  init(_ style: BackgroundStyle) {
    self.style = style
    storedColor = DefaultedValue(style.color(ListContentState()))
    storedRadius = DefaultedValue(style.cornerRadius)
    storedInsets = DefaultedValue(style.insets(.unspecified))
  }

  /// The configuration with the defaults of a state; values that the app set are kept.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let environment = state.traitCollection.listEnvironment
    let style = style.resolved(environment)
    var updated = self
    updated.storedColor.setStandard(style.color(ListContentState(state)))
    updated.storedRadius.setStandard(style.cornerRadius)
    updated.storedInsets.setStandard(style.insets(environment))
    return updated
  }

  /// The background's colour, if the background consists only of a colour that fills the view and does not depend on
  /// the tint; else nil.
  var fill: UIColor? {
    guard let color = backgroundColor, backgroundColorTransformer == nil, visualEffect == nil, customView == nil,
      image == nil, cornerRadius == 0, backgroundInsets == .zero, edgesAddingLayoutMarginsToBackgroundInsets.isEmpty,
      strokeWidth <= 0
    else { return nil }
    return color
  }

  /// Sets the default colour, which is used unless the app sets one.
  mutating func setStandardColor(_ color: UIColor?) { storedColor.setStandard(color) }

  /// The colour of the background in a view with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line in a view with a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Configurations are equal if all their values are, and their transformers are copies of each other.
  public static func == (first: Self, second: Self) -> Bool {
    first.style == second.style && first.backgroundColor == second.backgroundColor
      && first.backgroundColorTransformer.isSame(as: second.backgroundColorTransformer)
      && first.visualEffect === second.visualEffect && first.customView === second.customView
      && first.image === second.image
      && first.imageContentMode == second.imageContentMode && first.cornerRadius == second.cornerRadius
      && first.backgroundInsets == second.backgroundInsets
      && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
      && first.strokeColor == second.strokeColor
      && first.strokeColorTransformer.isSame(as: second.strokeColorTransformer)
      && first.strokeWidth == second.strokeWidth && first.strokeOutset == second.strokeOutset
  }

  /// Combines some of the values that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }
}

extension UIBackgroundConfiguration {
  /// An empty, transparent background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// The background of a row, in the list's style.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.cell) }

  /// The background of a header, in the list's style.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }

  /// The background of a footer, in the list's style.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }

  /// The background of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeader)
  }

  /// The background of a row in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

  /// The background of a header or footer in a grouped list: clear.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// The background of a row in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }

  /// The background of a header in a sidebar: clear.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// The background of a row in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell)
  }
}

/// The kinds of list backgrounds, from which colours follow by the list's style and the element's state.
enum BackgroundStyle: Hashable {
  case clear, cell, header, plainCell, plainHeader, groupedCell, sidebarCell

  /// The kind in a list: `cell` and `header` depend on the style of the list.
  func resolved(_ environment: UIListEnvironment) -> BackgroundStyle {
    let isGrouped = environment == .grouped || environment == .insetGrouped
    let isSidebar = environment == .sidebar || environment == .sidebarPlain
    switch self {
    case .cell: return isGrouped ? .groupedCell : isSidebar ? .sidebarCell : .plainCell
    case .header: return isGrouped || environment == .sidebar ? .clear : .plainHeader
    default: return self
    }
  }

  /// [C] The colours on iPhone; rows that are selected or touched are grey. [?] A pinned header hides the rows below
  /// it.
  func color(_ state: ListContentState) -> UIColor? {
    let isActive = state.isSelected || state.isHighlighted
    return switch self {
    case .clear, .header: .clear
    case .plainHeader: state.isPinned ? .systemBackground : .clear
    case .cell, .plainCell: isActive ? .systemGray4 : .systemBackground
    case .groupedCell: isActive ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: isActive ? .systemFill : .clear
    }
  }

  /// The radius of the corners, in points [?].
  var cornerRadius: CGFloat { self == .sidebarCell ? 10 : 0 }

  /// [?] Rows of a `sidebar` list need no insets, as its sections have them.
  func insets(_ environment: UIListEnvironment) -> NSDirectionalEdgeInsets {
    guard self == .sidebarCell, environment != .sidebar else { return .zero }
    return NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
  }
}
