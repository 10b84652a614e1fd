import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct RenameButtonTests {
  @Test func aRenameButtonPerformsTheRenameActionOfTheEnvironment() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          RenameButton().renameAction { count += 1 }
          Text("count \(count)")
        }
      }
    }
    let hosted = Hosted(Screen())
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Rename"))
    try hosted.screen.settle()
    _ = try hosted.screen.point(of: .text("count 1"))
  }

  @Test func aRenameButtonFocusesAField() throws {
    struct Screen: View {
      @State private var text = "Name"
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          TextField("Prompt", text: $text).focused($isFocused)
          RenameButton()
        }
        .renameAction($isFocused)
      }
    }
    let hosted = Hosted(Screen())
    try hosted.screen.settle()
    expectNil(hosted.screen.window.firstResponder)
    try hosted.screen.tap(.text("Rename"))
    try hosted.screen.settle()
    expect(hosted.screen.window.firstResponder is UITextField)
  }

  @Test func aRenameButtonWithoutAnActionIsDisabled() throws {
    struct Screen: View {
      @Environment(\.rename) private var rename
      var body: some View {
        VStack {
          RenameButton()
          Text(rename == nil ? "none" : "some")
        }
      }
    }
    let hosted = Hosted(Screen())
    try hosted.screen.settle()
    _ = try hosted.screen.point(of: .text("none"))
    expect(hosted.screen.accessibility.contains("notEnabled"))
  }
}
