import Expectations
import Foundation
import Testing
import UIKitGraphics

@testable import InterfaceDocuments

@MainActor
struct ElementVariationsTests {
  private func label(_ variations: String, _ told: @escaping (String) -> Void = { _ in }) throws -> InterfaceDocument {
    let text = """
      <document><objects><label id="a" alpha="0.5" text="plain">\
      <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/>\
      \(variations)</label></objects></document>
      """
    return InterfaceDocument(name: "a.xib", root: try DocumentReading.root(of: Data(text.utf8)), report: told)
  }

  @Test func variationKeysNameSizeClasses() throws {
    let document = try label(
      """
      <variation key="default"/><variation key="heightClass=compact-widthClass=regular" text="both"/>\
      <variation key="widthClass=regular" text="wide"/><variation key="heightClass=compact" text="low"/>
      """)
    let variations = try require(document.element("a")).variations
    expectEqual(variations.map { $0.element.attributes["text"] }, ["wide", "low", "both"], "the most specific is last")
    expectEqual(variations.map { $0.applies(to: .regular, .regular) }, [true, false, false])
    expectEqual(variations.map { $0.applies(to: .regular, .compact) }, [true, true, true])
    expectEqual(variations.map { $0.applies(to: .compact, .compact) }, [false, true, false])
    expectEqual(variations.map { $0.applies(to: .unspecified, .unspecified) }, [false, false, false])
  }

  @Test func unknownVariationKeysAreReported() throws {
    var told: [String] = []
    let document = try label(#"<variation key="moonPhase=full" text="x"/>"#) { told.append($0) }
    expect(try require(document.element("a")).variations.isEmpty)
    expect(told.count == 1 && told.first?.contains("moonPhase=full") == true)
  }

  @Test func theMostSpecificVariationApplies() throws {
    let document = try label(
      """
      <variation key="widthClass=regular" text="wide" hidden="YES"/><variation key="heightClass=compact" alpha="1">\
      <fontDescription key="fontDescription" type="system" pointSize="12"/>\
      <color key="textColor" systemColor="systemRedColor"/></variation>
      """)
    let element = try require(document.element("a"))
    let variations = element.variations
    func differences(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) -> DocumentElement {
      element.differences(variations, inForce: variations.filter { $0.applies(to: horizontal, vertical) })
    }
    let none = differences(.compact, .regular)
    expectEqual(
      none.attributes, ["text": "plain", "hidden": "NO", "alpha": "0.5"], "what is not written is the standard")
    expectEqual(none.child(key: "fontDescription")?.attributes["pointSize"], "17")
    expectEqual(none.color(key: "textColor"), .label)
    let both = differences(.regular, .compact)
    expectEqual(both.attributes, ["text": "wide", "hidden": "YES", "alpha": "1"])
    expectEqual(both.child(key: "fontDescription")?.attributes["pointSize"], "12")
    expectEqual(both.color(key: "textColor"), .systemRed)
    expect(element.child(key: "fontDescription")?.parent === element, "the element keeps its own")
  }
}
