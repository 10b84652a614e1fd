import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct GrowingFieldTests {
  private struct Notes: View {
    @State var text = ""
    var limit: ClosedRange<Int>?
    @State private var submitted = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        field.onSubmit { submitted = true }
        Text(submitted ? "submitted" : text)
      }
    }

    @ViewBuilder private var field: some View {
      if let limit {
        TextField("Notes", text: $text, axis: .vertical).lineLimit(limit)
      } else {
        TextField("Notes", text: $text, axis: .vertical)
      }
    }
  }

  private func field(_ hosted: Hosted<some View>) throws -> GrowingTextView {
    try require(hosted.views.lazy.compactMap { $0 as? GrowingTextView }.first)
  }

  private let line = UIFont.preferredFont(forTextStyle: .body).lineHeight

  private func height(_ lines: Int) -> CGFloat { (CGFloat(lines) * line).rounded(.up) }

  @Test func aVerticalTextFieldGrowsWithItsLines() throws {
    let hosted = Hosted(Notes(), width: 200)
    let field = try field(hosted)
    expect(field.bounds.height == height(1) && field.placeholder == "Notes" && field.accessibilityLabel == "Notes")
    _ = field.becomeFirstResponder()
    hosted.screen.type("one")
    try hosted.screen.settle()
    expect(field.bounds.height == height(1) && hosted.texts.contains("one"))
    hosted.screen.press(.keyboardReturnOrEnter)
    hosted.screen.type("two")
    try hosted.screen.settle()
    expect(field.bounds.height == height(2) && field.contentOffset.y == 0)
    expect(hosted.texts.contains("one\ntwo"), "the return key begins a line, and submits nothing")
  }

  @Test func aVerticalTextFieldScrollsBeyondItsLineLimit() throws {
    let long = Array(repeating: "word", count: 60).joined(separator: " ")
    expectEqual(try field(Hosted(Notes(text: long, limit: 1...3), width: 200)).bounds.height, height(3))
    expect(try field(Hosted(Notes(text: long), width: 200, height: 900)).bounds.height > height(5))
    expectEqual(try field(Hosted(Notes(text: "a", limit: 2...4), width: 200)).bounds.height, height(2))
    let scrolled = try field(Hosted(Notes(text: long, limit: 1...3), width: 200))
    expect(scrolled.contentSize.height > scrolled.bounds.height && scrolled.isScrollEnabled)
  }

  @Test func thePromptIsShownWhileTheTextIsEmpty() throws {
    let hosted = Hosted(TextField("Name", text: .constant(""), prompt: Text("Anything"), axis: .vertical))
    let prompt = try require(try field(hosted).subviews.lazy.compactMap { $0 as? UILabel }.first)
    expect(prompt.text == "Anything" && !prompt.isHidden)
    let full = Hosted(
      TextField(text: .constant("Ada"), axis: .vertical) { Text("Name") })
    expect(try require(try field(full).subviews.lazy.compactMap { $0 as? UILabel }.first).isHidden)
    expectEqual(try field(full).accessibilityLabel, "Name")
  }

  @Test func aHorizontalTextFieldHasASingleLine() throws {
    let hosted = Hosted(TextField("Name", text: .constant("a"), axis: .horizontal))
    expect(hosted.views.first is UITextField)
  }

  @Test func aVerticalTextFieldTakesFocusAndSettingsOfTheEnvironment() throws {
    struct Form: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        TextField("Notes", text: $text, axis: .vertical).focused($isFocused).textInputAutocapitalization(.never)
          .disabled(text == "locked")
        Button("Focus") { isFocused = true }
        Button("Lock") { text = "locked" }
        Text(isFocused ? "focused" : "not focused")
      }
    }
    let hosted = Hosted(Form())
    let field = try field(hosted)
    expect(field.autocapitalizationType == .none && field.isEditable)
    try hosted.press("Focus")
    expect(field.isFirstResponder && hosted.texts.contains("focused"))
    try hosted.press("Lock")
    expect(!field.isEditable && field.text == "locked")
  }
}
