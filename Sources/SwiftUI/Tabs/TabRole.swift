import ListCore
import UIKit

/// The purpose of a tab.
///
/// Documentation: `SwiftUI/TabRole`.
public struct TabRole: Hashable, Sendable {
  let isSearch = true
  /// A search screen. Its tab is the last one.
  public static var search: TabRole { TabRole() }
}

/// The default label of a tab, by its role.
///
/// Documentation: `SwiftUI/DefaultTabLabel`.
public struct DefaultTabLabel: View {
  let role: TabRole?

  /// A magnifying glass for search; nothing without a role.
  public var body: some View {
    if role == .search { Label(SystemWord.search.text, systemImage: "magnifyingglass") }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A screen named by a value, with the label of its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: DefaultTabLabel(role: role), role: role)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A screen with the label of its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role), role: role)
  }
}

extension Tab {
  /// A screen of a role with a label for its tab, named by a value.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), content: content(), label: label(), role: role)
  }
}

extension Tab where Value == Never {
  /// A screen of a role with a label for its tab.
  public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label(), role: role)
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// A screen of a role with a text and a symbol for its tab, named by a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A screen of a role with a text and a symbol for its tab, named by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// A screen of a role with a text and a symbol for its tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A screen of a role with a text and a symbol for its tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

// MARK: Tabs of collections

extension ForEach: TabContent, KnownTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  /// Never called: the tabs are those of the elements.
  public var body: Never { fatalError("tabs of a collection are tabs themselves and have no body") }

  var views: AnyView {
    let content = self.content
    return AnyView(
      ForEach<Data, ID, AnyView>(data: data, content: { TabContentViews.views(of: content($0)) }, id: id))
  }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// A tab for each identified element.
  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where Content.TabValue == V {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: TabContent {
  /// A tab for each element, identified by a property.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}
