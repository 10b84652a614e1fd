import Testing

@testable import TextLayout

/// Colours by their names.
struct TextColorNamesTests {
  @Test func namesOfColoursAreKnown() {
    #expect(TextColor(named: "Tomato") == TextColor(red: 1, green: Double(0x63) / 255, blue: Double(0x47) / 255))
    #expect(TextColor(named: "black") == .black)
  }

  @Test(arguments: ["", "#ffffff", "no colour", "1"])
  func otherWordsAreNone(word: String) {
    #expect(TextColor(named: word) == nil)
  }
}
