import UIKit

/// The purpose of a bar with items.
///
/// Documentation: `SwiftUI/ToolbarRole`.
public struct ToolbarRole: Sendable {
  enum Kind: Sendable { case automatic, navigationStack, browser, editor }
  let kind: Kind
  /// As is usual for the screen.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// It leads through a stack of screens.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// It leads through places that were visited.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// It edits what the screen shows: the button that goes back has no title [C].
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// Colours and back buttons of the bars around a screen. Other screens of the stack have those of their own.
@MainActor
enum BarLooks {
  static func apply(_ preference: NavigationTitle, to controller: UIViewController) {
    let stack = controller.navigationController
    // Bars of an app's own stay as the app wants them where no view says anything.
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
  /// Says for which purpose the screen has bars.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(role: role))
  }

  /// Shows bars around the screen in light or dark colours; nil for those of the screen.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    let schemes = colorScheme.map { scheme in Dictionary(bars.map { ($0.bar, scheme) }) { $1 } } ?? [:]
    return preference(key: NavigationTitleKey.self, value: NavigationTitle(schemes: schemes))
  }
}
