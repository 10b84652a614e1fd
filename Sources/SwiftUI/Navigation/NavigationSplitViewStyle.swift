import UIKit

/// How the columns of a split view share the space.
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

/// The last column keeps its width; the other columns overlap it.
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
  /// The last column keeps its width; the other columns overlap it.
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
  /// How the columns of split views in the view share the space.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitBehavior, (style as? any KnownNavigationSplitViewStyle)?.behavior ?? .tile)
  }

  /// The width of the view's column in a split view, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    column(ColumnWidth(least: width, ideal: width, most: width))
  }

  /// The ideal width of the view's column in a split view, and its minimum and maximum, in points.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    column(ColumnWidth(least: min, ideal: ideal, most: max))
  }

  private func column(_ width: ColumnWidth) -> some View {
    preference(key: NavigationTitleKey.self, value: NavigationTitle(columnWidth: width))
  }
}
