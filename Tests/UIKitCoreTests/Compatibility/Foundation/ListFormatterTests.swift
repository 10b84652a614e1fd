import Foundation
import Testing
import UIKit

@Suite struct ListFormatterTests {
  private let formatter = ListFormatter()

  init() {
    formatter.locale = Locale(identifier: "en_US")
  }

  @Test func textsAreJoined() {
    #expect(formatter.string(from: ["one", "two", "three"]) == "one, two, and three")
    #expect(formatter.string(from: ["one", "two"]) == "one and two")
    #expect(formatter.string(for: ["one"]) == "one")
    #expect(formatter.string(from: []) == "")
    #expect(formatter.string(for: 1) == nil)
    #expect(ListFormatter.localizedString(byJoining: ["alone"]) == "alone")
  }

  @Test func theFormatterOfItemsWritesThem() {
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, "2", 3]) == "one, 2, and three")
    #expect(formatter.string(from: ["a" as Character]) == nil)
  }

  @Test func theLanguageJoins() {
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["eins", "zwei", 3]) == "eins, zwei und 3")
  }
}
