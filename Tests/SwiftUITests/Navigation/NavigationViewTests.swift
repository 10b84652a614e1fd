import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct NavigationViewTests {
  private struct Resorts: View {
    @State private var count = 0
    var body: some View {
      NavigationView {
        List {
          NavigationLink("Alpine") { Text("snow in the Alps").navigationTitle("Alps") }
          Button("Count \(count)") { count += 1 }
        }
        .navigationTitle("Resorts")
        Text("Welcome")
      }
    }
  }

  private func narrow(_ view: some View) throws -> Hosted<some View> {
    let hosted = Hosted(view, width: 390, height: 700) {
      $0.horizontalSizeClass = .compact
      $0.userInterfaceIdiom = .phone
    }
    try hosted.screen.settle()
    return hosted
  }

  private func wide(_ view: some View) throws -> Hosted<some View> {
    let hosted = Hosted(view, width: 1000, height: 700) {
      $0.horizontalSizeClass = .regular
      $0.userInterfaceIdiom = .pad
    }
    try hosted.screen.settle()
    return hosted
  }

  @Test func aNarrowWindowShowsTheFirstOfSeveralViews() throws {
    let hosted = try narrow(Resorts())
    expect(!hosted.screen.accessibility.contains("Welcome"))
    try hosted.screen.tap(.text("Count 0"))
    try hosted.screen.tap(.text("Alpine"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("snow in the Alps"))
    try hosted.screen.tap(.text("Resorts"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Count 1"))
  }

  @Test func aWideWindowShowsTwoViewsAsColumns() throws {
    let hosted = try wide(Resorts())
    let split = try require(hosted.controller.children.first as? UISplitViewController)
    expect(split.style == .doubleColumn && hosted.screen.accessibility.contains("Welcome"))
    try hosted.screen.tap(.text("Alpine"))
    try hosted.screen.settle()
    let screen = hosted.screen.accessibility
    expect(screen.contains("snow in the Alps") && screen.contains("Count 0") && !screen.contains("Welcome"))
  }

  @Test func threeViewsAreThreeColumns() throws {
    let hosted = try wide(
      NavigationView {
        Text("one")
        Text("two")
        Text("three")
      }
      .navigationViewStyle(.columns))
    let split = try require(hosted.controller.children.first as? UISplitViewController)
    expect(split.style == .tripleColumn && hosted.screen.accessibility.contains("three"))
  }

  @Test func theStackStyleShowsOnlyTheFirstViewInAWideWindow() throws {
    let hosted = try wide(Resorts().navigationViewStyle(.stack))
    expect(hosted.controller.children.first is UINavigationController)
    expect(!hosted.screen.accessibility.contains("Welcome"))
  }

  @Test func aSingleViewIsAStack() throws {
    let hosted = try wide(NavigationView { Text("alone") })
    expect(hosted.controller.children.first is UINavigationController)
    expect(hosted.screen.accessibility.contains("alone"))
  }
}
