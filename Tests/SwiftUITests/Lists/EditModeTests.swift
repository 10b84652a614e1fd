import Expectations
import ListCore
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct EditModeTests {
  private struct Screen: View {
    @Environment(\.editMode) private var editMode
    var body: some View {
      VStack {
        EditButton()
        Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
      }
    }
  }

  @Test func theEditButtonBeginsAndEndsEditing() throws {
    let hosted = Hosted(Screen())
    expectEqual(hosted.texts, ["Edit", "reading"])
    try hosted.press("Edit")
    expectEqual(hosted.texts, ["Done", "editing"])
    try hosted.press("Done")
    expectEqual(hosted.texts, ["Edit", "reading"])
  }

  @Test func theEditButtonSpeaksTheLanguageOfTheApp() throws {
    let vocabulary = SystemWord.vocabulary
    defer { SystemWord.vocabulary = vocabulary }
    SystemWord.vocabulary = SystemVocabulary(language: "de")
    let hosted = Hosted(Screen())
    expectEqual(hosted.texts, ["Bearbeiten", "reading"])
    try hosted.press("Bearbeiten")
    expectEqual(hosted.texts, ["Fertig", "editing"])
  }

  @Test func theEditModeOfTheEnvironmentIsChanged() throws {
    struct Own: View {
      @State private var mode = EditMode.transient
      var body: some View {
        VStack {
          Screen()
          Text(mode == .active ? "active" : "not active")
        }
        .environment(\.editMode, $mode)
      }
    }
    let hosted = Hosted(Own())
    expectEqual(hosted.texts, ["Done", "editing", "not active"])
    try hosted.press("Done")
    try hosted.press("Edit")
    expectEqual(hosted.texts, ["Done", "editing", "active"])
  }

  @Test func withoutAnEditModeTheEditButtonIsDisabled() {
    let hosted = Hosted(EditButton().environment(\.editMode, nil))
    expectEqual((hosted.views.first as? PressView)?.isEnabled, false)
  }
}
