import UIKit

/// The title of the navigation bar and its display mode, as set by views.
struct NavigationTitle {
  var title: String?
  /// The binding of the title, if the user can edit the title in the bar.
  var binding: Binding<String>?
  var subtitle: String?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden: Bool?
  var isBottomBarHidden: Bool?
  var isTabBarHidden: Bool?
  var isBackButtonHidden: Bool?
  /// The background colour of the navigation bar.
  var background: UIColor?
  var backgroundVisibility: Visibility?
  /// The width of the split view's column whose screen this is.
  var columnWidth: ColumnWidth?
  var role: ToolbarRole?
  /// The key of the source view for the screen's zoom transition.
  var zoom: MatchedFrames.Key?
  /// The colours of bars.
  var schemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
}

/// The width of a column, in points; nil for the usual ones.
struct ColumnWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat
  var most: CGFloat?
}

struct NavigationTitleKey: JoinedPreferenceKey {
  static var defaultValue: NavigationTitle { NavigationTitle() }
  static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
    let next = nextValue()
    if let title = next.title { (value.title, value.binding) = (title, next.binding) }
    value.subtitle = next.subtitle ?? value.subtitle
    value.displayMode = next.displayMode ?? value.displayMode
    value.isBarHidden = next.isBarHidden ?? value.isBarHidden
    value.isBottomBarHidden = next.isBottomBarHidden ?? value.isBottomBarHidden
    value.isTabBarHidden = next.isTabBarHidden ?? value.isTabBarHidden
    value.isBackButtonHidden = next.isBackButtonHidden ?? value.isBackButtonHidden
    value.background = next.background ?? value.background
    value.backgroundVisibility = next.backgroundVisibility ?? value.backgroundVisibility
    value.columnWidth = next.columnWidth ?? value.columnWidth
    value.role = next.role ?? value.role
    value.zoom = next.zoom ?? value.zoom
    value.schemes.merge(next.schemes) { $1 }
  }
}

/// A bar at the top of a stack of screens.
///
/// Documentation: `SwiftUI/NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// How the title is shown.
  public enum TitleDisplayMode: Sendable {
    /// That of the previous screen.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// How the title of a screen is shown.
///
/// Documentation: `SwiftUI/ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// That of the previous screen.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// In the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

@MainActor
enum NavigationPreferences {
  static func apply(_ preference: NavigationTitle, to controller: UIViewController) {
    if let title = preference.title, controller.navigationItem.title != title {
      controller.navigationItem.title = title
    }
    if let subtitle = preference.subtitle, controller.navigationItem.subtitle != subtitle {
      controller.navigationItem.subtitle = subtitle
    }
    switch preference.displayMode {
    case .automatic: controller.navigationItem.largeTitleDisplayMode = .automatic
    case .inline: controller.navigationItem.largeTitleDisplayMode = .never
    case .large: controller.navigationItem.largeTitleDisplayMode = .always
    case nil: break
    }
    if let isHidden = preference.isBarHidden {
      controller.navigationController?.setNavigationBarHidden(isHidden, animated: false)
    }
    if let isHidden = preference.isBackButtonHidden, controller.navigationItem.hidesBackButton != isHidden {
      controller.navigationItem.hidesBackButton = isHidden
    }
    if let isHidden = preference.isBottomBarHidden {
      controller.navigationController?.setToolbarHidden(isHidden, animated: false)
    }
    if let isHidden = preference.isTabBarHidden { controller.tabBarController?.isTabBarHidden = isHidden }
    applyBackground(preference, to: controller.navigationItem)
    if let width = preference.columnWidth { apply(width, to: controller) }
    BarLooks.apply(preference, to: controller)
  }

  private static func apply(_ width: ColumnWidth, to controller: UIViewController) {
    guard let split = controller.splitViewController, let column = controller.navigationController else { return }
    let usual = UISplitViewController.automaticDimension
    if split.viewController(for: .primary) === column {
      split.minimumPrimaryColumnWidth = width.least ?? usual
      split.maximumPrimaryColumnWidth = width.most ?? usual
      split.preferredPrimaryColumnWidth = width.ideal
    } else if split.viewController(for: .supplementary) === column {
      split.minimumSupplementaryColumnWidth = width.least ?? usual
      split.maximumSupplementaryColumnWidth = width.most ?? usual
      split.preferredSupplementaryColumnWidth = width.ideal
    }
  }

  private static func applyBackground(_ preference: NavigationTitle, to item: UINavigationItem) {
    let visibility = preference.backgroundVisibility ?? .automatic
    guard preference.background != nil || visibility != .automatic else { return }
    let appearance = UINavigationBarAppearance()
    switch visibility {
    case .hidden: appearance.configureWithTransparentBackground()
    case .visible, .automatic:
      appearance.configureWithDefaultBackground()
      if let color = preference.background { appearance.backgroundColor = color }
    }
    item.standardAppearance = appearance
    // A colour alone applies only while content is behind the bar.
    if visibility != .automatic { item.scrollEdgeAppearance = appearance }
  }
}

private struct TitleModifier: ViewModifier {
  let title: Text
  let part: WritableKeyPath<NavigationTitle, String?>
  @Environment(\.locale) private var locale
  func body(content: Content) -> some View {
    var environment = EnvironmentValues()
    environment.locale = locale
    var value = NavigationTitle()
    value[keyPath: part] = title.plain(environment)
    return content.preference(key: NavigationTitleKey.self, value: value)
  }
}

extension View {
  /// The title of the view's screen.
  public func navigationTitle(_ title: Text) -> some View { modifier(TitleModifier(title: title, part: \.title)) }
  /// The title of the view's screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  /// The title of the view's screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// The title of the view's screen, which the user can edit in the bar: a tap on it opens a menu with “Rename”, unless
  /// the screen has a title menu of its own. A large title cannot be edited.
  public func navigationTitle(_ title: Binding<String>) -> some View { modifier(BoundTitleModifier(title: title)) }
  /// A smaller line below the title of the view's screen.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(TitleModifier(title: subtitle, part: \.subtitle))
  }
  /// A smaller line below the title of the view's screen.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// A smaller line below the title of the view's screen.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }
  /// The title of the view's screen.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// The title of the view's screen.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  /// The title of the view's screen.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  /// The title of the view's screen, and how it is shown.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  /// The title of the view's screen, and how it is shown.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// The title of the view's screen, and how it is shown.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// How the title of the screen is shown.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(displayMode: displayMode))
  }
  /// How the title of the screen is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  /// Hides the navigation bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(isBarHidden: hidden))
  }
  /// Hides the back button.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(isBackButtonHidden: hidesBackButton))
  }
  /// Shows or hides bars around the screen.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
    func hides(_ bar: ToolbarPlacement.Bar) -> Bool? { bars.contains { $0.bar == bar } ? isHidden : nil }
    return preference(
      key: NavigationTitleKey.self,
      value: NavigationTitle(
        isBarHidden: hides(.navigation), isBottomBarHidden: hides(.bottom), isTabBarHidden: hides(.tabs)))
  }
  /// Shows or hides bars around the screen.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
    func hides(_ bar: ToolbarPlacement.Bar) -> Bool? { bars.contains { $0.bar == bar } ? isHidden : nil }
    return preference(
      key: NavigationTitleKey.self,
      value: NavigationTitle(
        isBarHidden: hides(.navigation), isBottomBarHidden: hides(.bottom), isTabBarHidden: hides(.tabs)))
  }
  /// Sets the background of the navigation bar.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(BarBackgroundModifier(style: style, isForBar: bars.contains { $0.bar == .navigation }))
  }
  /// Shows or hides the background of the navigation bar.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    preference(
      key: NavigationTitleKey.self,
      value: NavigationTitle(
        backgroundVisibility: bars.isEmpty || bars.contains { $0.bar == .navigation } ? visibility : nil))
  }
  /// Shows or hides the background of the navigation bar.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    preference(
      key: NavigationTitleKey.self,
      value: NavigationTitle(
        backgroundVisibility: bars.isEmpty || bars.contains { $0.bar == .navigation } ? visibility : nil))
  }
}

private struct BarBackgroundModifier<S: ShapeStyle>: ViewModifier {
  let style: S
  let isForBar: Bool
  @Environment(\.self) private var environment
  func body(content: Content) -> some View {
    content.preference(
      key: NavigationTitleKey.self,
      value: NavigationTitle(background: isForBar ? style._resolve(in: environment).color : nil))
  }
}

/// A bar around a screen.
///
/// Documentation: `SwiftUI/ToolbarPlacement`.
public struct ToolbarPlacement: Sendable {
  enum Bar: Sendable { case navigation, bottom, tabs }
  let bar: Bar
  /// The bars that the system chooses: the navigation bar.
  public static let automatic = ToolbarPlacement(bar: .navigation)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The bar at the lower edge with the screen's items.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The bar at the lower edge with the app's tabs.
  public static let tabBar = ToolbarPlacement(bar: .tabs)
}
