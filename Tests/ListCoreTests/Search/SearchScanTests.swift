import Expectations
import Testing

@testable import ListCore

@Suite("Looking for words")
struct SearchScanTests {
  private func standing(_ word: String, _ text: String) -> Int? {
    Array(word.utf8).withUnsafeBufferPointer { word in
      Array(text.utf8).withUnsafeBufferPointer { SearchScan.standing(of: word, in: $0) }
    }
  }

  @Test("the best of all matches counts")
  func standings() {
    expectEqual(standing("an", "anna"), SearchScan.Standing.atStart)
    expectEqual(standing("an", "banana an"), SearchScan.Standing.atWordStart)
    expectEqual(standing("an", "banana"), SearchScan.Standing.inside)
    expect(
      standing("an", "an") == SearchScan.Standing.atStart && standing("anna", "an") == nil && standing("a", "") == nil)
    expectEqual(standing("ü", "xü"), SearchScan.Standing.inside, "no part of a character is a sign")
  }

  @Test("matches may overlap")
  func places() { expectEqual(SearchScan.places(of: Array("aa".utf8), in: Array("aaaba".utf8)), [0, 1]) }
}
