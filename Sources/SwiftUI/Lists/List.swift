import UIKit

/// Rows below each other that scroll.
///
/// Documentation: `SwiftUI/List`.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let content: Content

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: RowsNode(view.value, inputs, content: \.content, usual: .insetGrouped))
  }
}

extension List where SelectionValue == Never {
  /// A row for each view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A row for each identified element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element, identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A row for each number of a constant range.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

/// Rows of controls for settings.
///
/// Documentation: `SwiftUI/Form`.
public struct Form<Content: View>: View, PrimitiveView {
  let content: Content

  /// A row for each view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: RowsNode(view.value, inputs, content: \.content, usual: .insetGrouped))
  }
}

/// How lists look.
///
/// Documentation: `SwiftUI/ListStyle`.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The look as UIKit has it.
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

/// The usual look: groups of rows in rounded boxes.
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
  /// The usual look: groups of rows in rounded boxes.
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
  /// How lists in the view look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listAppearance, S._appearance) }
}
