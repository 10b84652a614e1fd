import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI
@testable import UIKitCore

@MainActor struct TabViewTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private func tabs(_ hosted: Hosted<some View>) throws -> UITabBarController {
    try require(hosted.controller.children.first as? UITabBarController)
  }

  private struct Screen: View {
    let log: Log
    @State private var selection = "b"
    @State private var count = 0
    var body: some View {
      TabView(selection: $selection) {
        VStack {
          Text("first \(count)")
          Button("To b") { selection = "b" }
        }
        .tabItem { Label("First", systemImage: "star") }
        .tag("a")
        .badge(count)
        NavigationStack {
          Button("Count \(count)") { count += 1 }.navigationTitle("Second")
        }
        .tabItem {
          Image(systemName: "heart")
          Text("Second")
        }
        .tag("b")
      }
      .onChange(of: selection) { log.lines.append(selection) }
    }
  }

  @Test func tabsShowTheirScreens() throws {
    let log = Log()
    let hosted = Hosted(Screen(log: log), width: 390, height: 700) { $0.horizontalSizeClass = .compact }
    try hosted.screen.settle()
    let tabs = try tabs(hosted)
    expectEqual(tabs.viewControllers?.map { $0.tabBarItem.title }, ["First", "Second"])
    expect(tabs.viewControllers?.allSatisfy { $0.tabBarItem.image != nil } == true && tabs.selectedIndex == 1)
    expectEqual(tabs.viewControllers?[0].isViewLoaded, false)
    try hosted.screen.tap(.text("Count 0"))
    try hosted.screen.settle()
    expectEqual(tabs.viewControllers?[0].tabBarItem.badgeValue, "1")
    try hosted.screen.tap(.text("First"))
    try hosted.screen.settle()
    expect(tabs.selectedIndex == 0 && log.lines == ["a"] && hosted.screen.accessibility.contains("first 1"))
    try hosted.screen.tap(.text("To b"))
    try hosted.screen.settle()
    expect(tabs.selectedIndex == 1 && log.lines == ["a", "b"])
  }

  private struct Rows: View {
    let count: Int
    var body: some View {
      List(0..<count, id: \.self) { row in
        NavigationLink("Row \(row)") { List(0..<3, id: \.self) { Text("Part \($0)") }.navigationTitle("Parts") }
      }
      .navigationTitle("Rows")
    }
  }

  /// A stack of screens on a page: the bar has a background while rows are beneath it.
  @Test func theTabBarHasABackgroundWhileRowsAreBeneathIt() throws {
    let hosted = Hosted(
      TabView {
        NavigationStack { Rows(count: 40) }.tabItem { Label("Many", systemImage: "star") }
        NavigationStack { Rows(count: 3) }.tabItem { Label("Few", systemImage: "heart") }
      }, width: 390, height: 700
    ) { $0.horizontalSizeClass = .compact }
    try hosted.screen.settle()
    let tabs = try tabs(hosted)
    let list = try require(tabs.contentScrollView(for: .bottom) as? UICollectionView)
    expect(list.numberOfItems(inSection: 0) == 40 && !tabs.tabBar.contents.isAtScrollEdge)
    list.contentOffset.y = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    try hosted.screen.settle()
    expect(tabs.tabBar.contents.isAtScrollEdge, "nothing is beneath the bar at the end")
    list.contentOffset.y = 100
    try hosted.screen.settle()
    expect(!tabs.tabBar.contents.isAtScrollEdge)
    // A screen on top has the bar to itself; then the bar is again that of the screen below.
    try hosted.screen.tap(.text("Row 6"))
    try hosted.screen.settle()
    expect(tabs.tabBar.contents.isAtScrollEdge, "three rows end above the bar")
    try hosted.screen.tap(.text("Rows"))
    try hosted.screen.settle()
    expect(!tabs.tabBar.contents.isAtScrollEdge)
    try hosted.screen.tap(.text("Few"))
    try hosted.screen.settle()
    expect(tabs.tabBar.contents.isAtScrollEdge)
    // A tap on the tab that is chosen leads to the top.
    try hosted.screen.tap(.text("Many"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Many"))
    try hosted.screen.settle()
    expectEqual(list.contentOffset.y, -list.adjustedContentInset.top)
  }

  @Test func symbolsOfTabsAreFilled() throws {
    func symbols(_ hosted: Hosted<some View>) throws -> [String?]? {
      try hosted.screen.settle()
      return try tabs(hosted).viewControllers?.map { $0.tabBarItem.image?.symbolName }
    }
    let items = Hosted(
      TabView {
        Text("a").tabItem { Label("Stars", systemImage: "star") }
        Text("b").tabItem { Label("Hearts", systemImage: "heart").environment(\.symbolVariants, .none) }
        Text("c").tabItem { Label("Airplanes", systemImage: "airplane").symbolVariant(.circle) }
      }, width: 390, height: 700)
    expectEqual(try symbols(items), ["star.fill", "heart", "airplane.circle.fill"])
    let bells = Hosted(
      TabView { Tab("Bells", systemImage: "bell") { Image(systemName: "flag") } }, width: 390, height: 700)
    expectEqual(try symbols(bells), ["bell.fill"])
    let screen = try require(tabs(bells).selectedViewController?.view.subviews.first as? UIImageView)
    expectEqual(screen.image?.symbolName, "flag")
  }

  @Test func withoutTagsTheSelectionIsTheIndex() throws {
    struct Places: View {
      @State private var place = 1
      var body: some View {
        TabView(selection: $place) {
          Text("zero").tabItem { Text("Zero") }
          Text("one \(place)").tabItem { Text("One") }
        }
      }
    }
    let hosted = Hosted(Places(), width: 390, height: 700) { $0.horizontalSizeClass = .compact }
    try hosted.screen.settle()
    expectEqual(try tabs(hosted).selectedIndex, 1)
    try hosted.screen.tap(.text("Zero"))
    try hosted.screen.settle()
    expect(try tabs(hosted).selectedIndex == 0 && hosted.screen.accessibility.contains("zero"))
  }

  @Test func aSelectionWithoutATagIsReported() {
    let messages = reports {
      _ = Hosted(TabView(selection: .constant("none")) { Text("a").tabItem { Text("A") }.tag("a") })
    }
    expect(messages.count == 1 && messages[0].contains("\"none\" is invalid"))
  }

  @Test func tabsCanBeSelectedAndRemoved() throws {
    struct Values: View {
      @State private var selection = 2
      let hasThird: Bool
      var body: some View {
        TabView(selection: $selection) {
          Tab("One", systemImage: "star", value: 1) { Text("first") }.badge(3)
          Tab("Two", systemImage: "heart", value: 2) { Text("second") }
          if hasThird {
            Tab(value: 3) {
              Text("third")
            } label: {
              Text("Three")
            }
          }
        }
      }
    }
    let hosted = Hosted(Values(hasThird: true), width: 390, height: 700) { $0.horizontalSizeClass = .compact }
    try hosted.screen.settle()
    let tabs = try tabs(hosted)
    expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["One", "Two", "Three"] && tabs.selectedIndex == 1)
    expect(tabs.viewControllers?[0].tabBarItem.badgeValue == "3" && hosted.screen.accessibility.contains("second"))
    try hosted.screen.tap(.text("Three"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("third"))
    hosted.controller.rootView = Values(hasThird: false)
    try hosted.screen.settle()
    expectEqual(tabs.viewControllers?.count, 2)
    let plain = Hosted(
      TabView {
        Tab("A", systemImage: "star") { Text("a") }
        Tab("B", systemImage: "heart") { Text("b") }
      }, width: 390, height: 700)
    try plain.screen.settle()
    expectEqual(try self.tabs(plain).viewControllers?.count, 2)
  }

  private struct Pages: View {
    @State private var page = 1
    var body: some View {
      VStack {
        TabView(selection: $page) {
          ForEach(0..<4) { number in Text("page \(number)").tag(number) }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        Button("Page \(page)") { page = 3 }
      }
    }
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func pagesAreScrolledAndSelected(_ direction: UITraitEnvironmentLayoutDirection) throws {
    let hosted = Hosted(Pages(), width: 300, height: 500) { $0.layoutDirection = direction }
    try hosted.screen.settle()
    let scroller = try require(hosted.views.compactMap { $0 as? UIScrollView }.first)
    let dots = try require(hosted.views.compactMap { $0 as? UIPageControl }.first)
    expect(dots.numberOfPages == 4 && dots.currentPage == 1 && dots.backgroundStyle == .prominent)
    let isMirrored = direction == .rightToLeft
    expectEqual(scroller.contentOffset.x, (isMirrored ? 600 : 300))
    let (near, far) = (CGPoint(x: 60, y: 200), CGPoint(x: 260, y: 200))
    hosted.screen.drag(from: isMirrored ? near : far, to: isMirrored ? far : near, duration: 0.15)
    try hosted.screen.settle()
    expect(hosted.texts.last == "Page 2" && dots.currentPage == 2)
    try hosted.press("Page 2")
    expect(scroller.contentOffset.x == (isMirrored ? 0 : 900) && dots.currentPage == 3)
    // Pages far from the shown one are not on screen.
    expectEqual(scroller.subviews.compactMap { ($0 as? UILabel)?.text }.sorted(), ["page 2", "page 3"])
  }

  @Test func thePageControlCanBeHidden() {
    let hosted = Hosted(
      TabView {
        Text("a")
        Text("b")
      }.tabViewStyle(.page(indexDisplayMode: .never)))
    expect(!hosted.views.contains { $0 is UIPageControl })
    expectEqual(Hosted(TabView { Text("a") }.tabViewStyle(.page)).views.count, 1)
  }

  @Test func aBadgeOfARowIsShown() throws {
    let hosted = Hosted(List { Text("Mail").badge(12) }, width: 390, height: 300)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("12"))
  }
}
