import Testing

@testable import Gallery

@Suite("The name that somebody meant")
struct NearestNameTests {
  @Test("is the one fewest changes away")
  func nearest() {
    let names = ["text", "tint", "symbol", "secondaryText", "id"]
    for (written, meant) in [
      ("txet", "text"), ("tex", "text"), ("texts", "text"), ("Text", "text"), ("simbol", "symbol"),
      ("secondarytext", "secondaryText"), ("secondryTxt", "secondaryText"), ("tnt", "tint"), ("ID", "id"),
    ] {
      #expect(NearestName.of(written, among: names) == meant, "\(written)")
    }
    #expect(NearestName.of("background", among: names) == nil)
    #expect(NearestName.of("", among: names) == nil)
    #expect(NearestName.of("text", among: []) == nil)
    // Of names at one distance the first.
    #expect(NearestName.of("bat", among: ["cat", "bad"]) == "cat")
  }

  @Test("counts letters more, less, other ones, and exchanged neighbours")
  func distances() {
    func distance(_ one: String, _ other: String) -> Int { NearestName.distance(Array(one), Array(other)) }
    #expect(distance("", "abc") == 3)
    #expect(distance("abc", "") == 3)
    #expect(distance("abc", "abc") == 0)
    #expect(distance("abc", "acb") == 1)
    #expect(distance("kitten", "sitting") == 3)
    #expect(distance("ca", "abc") == 3)
  }

  @Test("is not looked for among names of any length")
  func long() {
    let long = String(repeating: "a", count: NearestName.longestName + 1)
    #expect(NearestName.of(long, among: [long]) == nil)
  }

  @Test("names are listed in words")
  func lists() {
    #expect([String]().listed == "")
    #expect(["a"].listed == "“a”")
    #expect(["a", "b", "c"].listed == "“a”, “b” and “c”")
  }
}
