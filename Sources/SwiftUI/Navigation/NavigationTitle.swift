import UIKit

/// The navigation bar's title, and how it is shown, as views say it.
struct NavigationTitle: Equatable {
  var title: String?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden: Bool?
}

struct NavigationTitleKey: JoinedPreferenceKey {
  static var defaultValue: NavigationTitle { NavigationTitle() }
  static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.displayMode = next.displayMode ?? value.displayMode
    value.isBarHidden = next.isBarHidden ?? value.isBarHidden
  }
}

/// A bar at the top of a stack of screens.
///
/// Documentation: `SwiftUI/NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// How the title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

@MainActor
enum NavigationPreferences {
  static func apply(_ preference: NavigationTitle, to controller: UIViewController) {
    if let title = preference.title, controller.navigationItem.title != title {
      controller.navigationItem.title = title
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
  }
}

private struct TitleModifier: ViewModifier {
  let title: Text
  @Environment(\.locale) private var locale
  func body(content: Content) -> some View {
    var environment = EnvironmentValues()
    environment.locale = locale
    return content.preference(key: NavigationTitleKey.self, value: NavigationTitle(title: title.plain(environment)))
  }
}

extension View {
  /// The title of the screen that the view is.
  public func navigationTitle(_ title: Text) -> some View { modifier(TitleModifier(title: title)) }
  /// The title of the screen that the view is.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  /// The title of the screen that the view is.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// The title of the screen that the view is.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// The title of the screen that the view is.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  /// The title of the screen that the view is.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  /// The title of the screen that the view is, and how it is shown.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  /// How the title of the screen is shown.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(displayMode: displayMode))
  }
  /// Hides the navigation bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(isBarHidden: hidden))
  }
}
