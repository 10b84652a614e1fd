import Foundation
import Testing
import UIKit

@testable import Plants

@MainActor
struct LocalizationTests {
  @Test func everyWordIsInBothLanguages() throws {
    let english = try words(in: "en")
    #expect(english["watered.title"] == "Watered")
    #expect(try Set(words(in: "de").keys) == Set(english.keys))
  }

  @Test func theVersionIsThatOfTheProject() {
    #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String == "1.2")
  }

  @Test func theColorOfTheCatalogIsFound() {
    #expect(UIColor(named: "Leaf") != nil)
  }

  private func words(in language: String) throws -> [String: String] {
    let url = try #require(
      Bundle.main.url(forResource: "Localizable", withExtension: "strings", subdirectory: nil, localization: language))
    return try #require(NSDictionary(contentsOf: url) as? [String: String])
  }
}
