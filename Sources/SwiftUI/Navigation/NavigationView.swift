import UIKit

/// Screens with a bar at the top; the older name of `NavigationStack` and, with two or three views, of `NavigationSplitView`.
///
/// Two or three views are columns: in a narrow window, and in the style `stack`, the first of them begins a stack, and those
/// behind it are not shown. A single view begins a stack in windows of every width.
///
/// Documentation: `SwiftUI/NavigationView`.
public struct NavigationView<Content: View>: View {
  let content: Content
  @Environment(\.stacksColumns) private var stacksColumns

  /// A stack that begins with a screen, or columns side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    let columns = (content as? any SeveralViews)?.views ?? []
    if columns.count < 2 {
      NavigationStack { content }
    } else if stacksColumns {
      NavigationStack { columns[0] }
    } else if columns.count == 2 {
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    } else {
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    }
  }
}

/// How older stacks of screens look.
///
/// Documentation: `SwiftUI/NavigationViewStyle`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A stack, also where there are several views: it begins with the first of them.
///
/// Documentation: `SwiftUI/StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// A stack.
  public init() {}
}

/// The usual look: a stack, or columns of several views.
///
/// Documentation: `SwiftUI/DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The usual look.
  public init() {}
}

/// Columns of several views, if there is space for them.
///
/// Documentation: `SwiftUI/ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Columns of several views; the older name of `ColumnNavigationViewStyle`.
///
/// Documentation: `SwiftUI/DoubleColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Columns.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack, of which the last screen is shown.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The usual look.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns of several views, if there is space for them.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Whether older stacks of screens in the view show several views as columns, or the first of them alone.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.stacksColumns, style is StackNavigationViewStyle)
  }
}

extension EnvironmentValues {
  private struct StacksColumnsKey: EnvironmentKey { static let defaultValue = false }
  /// Whether a navigation view of several views is a stack.
  var stacksColumns: Bool {
    get { self[StacksColumnsKey.self] }
    set { self[StacksColumnsKey.self] = newValue }
  }
}
