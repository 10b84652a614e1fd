import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TextEditorTests {
  private struct Screen: View {
    @State var text = "one"
    var body: some View {
      TextEditor(text: $text).font(.title).foregroundColor(.red)
      Text(text)
      Button("Clear") { text = "" }
    }
  }

  @Test func typingUpdatesTheBindingAndTheBindingTheTextEditor() throws {
    let hosted = Hosted(Screen())
    let editor = try require(hosted.views.lazy.compactMap { $0 as? UITextView }.first)
    expect(editor.text == "one" && editor.font?.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
    expectEqual(editor.textColor, .systemRed)
    _ = editor.becomeFirstResponder()
    editor.selectedRange = NSRange(location: 3, length: 0)
    hosted.screen.type("\ntwo")
    try hosted.screen.settle()
    expectEqual(hosted.texts.first, "one\ntwo")
    try hosted.press("Clear")
    expectEqual(editor.text, "")
  }

  @Test func aTextEditorFillsTheProposedSize() throws {
    let hosted = Hosted(TextEditor(text: .constant("")), width: 120, height: 90)
    expectEqual(hosted.frames.first?.size, CGSize(width: 120, height: 90))
    let disabled = Hosted(TextEditor(text: .constant("")).disabled(true))
    expectEqual((disabled.views.first as? UITextView)?.isEditable, false)
  }
}
