import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TabSectionTests {
  private struct Screen: View {
    @State private var chosen = "home"
    var hides = false
    var body: some View {
      TabView(selection: $chosen) {
        Tab("Home", systemImage: "house", value: "home") { Text("at home") }
        TabSection("Library") {
          Tab("Songs", systemImage: "music.note", value: "songs") { Text("the songs") }
          Tab("Films", systemImage: "film", value: "films") { Text("the films") }.hidden(hides)
        }
        TabSection {
          ForEach(["a", "b"], id: \.self) { name in
            Tab(name, systemImage: "folder", value: name) { Text("list \(name)") }
          }
        } header: {
          Label("Lists", systemImage: "list.bullet")
        }
        Tab("Off", systemImage: "lock", value: "off") { Text("off") }.disabled(true).customizationID("off")
      }
      .tabViewStyle(.sidebarAdaptable)
      .overlay(alignment: .bottom) { Button("Go to b") { chosen = "b" } }
    }
  }

  private func hosted(_ screen: Screen, _ size: UIUserInterfaceSizeClass) throws -> Hosted<Screen> {
    let hosted = Hosted(screen, width: size == .regular ? 1000 : 390, height: 700) { $0.horizontalSizeClass = size }
    try hosted.screen.settle()
    return hosted
  }

  private func tabs(_ hosted: Hosted<Screen>) throws -> UITabBarController {
    try require(hosted.controller.children.first as? UITabBarController)
  }

  @Test func aTabBarShowsTheTabsOfSectionsSeparately() throws {
    let tabs = try tabs(hosted(Screen(), .compact))
    expectEqual(
      tabs.viewControllers?.map { $0.tabBarItem.title }, ["Home", "Songs", "Films", "a", "b", "Off"])
    expectEqual(tabs.viewControllers?.map { $0.tabBarItem.isEnabled }, [true, true, true, true, true, false])
    let fewer = try self.tabs(hosted(Screen(hides: true), .compact))
    expectEqual(fewer.viewControllers?.map { $0.tabBarItem.title }, ["Home", "Songs", "a", "b", "Off"])
  }

  @Test func aWideWindowShowsSectionsAsTabGroups() throws {
    let hosted = try hosted(Screen(), .regular)
    let tabs = try tabs(hosted)
    expectEqual(tabs.tabs.map(\.title), ["Home", "Library", "Lists", "Off"])
    expectEqual(
      tabs.tabs.map { ($0 as? UITabGroup)?.children.map(\.title) }, [nil, ["Songs", "Films"], ["a", "b"], nil])
    expectEqual(tabs.selectedTab?.title, "Home")
    expect(tabs.mode == .tabSidebar && tabs.tabs.last?.identifier == "off" && tabs.tabs.last?.isEnabled == false)
    expect(tabs.tabs[2].image != nil)
    try hosted.press("Go to b")
    expectEqual(tabs.selectedTab?.title, "b")
    expectEqual(tabs.selectedViewController.map { $0.view.window != nil }, true)
  }

  @Test func aTabChosenByTheUserBecomesTheSelection() throws {
    let hosted = try hosted(Screen(), .regular)
    let tabs = try tabs(hosted)
    let films = try require((tabs.tabs[1] as? UITabGroup)?.children.last)
    tabs.delegate?.tabBarController(tabs, didSelectTab: films, previousTab: tabs.selectedTab)
    try hosted.screen.settle()
    expectEqual(tabs.selectedTab?.title, "Films")
  }
}
