import Expectations
import Testing
import UIKit

@testable import Gallery

@MainActor @Suite("The banner of a mistake")
struct MistakeBannerTests {
  private let problem = FileProblem(line: 12, column: 5, path: "sections[0].id", message: "missing; expected a string")

  @Test("says where the mistake is and what was expected")
  func text() {
    let text = MistakeText(problem, in: "list.json", further: 0)
    expectEqual(text.place, "list.json, line 12, column 5")
    expectEqual(text.message, "sections[0].id: missing; expected a string")
    expect(MistakeText(problem, in: "list.json", further: 1).message.hasSuffix("\nand 1 more mistake"))
    expect(MistakeText(problem, in: "list.json", further: 2).message.hasSuffix("\nand 2 more mistakes"))
    let whole = MistakeText(FileProblem(path: "", message: "the file is empty"), in: "a", further: 0)
    expect(whole.place == "a" && whole.message == "the file is empty")
  }

  @Test("is one element of a screen reader")
  func accessibility() {
    let banner = MistakeBanner()
    banner.show(problem, in: "list.json", further: 0)
    expect(banner.isAccessibilityElement)
    expectEqual(banner.accessibilityLabel, "list.json, line 12, column 5. sections[0].id: missing; expected a string")
  }
}
