import Expectations
import Testing

@testable import Gallery

@Suite("The nearest name to a misspelled one")
struct NearestNameTests {
  @Test("is the one fewest changes away")
  func nearest() {
    let names = ["text", "tint", "symbol", "secondaryText", "id"]
    for (written, meant) in [
      ("txet", "text"), ("tex", "text"), ("texts", "text"), ("Text", "text"), ("simbol", "symbol"),
      ("secondarytext", "secondaryText"), ("secondryTxt", "secondaryText"), ("tnt", "tint"), ("ID", "id"),
    ] {
      expectEqual(NearestName.of(written, among: names), meant, "\(written)")
    }
    expectNil(NearestName.of("background", among: names))
    expectNil(NearestName.of("", among: names))
    expectNil(NearestName.of("text", among: []))
    // Of names at one distance the first.
    expectEqual(NearestName.of("bat", among: ["cat", "bad"]), "cat")
  }

  @Test("counts letters more, less, other ones, and exchanged neighbours")
  func distances() {
    func distance(_ one: String, _ other: String) -> Int { NearestName.distance(Array(one), Array(other)) }
    expectEqual(distance("", "abc"), 3)
    expectEqual(distance("abc", ""), 3)
    expectEqual(distance("abc", "abc"), 0)
    expectEqual(distance("abc", "acb"), 1)
    expectEqual(distance("kitten", "sitting"), 3)
    expectEqual(distance("ca", "abc"), 3)
  }

  @Test("is not searched for a name that is too long")
  func long() {
    let long = String(repeating: "a", count: NearestName.longestName + 1)
    expectNil(NearestName.of(long, among: [long]))
  }

  @Test("names are listed in words")
  func lists() {
    expectEqual([String]().listed, "")
    expectEqual(["a"].listed, "“a”")
    expectEqual(["a", "b", "c"].listed, "“a”, “b” and “c”")
  }
}
