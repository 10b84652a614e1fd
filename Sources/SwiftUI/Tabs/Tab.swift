import UIKit

/// Tabs of a tab view.
///
/// Documentation: `SwiftUI/TabContent`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the value that names a tab.
  associatedtype TabValue: Hashable
  /// The type of the tabs that make up this content.
  associatedtype Body: TabContent
  /// The tabs that make up this content.
  var body: Body { get }
}

extension Never: TabContent {
  /// A tab without a value.
  public typealias TabValue = Never
}

/// Tab contents of this module, which are views.
@MainActor
protocol KnownTabContent {
  var views: AnyView { get }
}

@MainActor
enum TabContentViews {
  static func views<C: TabContent>(of content: C) -> AnyView {
    if let known = content as? any KnownTabContent { return known.views }
    return views(of: content.body)
  }
}

/// A screen with a tab.
///
/// Documentation: `SwiftUI/Tab`.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent, KnownTabContent {
  public typealias TabValue = Value
  let value: AnyHashable?
  let content: Content
  let label: Label
  var role: TabRole?

  /// Never asked: the tab is a tab itself.
  public var body: Never { fatalError("\(Self.self) is a tab itself and has no body") }

  var views: AnyView {
    let (value, isSearch) = (value, role?.isSearch == true)
    return AnyView(
      content.tabItem { label }.modifier(
        TraitModifier {
          if let value { $0.tag = value }
          $0.isLastTab = isSearch
        }))
  }
}

extension Tab {
  /// A screen with a label for its tab, named by a value.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// A screen with a label for its tab.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// A screen with a text and a symbol for its tab, named by a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// A screen with a text and a symbol for its tab, named by a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: AnyHashable(value), content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }

  /// A screen with a text and a picture for its tab, named by a value.
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// A screen with a text and a symbol for its tab.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// A screen with a text and a symbol for its tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }

  /// A screen with a text and a picture for its tab.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
}

/// Tabs whose views a modifier changes.
struct ModifiedTabContent<Content: TabContent>: TabContent, KnownTabContent {
  typealias TabValue = Content.TabValue
  let content: Content
  let change: (AnyView) -> AnyView
  var body: Never { fatalError("modified tabs are tabs themselves and have no body") }
  var views: AnyView { change(TabContentViews.views(of: content)) }
}

extension TabContent {
  private func badged(_ text: Text?) -> ModifiedTabContent<Self> {
    ModifiedTabContent(content: self) { AnyView($0.badge(text)) }
  }

  /// A number as the tab's badge; 0 for none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : Text(verbatim: count.formatted()))
  }

  /// A text as the tab's badge; nil for none.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

  /// A text as the tab's badge.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badged(Text(key)) }

  /// A text as the tab's badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { badged(Text(label)) }
}

/// Tabs in a row.
public struct _TabContentList<Value: Hashable>: TabContent, KnownTabContent {
  public typealias TabValue = Value
  let parts: [AnyView]
  /// Never asked: the tabs are tabs themselves.
  public var body: Never { fatalError("a list of tabs has no body") }
  var views: AnyView { AnyView(ForEach(parts.indices, id: \.self) { parts[$0] }) }
}

/// Makes tabs of the statements in a closure.
///
/// Documentation: `SwiftUI/TabContentBuilder`.
@MainActor
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab, as it is.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  /// Tabs in a row.
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabContentList<TabValue> {
    var parts: [AnyView] = []
    repeat parts.append(TabContentViews.views(of: each content))
    return _TabContentList(parts: parts)
  }
  /// The tabs of an `if` without `else`.
  public static func buildIf(_ content: _TabContentList<TabValue>?) -> _TabContentList<TabValue> {
    content ?? _TabContentList(parts: [])
  }
  /// The tabs if a condition holds.
  public static func buildEither(first: _TabContentList<TabValue>) -> _TabContentList<TabValue> { first }
  /// The tabs if a condition does not hold.
  public static func buildEither(second: _TabContentList<TabValue>) -> _TabContentList<TabValue> { second }
}
