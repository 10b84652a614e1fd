import Expectations
import ListCore
import Testing

@testable import UIKitCore

/// The forms that languages have for numbers, as Unicode's table of plural rules lists them.
struct PluralCategoryLanguagesTests {
  @Test(
    arguments: [
      ("en", [.other, .one, .other, .other, .other, .other]), ("fr", [.one, .one, .other, .other, .other, .other]),
      ("ja", [.other, .other, .other, .other, .other, .other]), ("ru", [.many, .one, .few, .many, .one, .many]),
      ("pl", [.many, .one, .few, .many, .many, .many]), ("ar", [.zero, .one, .two, .few, .many, .other]),
    ] as [(String, [PluralCategory])])
  func eachLanguageHasItsPluralForms(language: String, forms: [PluralCategory]) {
    let numbers: [Double] = language == "ar" ? [0, 1, 2, 5, 11, 100] : [0, 1, 2, 5, 21, 100]
    expectEqual(numbers.map { PluralCategory.of($0, in: language) }, forms)
  }

  @Test func fractionsHaveTheirPluralForms() {
    expectEqual(PluralCategory.of(1.5, in: "en"), .other)
    expectEqual(PluralCategory.of(1.5, in: "fr"), .one)
    expectEqual(PluralCategory.of(1.5, in: "ru"), .other)
  }

  @Test func nonFiniteNumbersAndEmptyLanguagesAreOther() {
    expectEqual(PluralCategory.of(.nan, in: "en"), .other)
    expectEqual(PluralCategory.of(.infinity, in: "ru"), .other)
    expectEqual(PluralCategory.of(2, in: ""), .other)
  }
}
