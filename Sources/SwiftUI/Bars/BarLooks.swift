import UIKit

/// The purpose of a bar with items.
///
/// Documentation: `SwiftUI/ToolbarRole`.
public struct ToolbarRole: Sendable {
  enum Kind: Sendable { case automatic, navigationStack, browser, editor }
  let kind: Kind
  /// The default role.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// A bar for navigating through a stack of screens.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// A browser, which leads through visited pages.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// An editor of the screen's content: its back button has no title [C].
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// The colours and back buttons of the bars around a screen. Other screens of the stack have their own.
@MainActor
enum BarLooks {
  static func apply(_ preference: NavigationTitle, to controller: UIViewController) {
    let stack = controller.navigationController
    // Custom bars keep the app's settings unless a view changes them.
    let isOwn = stack?.delegate is NavigationModel
    func show(_ bar: ToolbarPlacement.Bar, _ view: UIView?) {
      guard let view else { return }
      let style = preference.schemes[bar].map { $0 == .dark ? UIUserInterfaceStyle.dark : .light }
      if let style {
        view.overrideUserInterfaceStyle = style
      } else if isOwn {
        view.overrideUserInterfaceStyle = .unspecified
      }
    }
    show(.navigation, stack?.navigationBar)
    show(.bottom, stack?.toolbar)
    if preference.schemes[.tabs] != nil { show(.tabs, controller.tabBarController?.tabBar) }
    guard let stack, isOwn || preference.role != nil, let index = stack.viewControllers.firstIndex(of: controller),
      index > 0
    else { return }
    let before = stack.viewControllers[index - 1].navigationItem
    let mode: UINavigationItem.BackButtonDisplayMode = preference.role?.kind == .editor ? .minimal : .default
    if before.backButtonDisplayMode != mode { before.backButtonDisplayMode = mode }
  }
}

extension View {
  /// Sets the purpose of the screen's bars.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(role: role))
  }

  /// Sets the colour scheme of the screen's bars; nil for that of the screen.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    let schemes = colorScheme.map { scheme in Dictionary(bars.map { ($0.bar, scheme) }) { $1 } } ?? [:]
    return preference(key: NavigationTitleKey.self, value: NavigationTitle(schemes: schemes))
  }
}
