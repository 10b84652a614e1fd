import Expectations
import Foundation
import Testing
import UIKit

@Suite struct ListFormatterTests {
  private let formatter = ListFormatter()

  init() {
    formatter.locale = Locale(identifier: "en_US")
  }

  @Test func listFormatterJoinsTexts() {
    expectEqual(formatter.string(from: ["one", "two", "three"]), "one, two, and three")
    expectEqual(formatter.string(from: ["one", "two"]), "one and two")
    expectEqual(formatter.string(for: ["one"]), "one")
    expectEqual(formatter.string(from: []), "")
    expectNil(formatter.string(for: 1))
    expectEqual(ListFormatter.localizedString(byJoining: ["alone"]), "alone")
  }

  @Test func itemFormatterFormatsTheItems() {
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    expectEqual(formatter.string(from: [1, "2", 3]), "one, 2, and three")
    expectNil(formatter.string(from: ["a" as Character]))
  }

  @Test func theLocaleDecidesHowItemsAreJoined() {
    formatter.locale = Locale(identifier: "de_DE")
    expectEqual(formatter.string(from: ["eins", "zwei", 3]), "eins, zwei und 3")
  }
}
