import Expectations
import Foundation
import Fuzzing
import ListCore
import Testing

/// String catalogs, as Xcode writes them.
struct StringCatalogTests {
  private static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : { },
        "Open" : {
          "comment" : "Button.", "extractionState" : "manual",
          "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } } }
        },
        "%lld trips" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld trip" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld trips" } } } } },
            "ru" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld поездка" } },
              "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld поездки" } },
              "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld поездок" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld поездки" } } } } }
          }
        },
        "Tap" : {
          "localizations" : { "en" : { "variations" : { "device" : {
            "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } } }
        },
        "%@ saw %lld birds and %lld cats" : {
          "localizations" : { "en" : {
            "stringUnit" : { "state" : "translated", "value" : "%1$@ saw %#@birds@ and %#@cats@" },
            "substitutions" : {
              "birds" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "a bird" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg birds" } } } } },
              "cats" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "a cat" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg cats" } } } } }
            } } }
        },
        "broken" : 7
      },
      "version" : "1.0"
    }
    """#

  @Test func textsOfEachLanguageAreRead() throws {
    let catalog = try StringCatalog(Data(Self.catalog.utf8))
    expectEqual(catalog.sourceLanguage, "en")
    expectEqual(catalog.tables["de"]?.texts, ["Open": "Öffnen"])
    expectEqual(catalog.tables["en"]?.texts["Open"], "Open")
    expectEqual(catalog.tables["en"]?.texts["Tap"], "Click")
  }

  @Test func numbersSelectAPluralForm() throws {
    let catalog = try StringCatalog(Data(Self.catalog.utf8))
    let russian = try require(catalog.tables["ru"]?.formats["%lld trips"])
    expectEqual(
      [1, 3, 5].map { russian.choice(numbers: [$0], category: PluralCategory.russian).format },
      [
        "%lld поездка", "%lld поездки", "%lld поездок",
      ])
  }

  @Test func substitutionsHaveArguments() throws {
    let catalog = try StringCatalog(Data(Self.catalog.utf8))
    let format = try require(catalog.tables["en"]?.formats["%@ saw %lld birds and %lld cats"])
    expect(
      format.choice(numbers: [nil, 1, 4], category: PluralCategory.english) == ("%@ saw a bird and %lld cats", [1, 3]))
    expect(
      format.choice(numbers: [nil, 2, 1], category: PluralCategory.english) == ("%@ saw %lld birds and a cat", [1, 2]))
  }

  @Test func otherDataThrowsAnError() {
    for text in ["", "[]", "{\"strings\": {}}", "{\"sourceLanguage\": \"en\"}"] {
      #expect(throws: (any Error).self) { try StringCatalog(Data(text.utf8)) }
    }
  }

  @Test func mutatedCatalogsAreReadOrThrow() {
    var random = SeededGenerator(seed: FuzzSeed.ofRun)
    let original = Array(Self.catalog.utf8)
    var read = 0
    for _ in 0..<10_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[index] = UInt8.random(in: 32...126, using: &random)
        } else {
          bytes.remove(at: index)
        }
      }
      guard let catalog = try? StringCatalog(Data(bytes)) else { continue }
      read += 1
      for format in catalog.tables.values.flatMap(\.formats.values) {
        _ = format.choice(numbers: [1, 2, 3], category: PluralCategory.russian)
      }
    }
    expect(read > 100, "\(FuzzSeed.ofRun)")
  }
}
