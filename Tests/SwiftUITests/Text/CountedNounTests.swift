import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor @Suite("Nouns after numbers")
struct CountedNounTests {
  @Test(
    "agree with the number",
    arguments: [
      ("1 book", "1 book"), ("3 book", "3 books"), ("0 book", "0 books"), ("2 open box", "2 open boxes"),
      ("4 berry", "4 berries"), ("2 day", "2 days"), ("5 watch", "5 watches"), ("book", "book"),
      ("many book", "many book"),
      ("3 本", "3 本"), ("1,200 page", "1,200 pages"),
    ])
  func agreeing(_ phrase: String, _ expected: String) { expectEqual(CountedNoun.agreeing(phrase), expected) }

  @Test("in texts by their mark") func mark() {
    expectEqual(
      Hosted(Text("You have ^[\(3) cat](inflect: true) and **one** dog")).texts, ["You have 3 cats and one dog"])
    expectEqual(Hosted(Text("^[\(1) cat](inflect: true)")).texts, ["1 cat"])
    expectEqual(Hosted(Text("2^[3]")).texts, ["2^[3]"])
  }
}
