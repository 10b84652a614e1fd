import UIKit

/// How the columns of a split view share their room.
///
/// Documentation: `SwiftUI/NavigationSplitViewStyle`.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// A style that the module knows.
@MainActor
protocol KnownNavigationSplitViewStyle: NavigationSplitViewStyle {
  var behavior: UISplitViewController.SplitBehavior { get }
}

/// The usual look.
///
/// Documentation: `SwiftUI/AutomaticNavigationSplitViewStyle`.
public struct AutomaticNavigationSplitViewStyle: KnownNavigationSplitViewStyle {
  /// The usual look.
  public init() {}
  var behavior: UISplitViewController.SplitBehavior { .tile }
}

/// The last column is narrower while others are shown.
///
/// Documentation: `SwiftUI/BalancedNavigationSplitViewStyle`.
public struct BalancedNavigationSplitViewStyle: KnownNavigationSplitViewStyle {
  /// A narrower last column.
  public init() {}
  var behavior: UISplitViewController.SplitBehavior { .tile }
}

/// The last column keeps its width; others lie over it.
///
/// Documentation: `SwiftUI/ProminentDetailNavigationSplitViewStyle`.
public struct ProminentDetailNavigationSplitViewStyle: KnownNavigationSplitViewStyle {
  /// A last column of one width.
  public init() {}
  var behavior: UISplitViewController.SplitBehavior { .overlay }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The usual look.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column is narrower while others are shown.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width; others lie over it.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension EnvironmentValues {
  private struct SplitBehaviorKey: EnvironmentKey {
    static let defaultValue = UISplitViewController.SplitBehavior.tile
  }
  var splitBehavior: UISplitViewController.SplitBehavior {
    get { self[SplitBehaviorKey.self] }
    set { self[SplitBehaviorKey.self] = newValue }
  }
}

extension View {
  /// How the columns of split views in the view share their room.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitBehavior, (style as? any KnownNavigationSplitViewStyle)?.behavior ?? .tile)
  }
}
