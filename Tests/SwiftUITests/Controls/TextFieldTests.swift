import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TextFieldTests {
  @Test func submitLabelsSetTheReturnKeyType() throws {
    let labels: [(SubmitLabel, UIReturnKeyType)] = [
      (.done, .done), (.go, .go), (.send, .send), (.join, .join), (.route, .route), (.search, .search),
      (.return, .default), (.next, .next), (.continue, .continue),
    ]
    for (label, key) in labels {
      let hosted = Hosted(TextField("Name", text: .constant("")).submitLabel(label))
      expectEqual((hosted.views.first as? UITextField)?.returnKeyType, key)
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
    let field = try require(hosted.views.lazy.compactMap { $0 as? UITextField }.first)
    expectEqual(field.placeholder, "Name")
    _ = field.becomeFirstResponder()
    hosted.screen.type("Ada")
    hosted.screen.press(.keyboardReturnOrEnter)
    try hosted.screen.settle()
    expect(hosted.texts.contains("Ada") && !field.isFirstResponder)
  }

  @Test func textFieldsUseTheirTitleAndTextInputModifiers() throws {
    let view = VStack {
      TextField("Mail", text: .constant(""), prompt: Text("you@example.org"))
      SecureField("Password", text: .constant(""))
    }
    .textInputAutocapitalization(.never)
    .textContentType(.emailAddress)
    let fields = Hosted(view).views.compactMap { $0 as? UITextField }
    expectEqual(fields.map(\.accessibilityLabel), ["Mail", "Password"])
    expectEqual(fields.map(\.placeholder), ["you@example.org", "Password"])
    expect(fields.allSatisfy { $0.autocapitalizationType == .none && $0.textContentType == .emailAddress })
    let words = Hosted(TextField("a", text: .constant("")).textInputAutocapitalization(.words))
    expectEqual(words.views.compactMap { ($0 as? UITextField)?.autocapitalizationType }, [.words])
  }

  private struct Prices: View {
    @State var price = 0.5
    @State private var count: Int?
    var body: some View {
      TextField("Price", value: $price, format: .number)
      TextField("Count", value: $count, format: .number, prompt: Text("none"))
      TextField(value: $price, format: .number) { Text("Same price") }
      Text(verbatim: "\(price) \(count.map(String.init) ?? "none")")
      Button("Double") { price *= 2 }
    }
  }

  private func field(_ index: Int, _ hosted: Hosted<some View>) throws -> UITextField {
    let fields = hosted.views.compactMap { $0 as? UITextField }
    try require(fields.indices.contains(index))
    return fields[index]
  }

  @Test func typingUpdatesTheValueAndKeepsTheTextAsTyped() throws {
    let hosted = Hosted(Prices())
    let price = try field(0, hosted)
    expect(price.text == "0.5" && price.placeholder == "Price")
    _ = price.becomeFirstResponder()
    price.selectAll(nil)
    for (key, value) in [
      ("1", "1.0"), ("2", "12.0"), ("3", "123.0"), ("4", "1234.0"), (".", "1234.0"), ("5", "1234.5"),
    ] {
      hosted.screen.type(key)
      try hosted.screen.settle()
      expectEqual(hosted.texts.first, "\(value) none")
    }
    expectEqual(price.text, "1234.5", "no separators come in while one types")
    expectEqual(try field(2, hosted).text, "1,234.5", "another field of the value is written by the style")
    price.resignFirstResponder()
    expectEqual(price.text, "1,234.5")
  }

  @Test func invalidTextIsReplacedByTheLastValidValue() throws {
    let hosted = Hosted(Prices())
    let price = try field(0, hosted)
    _ = price.becomeFirstResponder()
    hosted.screen.type("x")
    try hosted.screen.settle()
    expect(price.text == "0.5x" && hosted.texts.first == "0.5 none")
    price.resignFirstResponder()
    expectEqual(price.text, "0.5")
  }

  @Test func aValueChangedElsewhereIsShownInTheField() throws {
    let hosted = Hosted(Prices())
    let price = try field(0, hosted)
    _ = price.becomeFirstResponder()
    hosted.screen.type("0")
    try hosted.screen.settle()
    expectEqual(price.text, "0.50")
    try hosted.press("Double")
    expectEqual(price.text, "1")
  }

  @Test func anOptionalValueOfNilIsShownAsEmptyText() throws {
    let hosted = Hosted(Prices())
    let count = try field(1, hosted)
    expect(count.text == "" && count.placeholder == "none")
    _ = count.becomeFirstResponder()
    hosted.screen.type("7")
    try hosted.screen.settle()
    expectEqual(hosted.texts.first, "0.5 7")
    hosted.screen.press(.keyboardDeleteOrBackspace)
    try hosted.screen.settle()
    expectEqual(hosted.texts.first, "0.5 none")
  }

  @Test func aSecureFieldHasALabelAndAPrompt() throws {
    let hosted = Hosted(SecureField(text: .constant(""), prompt: Text("Required")) { Text("Password") })
    let field = try field(0, hosted)
    expect(field.isSecureTextEntry && field.placeholder == "Required" && field.accessibilityLabel == "Password")
  }

  @Test func formattersFormatAndParseValues() throws {
    struct Screen: View {
      @State private var share = 0.5
      @State private var day = Date(timeIntervalSinceReferenceDate: 0)
      let percent: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .percent
        formatter.locale = Locale(identifier: "en_US")
        return formatter
      }()
      let days: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter
      }()
      var body: some View {
        TextField("Share", value: $share, formatter: percent)
        TextField("Day", value: $day, formatter: days)
        Text(verbatim: "\(share) \(Int(day.timeIntervalSinceReferenceDate))")
      }
    }
    let hosted = Hosted(Screen())
    expect(try field(0, hosted).text == "50%" && field(1, hosted).text == "2001-01-01")
    for (index, text) in [(0, "75%"), (1, "2001-01-02"), (0, "nothing")] {
      let field = try field(index, hosted)
      _ = field.becomeFirstResponder()
      field.selectAll(nil)
      hosted.screen.type(text)
      try hosted.screen.settle()
    }
    expectEqual(hosted.texts.last, "0.75 86400")
  }

  @Test func aScopeKeepsSubmissionsFromTheActionsAround() throws {
    struct Form: View {
      @State private var name = ""
      @State private var lines: [String] = []
      let isBlocking: Bool
      var body: some View {
        VStack { TextField("Name", text: $name).onSubmit { lines.append("inner") }.submitScope(isBlocking) }
          .onSubmit { lines.append("outer") }
        VStack { TextField("Town", text: $name).submitScope(isBlocking) }.onSubmit { lines.append("around") }
        Text(lines.joined(separator: " "))
      }
    }
    func lines(_ isBlocking: Bool) throws -> String? {
      let hosted = Hosted(Form(isBlocking: isBlocking))
      for field in hosted.views.compactMap({ $0 as? UITextField }) {
        _ = field.becomeFirstResponder()
        hosted.screen.press(.keyboardReturnOrEnter)
        try hosted.screen.settle()
      }
      return hosted.texts.last
    }
    expectEqual(try lines(true), "inner")
    expectEqual(try lines(false), "inner around")
  }
}
