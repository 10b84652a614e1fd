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

  @Test func fieldsHaveTheirTitleAsNameAndFollowWhatIsSaidOfTheirTexts() throws {
    let view = VStack {
      TextField("Mail", text: .constant(""), prompt: Text("you@example.org"))
      SecureField("Password", text: .constant(""))
    }
    .textInputAutocapitalization(.never)
    .textContentType(.emailAddress)
    let fields = Hosted(view).views.compactMap { $0 as? UITextField }
    #expect(fields.map(\.accessibilityLabel) == ["Mail", "Password"])
    #expect(fields.map(\.placeholder) == ["you@example.org", "Password"])
    #expect(fields.allSatisfy { $0.autocapitalizationType == .none && $0.textContentType == .emailAddress })
    let words = Hosted(TextField("a", text: .constant("")).textInputAutocapitalization(.words))
    #expect(words.views.compactMap { ($0 as? UITextField)?.autocapitalizationType } == [.words])
  }
}
