import Expectations
import Testing
import UIKit

@testable import UIKitDocuments

/// Colours as pages write them.
struct PageColorTests {
  @Test(arguments: [
    "#f60", "#FF6600", "#ff6600ff", "rgb(255, 102, 0)", "rgb(100%, 40%, 0%)", "rgba(255,102,0,1)",
    " rgb(255 102 0 / 100%) ",
  ])
  func oneColourHasManyNotations(word: String) {
    expectEqual(PageColor.color(word), UIColor(red: 1, green: 0.4, blue: 0, alpha: 1))
  }

  @Test func colourNamesAreThoseOfCSS() {
    expectEqual(PageColor.color("Tomato"), PageColor.color("#ff6347"))
    expect(
      PageColor.color("green") == PageColor.color("#008000") && PageColor.color("gray") == PageColor.color("#808080"))
    expect(
      PageColor.color("maroon") == PageColor.color("#800000") && PageColor.color("purple") == PageColor.color("#800080")
    )
    expectEqual(PageColor.color("transparent"), .clear)
    expectEqual(PageColor.color("rgba(0, 0, 0, 0.25)"), UIColor(red: 0, green: 0, blue: 0, alpha: 0.25))
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#ggg", "rgb(1, 2)", "rgb(a, b, c)", "no colour", "inherit", "rgb("])
  func otherWordsAreNoColours(word: String) {
    expectNil(PageColor.color(word))
  }
}
