import UIKit

/// The appearance of lists.
///
/// Documentation: `SwiftUI/ListStyle`.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The corresponding appearance in UIKit.
  static var _appearance: UICollectionLayoutListConfiguration.Appearance { get }
}

/// Rows from edge to edge.
///
/// Documentation: `SwiftUI/PlainListStyle`.
public struct PlainListStyle: ListStyle {
  /// Rows from edge to edge.
  public init() {}
  public static var _appearance: UICollectionLayoutListConfiguration.Appearance { .plain }
}

/// Groups of rows from edge to edge.
///
/// Documentation: `SwiftUI/GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  /// Groups of rows from edge to edge.
  public init() {}
  public static var _appearance: UICollectionLayoutListConfiguration.Appearance { .grouped }
}

/// Groups of rows in rounded boxes.
///
/// Documentation: `SwiftUI/InsetGroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  /// Groups of rows in rounded boxes.
  public init() {}
  public static var _appearance: UICollectionLayoutListConfiguration.Appearance { .insetGrouped }
}

/// The default style: groups of rows in rounded boxes.
///
/// Documentation: `SwiftUI/DefaultListStyle`.
public struct DefaultListStyle: ListStyle {
  /// The usual look.
  public init() {}
  public static var _appearance: UICollectionLayoutListConfiguration.Appearance { .insetGrouped }
}

/// Rows of a sidebar.
///
/// Documentation: `SwiftUI/SidebarListStyle`.
public struct SidebarListStyle: ListStyle {
  /// Rows of a sidebar.
  public init() {}
  public static var _appearance: UICollectionLayoutListConfiguration.Appearance { .sidebar }
}

/// Rows on the background of the screen, on iOS from edge to edge [C].
///
/// Documentation: `SwiftUI/InsetListStyle`.
public struct InsetListStyle: ListStyle {
  /// Rows on the background of the screen.
  public init() {}
  public static var _appearance: UICollectionLayoutListConfiguration.Appearance { .plain }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows on the background of the screen.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows in rounded boxes.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
  /// The default style: groups of rows in rounded boxes.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  private struct ListStyleKey: EnvironmentKey {
    static let defaultValue: UICollectionLayoutListConfiguration.Appearance? = nil
  }
  var listAppearance: UICollectionLayoutListConfiguration.Appearance? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of lists in the view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listAppearance, S._appearance) }
}
