import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct FocusStateTests {
  private enum Field: Hashable { case name, notes }

  private struct Form: View {
    @State private var name = ""
    @State private var notes = ""
    @FocusState private var field: Field?
    var body: some View {
      TextField("Name", text: $name).focused($field, equals: .name)
      TextEditor(text: $notes).frame(height: 60).focused($field, equals: .notes)
      Text(field == .name ? "name" : field == .notes ? "notes" : "none")
      Button("Notes") { field = .notes }
      Button("Done") { field = nil }
    }
  }

  private func fields<V: View>(_ hosted: Hosted<V>) -> (UITextField?, UITextView?) {
    (
      hosted.views.lazy.compactMap { $0 as? UITextField }.first,
      hosted.views.lazy.compactMap { $0 as? UITextView }.first
    )
  }

  @Test func focusStateAndFirstResponderFollowEachOther() throws {
    let hosted = Hosted(Form(), height: 400)
    let (name, notes) = fields(hosted)
    expect(hosted.texts.contains("none"))
    _ = name?.becomeFirstResponder()
    try hosted.screen.settle()
    expect(hosted.texts.contains("name"))
    try hosted.press("Notes")
    expect(notes?.isFirstResponder == true && hosted.texts.contains("notes"))
    hosted.screen.type("Hi")
    try hosted.screen.settle()
    expectEqual(notes?.text, "Hi")
    try hosted.press("Done")
    expect(notes?.isFirstResponder == false && hosted.texts.contains("none"))
  }

  @Test func aFieldCanBeFocusedInOnAppear() throws {
    struct Search: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Search", text: $text).focused($isFocused).onAppear { isFocused = true }
      }
    }
    let hosted = Hosted(Search())
    try hosted.screen.settle()
    expectEqual(fields(hosted).0?.isFirstResponder, true)
    hosted.screen.type("abc")
    try hosted.screen.settle()
    expectEqual(fields(hosted).0?.text, "abc")
  }
}
