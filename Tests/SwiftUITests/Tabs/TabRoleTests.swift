import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TabRoleTests {
  private func tabs(_ view: some View) throws -> UITabBarController {
    let hosted = Hosted(view, width: 390, height: 700) { $0.horizontalSizeClass = .compact }
    try hosted.screen.settle()
    return try require(hosted.controller.children.first as? UITabBarController)
  }

  private struct Kind: Identifiable { let id: String }

  @Test func theSearchTabIsLast() throws {
    let tabs = try tabs(
      TabView {
        Tab(role: .search) { Text("search") }
        Tab("Home", systemImage: "house") { Text("home") }
      })
    expectEqual(tabs.viewControllers?.map { $0.tabBarItem.title }, ["Home", "Search"])
    expect(tabs.viewControllers?.last?.tabBarItem.image != nil && tabs.selectedIndex == 0)
  }

  @Test func theSearchTabMayHaveItsOwnLabel() throws {
    struct Screen: View {
      @State private var chosen = "find"
      var body: some View {
        TabView(selection: $chosen) {
          Tab("Find", systemImage: "eye", value: "find", role: .search) { Text("find") }
          Tab("Home", systemImage: "house", value: "home") { Text("home") }
        }
      }
    }
    let tabs = try tabs(Screen())
    expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Home", "Find"] && tabs.selectedIndex == 1)
  }

  @Test func aForEachMakesTabs() throws {
    struct Screen: View {
      @State private var chosen = "b"
      var body: some View {
        TabView(selection: $chosen) {
          Tab("First", systemImage: "star", value: "first") { Text("first") }
          ForEach([Kind(id: "a"), Kind(id: "b")]) { kind in
            Tab(kind.id, systemImage: "leaf", value: kind.id) { Text(kind.id) }
          }
          ForEach(["x"], id: \.self) { Tab($0, systemImage: "leaf", value: $0) { Text("other") } }
        }
      }
    }
    let tabs = try tabs(Screen())
    expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["First", "a", "b", "x"] && tabs.selectedIndex == 2)
  }
}
