import UIKit

/// Tabs under a header: a group of the sidebar, or of the bar at the top of a wide window. A bar at the bottom shows
/// the tabs one by one.
///
/// Documentation: `SwiftUI/TabSection`.
@MainActor @preconcurrency
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: AnyView?
  let content: AnyView
}

extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
  public typealias TabValue = SelectionValue
  /// Never asked: the tabs are those inside.
  public var body: Never { fatalError("a section of tabs has no body") }
}

extension TabSection: KnownTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
  var views: AnyView {
    let mark = TabSectionMark(header)
    return AnyView(content.modifier(TraitModifier { $0.tabSection = mark }))
  }
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable, Content.TabValue == SelectionValue
{
  /// Tabs under a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: AnyView(header()), content: TabContentViews.views(of: content()))
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Tabs without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: nil, content: TabContentViews.views(of: content()))
  }
}

extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Tabs under a text.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: AnyView(Text(titleKey)), content: TabContentViews.views(of: content()))
  }

  /// Tabs under a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: AnyView(Text(title)), content: TabContentViews.views(of: content()))
  }
}

/// Identifies the section of a tab: the tabs of one section share a mark, which is replaced when the tabs are evaluated
/// again.
@MainActor
final class TabSectionMark {
  let header: AnyView?
  init(_ header: AnyView?) { self.header = header }
}

extension TabContent {
  private func changed(_ change: @escaping (inout LayoutTraits) -> Void) -> ModifiedTabContent<Self> {
    ModifiedTabContent(content: self) { AnyView($0.modifier(TraitModifier(change: change))) }
  }

  /// Hides the tabs if a value is true.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { if hidden { $0.isTabHidden = true } }
  }

  /// Prevents the user from selecting the tabs if a value is true.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { if disabled { $0.isTabDisabled = true } }
  }

  /// The id of the tab in the user's arrangement of tabs.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { changed { $0.tabID = $0.tabID ?? id } }
}
