import Expectations
import Testing

@testable import Gallery

@Suite("Places in a description")
struct DescriptionPathTests {
  @Test("members are separated by points, elements are numbered, and long names are shortened")
  func text() {
    let rows = DescriptionPath.member(.element(.member(.root, "sections"), 2), "rows")
    expectEqual(DescriptionPath.element(rows, 5).text, "sections[2].rows[5]")
    expectEqual(DescriptionPath.root.text, "")
    let long = DescriptionPath.member(rows, String(repeating: "n", count: 70)).text
    expectEqual(long, "sections[2].rows.\(String(repeating: "n", count: 60))…")
  }
}
