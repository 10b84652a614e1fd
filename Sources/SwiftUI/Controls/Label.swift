import UIKit

/// A text with a symbol or picture before it.
///
/// Documentation: `SwiftUI/Label`.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  /// A label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title and the icon as the style of the surroundings shows them.
  public var body: some View {
    style.make(
      LabelStyleConfiguration(
        title: title as? LabelStyleConfiguration.Title ?? .init(view: AnyView(title)),
        icon: icon as? LabelStyleConfiguration.Icon ?? .init(view: decoration)))
  }

  /// The icon, which assistive tools pass over: the title says the same [C].
  private var decoration: AnyView {
    (icon as? Image).map { AnyView($0.asDecoration) } ?? AnyView(icon.environment(\.isLabelIcon, true))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration, in the style of the enclosing views, so that a style can extend it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A text with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  /// A text with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// A text with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

/// A label as a style sees it.
///
/// Documentation: `SwiftUI/LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View {
    let view: AnyView
    /// The title.
    public var body: some View { view }
  }
  /// The label's icon.
  public struct Icon: View {
    let view: AnyView
    /// The icon.
    public var body: some View { view }
  }
  /// The view with the label's title.
  public let title: Title
  /// The symbol or picture before the words.
  public let icon: Icon
}

/// The appearance of labels.
///
/// Documentation: `SwiftUI/LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of a label's view.
  associatedtype Body: View
  /// A label as the style sees it.
  typealias Configuration = LabelStyleConfiguration
  /// The view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of labels in an environment.
typealias AnyLabelStyle = StyleBox<LabelStyleConfiguration>

extension StyleBox where Configuration == LabelStyleConfiguration {
  static var automatic: Self {
    Self(name: "automatic") {
      AnyView(AutomaticLabel(configuration: $0))
    }
  }
}

/// The icon and the title. In a list row the icon is centred in its own column, in the tint colour unless the app sets
/// another style.
private struct AutomaticLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.isRowTitle) private var isRowTitle
  @Environment(\.ownForegroundStyle) private var style
  @Environment(\.listItemTint) private var tint

  /// The width of the icons' column, and its distance from the titles, in points at the default text size [?].
  @ScaledMetric(relativeTo: .body) private var width: CGFloat = 28
  @ScaledMetric(relativeTo: .body) private var distance: CGFloat = 12

  var body: some View {
    if isInList, !isRowTitle {
      HStack(spacing: distance) {
        configuration.icon
          .environment(\.foregroundStyle, tint.map { AnyShapeStyle($0) } ?? style ?? AnyShapeStyle(Color.accentColor))
          .frame(minWidth: width)
        configuration.title
      }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

extension EnvironmentValues {
  private struct LabelIconKey: EnvironmentKey { static let defaultValue = false }
  /// Whether the view is the icon of a label.
  var isLabelIcon: Bool {
    get { self[LabelIconKey.self] }
    set { self[LabelIconKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private struct RowTitleKey: EnvironmentKey { static let defaultValue = false }
  /// Whether the view is the header or footer of a section.
  var isRowTitle: Bool {
    get { self[RowTitleKey.self] }
    set { self[RowTitleKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private struct LabelStyleKey: EnvironmentKey {
    static let defaultValue = AnyLabelStyle.automatic
  }
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// The icon, then the title.
///
/// Documentation: `SwiftUI/TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The icon and the title.
  public init() {}
  /// The icon, then the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
///
/// Documentation: `SwiftUI/TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
///
/// Documentation: `SwiftUI/IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  public init() {}
  /// The icon. Assistive tools read the title.
  public func makeBody(configuration: Configuration) -> some View {
    let title = configuration.title.spokenTitle
    return configuration.icon.modifier(AccessibilityModifier { $0.label = title })
  }
}

/// The usual look.
///
/// Documentation: `SwiftUI/DefaultLabelStyle`.
public struct DefaultLabelStyle: LabelStyle {
  /// The usual look.
  public init() {}
  /// The icon, then the title.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticLabel(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual look.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of labels in the view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyle) { current in
      let outer = current
      current = AnyLabelStyle(S.self) { AnyView(style.makeBody(configuration: $0).environment(\.labelStyle, outer)) }
    }
  }
}

/// A line between views of a stack.
///
/// Documentation: `SwiftUI/Divider`.
public struct Divider: LeafView {
  /// A line.
  public init() {}
  func makeLeaf(_ node: ViewNode) -> DividerLeaf { DividerLeaf() }
  func update(_ leaf: DividerLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.view.backgroundColor = .separator
    leaf.thickness = environment.pixelLength
    return false
  }
}

/// A line across the enclosing stack, one pixel thick.
final class DividerLeaf: LayoutNode {
  let view: UIView = {
    let view = UIView()
    view.isUserInteractionEnabled = false
    return view
  }()
  var thickness: CGFloat = 1

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let isUpright = (container as? StackLayoutNode)?.direction == .horizontal
    return isUpright
      ? CGSize(width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    pass.place(view, CGRect(origin: origin, size: frame.size))
  }
}
