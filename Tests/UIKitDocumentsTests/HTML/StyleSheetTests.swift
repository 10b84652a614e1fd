import Expectations
import Testing

@testable import UIKitDocuments

/// Which rules hold for an element.
struct StyleSheetTests {
  private func values(_ styles: String, _ body: String = "<ul class='a b'><li id=x class=b>t</li></ul>") throws
    -> [String]
  {
    let page = try require(HTMLNode(page: "<style>\(styles)</style>\(body)"))
    let list = try require(page.descendants(named: "ul").first)
    let item = try require(list.children.first)
    return StyleSheet(of: page).declarations(for: item, in: [page, list]).map { "\($0.property)=\($0.value)" }
  }

  @Test(arguments: ["li", "*", ".b", "#x", "li.b", "li#x.b", "ul li", ".a.b .b", "h1, li", "* li"])
  func matchingSelectorsApply(selector: String) throws {
    expectEqual(try values("\(selector) { color : red }"), ["color=red"])
  }

  @Test(arguments: ["ol", ".c", "#y", "li.a", "ol li", "li ul", "li:hover", "ul > li", "[id]", "h1", ""])
  func otherSelectorsDoNotApply(selector: String) throws {
    expectEqual(try values("\(selector) { color: red }"), [])
  }

  @Test func moreSpecificSelectorsOverrideOthers() throws {
    expectEqual(
      try values("#x{a:1} .b{b:2} li{c:3} li.b{d:4; e : 5 !important ;} li{f:6}"),
      ["c=3", "f=6", "b=2", "d=4", "e=5", "a=1"])
  }

  @Test func otherRulesAndCommentsAreIgnored() throws {
    expectEqual(try values("@media print { li { a: 1 } ul { b: 2 } } /* li { c: 3 } */ li { d: 4 }"), ["d=4"])
    expectEqual(try values("li { a: 1"), ["a=1"], "what is not closed ends with the sheet")
    expectEqual(try values("@media {{ li { a: 1 }"), [])
  }
}
