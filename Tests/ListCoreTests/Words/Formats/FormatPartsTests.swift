import Expectations
import Fuzzing
import ListCore
import Testing

/// The parts of formats.
struct FormatPartsTests {
  @Test func valuesHavePositionsAndSpecifications() {
    expectEqual(
      FormatParts("%d of %2$ld, %-5.2f").parts,
      [
        .value(position: nil, specification: "d"), .text(" of "), .value(position: 2, specification: "ld"),
        .text(", "), .value(position: nil, specification: "-5.2f"),
      ])
  }

  @Test func variablesHaveNames() {
    expectEqual(
      FormatParts("%#@trips@ to %1$#@place@").parts,
      [
        .variable(position: nil, name: "trips"), .text(" to "), .variable(position: 1, name: "place"),
      ])
    expectEqual(FormatParts("%arg left").parts, [.value(position: nil, specification: "arg"), .text(" left")])
  }

  @Test func invalidSpecificationsAreText() {
    expectEqual(FormatParts("100%").parts, [.text("100%%")])
    expectEqual(FormatParts("5 %% of %").parts, [.text("5 %% of %%")])
    expectEqual(FormatParts("%#!open").parts, [.text("%%#!open")])
    expect(FormatParts("").parts.isEmpty)
  }

  @Test func randomTextsAreSplitIntoParts() {
    var random = SeededGenerator(seed: FuzzSeed.ofRun)
    let pieces = ["%", "#@", "@", "1$", "99999999999999999999$", "d", "arg", "ü", "%%", ".", "-", "x", "lld"]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
      // A format of the parts has the same parts: nothing is lost, and nothing is taken twice.
      let parts = FormatParts(text).parts
      expectEqual(FormatParts(parts.map(Self.text).joined()).parts, parts, "\(text) \(FuzzSeed.ofRun)")
    }
  }

  private static func text(_ part: FormatParts.Part) -> String {
    switch part {
    case .text(let text): text
    case .value(let position, let specification): "%" + (position.map { "\($0)$" } ?? "") + specification
    case .variable(let position, let name): "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
    }
  }
}
