import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ToolbarTitleMenuTests {
  private struct Screen: View {
    @State var title = "Plans"
    @State private var count = 0
    var hasMenu = false
    var body: some View {
      NavigationStack {
        Text("count \(count) of \(title)")
          .navigationTitle($title)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            if hasMenu {
              ToolbarTitleMenu {
                Button("Count \(count)") { count += 1 }
                RenameButton()
              }
            }
          }
      }
    }
  }

  private func navigation(_ hosted: Hosted<some View>) throws -> UINavigationController {
    try require(hosted.controller.children.first as? UINavigationController)
  }

  private func tap(_ text: String, _ hosted: Hosted<some View>) throws {
    try hosted.screen.tap(.text(text))
    try hosted.screen.settle()
  }

  @Test func aBoundTitleIsEditedInTheBar() throws {
    let hosted = Hosted(Screen(), width: 390, height: 600)
    try hosted.screen.settle()
    try tap("Plans", hosted)
    try tap("Rename", hosted)
    hosted.screen.type("Ideas")
    hosted.screen.press(.keyboardReturnOrEnter)
    try hosted.screen.settle()
    _ = try hosted.screen.point(of: .text("count 0 of Ideas"))
    expectEqual(try navigation(hosted).topViewController?.navigationItem.title, "Ideas")
  }

  @Test func theTitleMenuHasTheCommandsOfTheScreen() throws {
    let hosted = Hosted(Screen(hasMenu: true), width: 390, height: 600)
    try hosted.screen.settle()
    try tap("Plans", hosted)
    try tap("Count 0", hosted)
    try tap("Plans", hosted)
    try tap("Count 1", hosted)
    _ = try hosted.screen.point(of: .text("count 2 of Plans"))
    try tap("Plans", hosted)
    try tap("Rename", hosted)
    hosted.screen.type("Ideas")
    hosted.screen.press(.keyboardReturnOrEnter)
    try hosted.screen.settle()
    _ = try hosted.screen.point(of: .text("count 2 of Ideas"))
  }

  @Test func renamingNeedsABoundTitle() throws {
    let hosted = Hosted(
      NavigationStack {
        Text("Screen").navigationTitle("Fixed").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { RenameButton() }
      }, width: 390, height: 600)
    try hosted.screen.settle()
    try tap("Fixed", hosted)
    try tap("Rename", hosted)
    let item = try navigation(hosted).topViewController?.navigationItem
    expect(item?.renameDelegate == nil && item?.title == "Fixed")
    try hosted.screen.tap(.text("Rename"))
  }

  @Test func theTitleMenuDisappearsWithItsCommands() throws {
    struct Screen: View {
      @State private var hasMenu = true
      var body: some View {
        NavigationStack {
          Button("Switch") { hasMenu.toggle() }
            .navigationTitle("Fixed").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              if hasMenu { ToolbarTitleMenu { Button("Own") {} } } else { ToolbarTitleMenu() }
            }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 390, height: 600)
    try hosted.screen.settle()
    let item = try require(try navigation(hosted).topViewController?.navigationItem)
    expect(item.titleMenuProvider != nil)
    try tap("Switch", hosted)
    expect(item.titleMenuProvider == nil)
  }
}
