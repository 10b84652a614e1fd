import Expectations
import Testing

@testable import TextLayout

/// Colours by their names.
struct TextColorNamesTests {
  @Test func namesOfColoursAreKnown() {
    expectEqual(TextColor(named: "Tomato"), TextColor(red: 1, green: Double(0x63) / 255, blue: Double(0x47) / 255))
    expectEqual(TextColor(named: "black"), .black)
  }

  @Test(arguments: ["", "#ffffff", "no colour", "1"])
  func unknownColourNamesAreNil(word: String) {
    expectNil(TextColor(named: word))
  }
}
