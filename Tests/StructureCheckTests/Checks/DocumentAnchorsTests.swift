import Expectations
import Testing

@testable import StructureCheck

@Suite struct DocumentAnchorsTests {
  @Test(arguments: [
    ("# Two commands", "two-commands"), ("### `UIView`, and more!", "uiview-and-more"), ("## A - b_c", "a---b_c"),
    ("## 1. Make a package ", "1-make-a-package"), ("## Über uns", "über-uns"),
  ])
  func anAnchorIsTheHeadingInLowercaseWithHyphens(heading: String, name: String) {
    expectEqual(DocumentAnchors(heading).names, [name])
  }

  @Test func anAnchorOfARepeatedHeadingHasANumber() {
    expectEqual(DocumentAnchors("# Cost\n# Cost\n## Cost").names, ["cost", "cost-1", "cost-2"])
  }

  @Test func otherLinesAndCodeHaveNoAnchors() {
    expectEqual(DocumentAnchors("#tag\n####### Seven\nText # no\n```\n# comment\n```").names, [])
  }
}
