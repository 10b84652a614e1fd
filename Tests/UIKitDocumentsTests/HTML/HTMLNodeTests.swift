import Expectations
import Testing

@testable import UIKitDocuments

/// The tree of a page.
struct HTMLNodeTests {
  private func outline(_ node: HTMLNode) -> String {
    node.name.isEmpty ? node.text : "\(node.name)(\(node.children.map(outline).joined(separator: " ")))"
  }

  @Test func unclosedElementsAreClosedAsInBrowsers() throws {
    let page = try require(HTMLNode(page: "<P CLASS='a b'>x<b>y</P><p>z"))
    expectEqual(page.children.map(outline), ["html(body(p(x b(y)) p(z)))"])
    let first = try require(page.descendants(named: "p").first)
    expect(first.classes == ["a", "b"] && first.content == "xy")
  }

  @Test func aCompletePageKeepsItsStructure() throws {
    let page = try require(
      HTMLNode(page: "<!DOCTYPE html><html><head><title>t</title></head><Body id=m>x</body></html>"))
    expectEqual(page.children.map(outline), ["html(head(title(t)) body(x))"])
    expectEqual(page.descendants(named: "body").first?.attributes, ["id": "m"])
  }
}
