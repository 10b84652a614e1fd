import UIKit

/// Several screens, of which one is shown, with a tab bar, or as pages side by side.
///
/// Documentation: `SwiftUI/TabView`.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: TabChoice?
  let content: Content
  @Environment(\.tabViewKind) private var kind

  /// The screens as the style of the surroundings shows them.
  public var body: some View {
    switch kind {
    case .tabs, .sidebar: TabBarView(choice: selection, hasSidebar: kind == .sidebar, content: content)
    case .pages(let index): PagesView(choice: selection, index: index, content: content)
    }
  }
}

extension TabView {
  /// Screens; `selection` is the tag of the shown one.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { TabChoice($0) }, content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Screens, with the first one shown initially.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

extension TabView where Content == AnyView {
  /// Tabs; `selection` is the value of the shown one.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue {
    self.init(selection: TabChoice(selection), content: TabContentViews.views(of: content()))
  }
}

extension TabView where SelectionValue == Never, Content == AnyView {
  /// Tabs, with the first one shown initially.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where C.TabValue == Never {
    self.init(selection: nil, content: TabContentViews.views(of: content()))
  }
}

/// The shown one of some screens, by their tags.
@MainActor
struct TabChoice {
  let current: () -> AnyHashable
  let isChosen: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Binding<Value>) {
    current = { AnyHashable(selection.wrappedValue) }
    isChosen = { $0.tagged(as: Value.self) == selection.wrappedValue }
    choose = { tag in
      if let value = tag.tagged(as: Value.self), value != selection.wrappedValue { selection.wrappedValue = value }
    }
  }
}

/// The appearance of screens with tabs.
///
/// Documentation: `SwiftUI/TabViewStyle`.
@MainActor @preconcurrency
public protocol TabViewStyle {}

enum TabViewKind: Equatable, Sendable {
  case tabs, sidebar
  case pages(PageTabViewStyle.IndexDisplayMode.Kind)
}

/// A style of this module.
@MainActor
protocol KnownTabViewStyle: TabViewStyle { var kind: TabViewKind { get } }

/// The default style: a bar of tabs.
///
/// Documentation: `SwiftUI/DefaultTabViewStyle`.
public struct DefaultTabViewStyle: KnownTabViewStyle {
  /// The usual look.
  public init() {}
  var kind: TabViewKind { .tabs }
}

/// A tab bar for windows of any width.
///
/// Documentation: `SwiftUI/TabBarOnlyTabViewStyle`.
public struct TabBarOnlyTabViewStyle: KnownTabViewStyle {
  /// A bar of tabs.
  public init() {}
  var kind: TabViewKind { .tabs }
}

/// A bar of tabs, at the top of a wide window, where the user can show a sidebar in its place.
///
/// Documentation: `SwiftUI/SidebarAdaptableTabViewStyle`.
public struct SidebarAdaptableTabViewStyle: KnownTabViewStyle {
  /// A bar of tabs, and a sidebar where there is space.
  public init() {}
  var kind: TabViewKind { .sidebar }
}

/// Pages that a finger turns.
///
/// Documentation: `SwiftUI/PageTabViewStyle`.
public struct PageTabViewStyle: KnownTabViewStyle {
  /// Whether page dots are shown.
  ///
  /// Documentation: `SwiftUI/PageTabViewStyle/IndexDisplayMode`.
  public struct IndexDisplayMode: Sendable {
    enum Kind: Sendable { case automatic, always, never }
    let kind: Kind
    /// If there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// For a single page too.
    public static let always = IndexDisplayMode(kind: .always)
    /// For no number of pages.
    public static let never = IndexDisplayMode(kind: .never)
  }

  let mode: IndexDisplayMode
  /// Pages, with dots or without.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  var kind: TabViewKind { .pages(mode.kind) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The usual look.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar for windows of any width.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs, at the top of a wide window, where the user can show a sidebar in its place.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a finger turns.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that a finger turns, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The appearance of the dots of pages.
///
/// Documentation: `SwiftUI/IndexViewStyle`.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots, with a background or without.
///
/// Documentation: `SwiftUI/PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the page dots have a background.
  ///
  /// Documentation: `SwiftUI/PageIndexViewStyle/BackgroundDisplayMode`.
  public struct BackgroundDisplayMode: Sendable {
    let style: UIPageControl.BackgroundStyle
    /// While the dots are touched.
    public static let automatic = BackgroundDisplayMode(style: .automatic)
    /// While the dots are touched.
    public static let interactive = BackgroundDisplayMode(style: .automatic)
    /// At all times.
    public static let always = BackgroundDisplayMode(style: .prominent)
    /// Never, not even during interaction.
    public static let never = BackgroundDisplayMode(style: .minimal)
  }

  let mode: BackgroundDisplayMode
  /// Dots, with a background or without.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, with a background or without.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  private struct TabViewKindKey: EnvironmentKey { static let defaultValue = TabViewKind.tabs }
  var tabViewKind: TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
  private struct IndexStyleKey: EnvironmentKey { static let defaultValue = UIPageControl.BackgroundStyle.automatic }
  var pageIndexStyle: UIPageControl.BackgroundStyle {
    get { self[IndexStyleKey.self] }
    set { self[IndexStyleKey.self] = newValue }
  }
  private struct InTabsKey: EnvironmentKey { static let defaultValue = false }
  /// Whether views are the screens of tabs.
  var isInTabs: Bool {
    get { self[InTabsKey.self] }
    set { self[InTabsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of screens with tabs in the view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, (style as? any KnownTabViewStyle)?.kind ?? .tabs)
  }

  /// Sets the style of the dots of pages in the view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexStyle, (style as? PageIndexViewStyle)?.mode.style ?? .automatic)
  }
}
