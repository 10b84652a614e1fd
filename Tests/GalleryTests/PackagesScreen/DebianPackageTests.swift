import Expectations
import Testing

@testable import Gallery

@Suite("A package described by a stanza")
struct DebianPackageTests {
  private func details(_ fields: [String: String]) -> PackageDetails { PackageDetails { fields[$0] } }

  @Test("only existing facts are listed, with the size in bytes")
  func facts() {
    let facts = details(["Version": "1", "Installed-Size": "2048", "Homepage": "x"]).facts
    expectEqual(facts.map(\.name), ["Version", "Installed size", "Homepage"])
    expect(facts[1].value.contains("2") && facts[1].value.contains("MB"))
    expect(details(["Installed-Size": "much"]).facts.isEmpty)
  }

  @Test("relations are between commas, and named by the first package")
  func relations() {
    let found = details(["Depends": "a (>= 1), b | c, d:any , ,e [amd64]", "Provides": " "]).relations
    expectEqual(found.map(\.title), ["Depends on"])
    expectEqual(found[0].relations.map(\.text), ["a (>= 1)", "b | c", "d:any", "e [amd64]"])
    expectEqual(found[0].relations.map(\.name), ["a", "b", "d", "e"])
  }

  @Test("a point ends a paragraph, and lines behind two spaces are kept")
  func paragraphs() {
    let found = details(["Description": "short\n one\n two\n .\n  - a\n  - b\n three"]).paragraphs
    expectEqual(found.map(\.text), ["one two", " - a\n - b", "three"])
    expectEqual(found.map(\.isVerbatim), [false, true, false])
    expect(details(["Description": "short"]).paragraphs.isEmpty)
  }
}
