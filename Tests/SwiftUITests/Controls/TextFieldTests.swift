import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TextFieldTests {
  @Test func theKeyThatEndsATextSaysWhatFollows() throws {
    let labels: [(SubmitLabel, UIReturnKeyType)] = [
      (.done, .done), (.go, .go), (.send, .send), (.join, .join), (.route, .route), (.search, .search),
      (.return, .default), (.next, .next), (.continue, .continue),
    ]
    for (label, key) in labels {
      let hosted = Hosted(TextField("Name", text: .constant("")).submitLabel(label))
      #expect((hosted.views.first as? UITextField)?.returnKeyType == key)
    }
  }

  @Test func typingChangesTheTextAndReturnSubmitsIt() throws {
    struct Form: View {
      @State private var name = ""
      @State private var submitted = "nothing"
      var body: some View {
        TextField("Name", text: $name).onSubmit { submitted = name }
        Text(submitted)
      }
    }
    let hosted = Hosted(Form())
    let field = try #require(hosted.views.lazy.compactMap { $0 as? UITextField }.first)
    #expect(field.placeholder == "Name")
    _ = field.becomeFirstResponder()
    hosted.screen.type("Ada")
    hosted.screen.press(.keyboardReturnOrEnter)
    try hosted.screen.settle()
    #expect(hosted.texts.contains("Ada") && !field.isFirstResponder)
  }
}
