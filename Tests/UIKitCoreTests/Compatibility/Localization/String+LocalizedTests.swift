import Expectations
import Foundation
import Testing
import UIKitCore

/// Texts of string tables, in the user's language.
@Suite(.serialized)
struct StringLocalizedTests {
  private static let files = [
    "Localizable.xcstrings": #"""
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "%lld trips" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "value" : "%lld trip" } }, "other" : { "stringUnit" : { "value" : "%lld trips" } } } } },
        "de" : { "variations" : { "plural" : {
          "zero" : { "stringUnit" : { "value" : "keine Reise" } }, "one" : { "stringUnit" : { "value" : "eine Reise" } },
          "other" : { "stringUnit" : { "value" : "%lld Reisen" } } } } } } },
      "100% sure" : { "localizations" : { "de" : { "stringUnit" : { "value" : "100% sicher" } } } },
      "Hello, %@!" : { "localizations" : { "de" : { "stringUnit" : { "value" : "Hallo, %@!" } } } } } }
    """#,
    "de.lproj/Weather.strings": "\"%lf degrees in %@\" = \"In %2$@ sind es %1$.1f Grad\"; \"rain\" = \"Regen\";",
    "en.lproj/Weather.strings": "\"rain\" = \"Rain\";",
    "en.lproj/Broken.strings": "\"rain",
  ]

  private func inLanguage(_ language: String, _ body: (Bundle) throws -> Void) throws {
    let before = UserDefaults.standard.stringArray(forKey: "AppleLanguages")
    defer { UserDefaults.standard.set(before, forKey: "AppleLanguages") }
    UserDefaults.standard.set([language], forKey: "AppleLanguages")
    let texts = try LocalizationTestBundle(Self.files)
    try withExtendedLifetime(texts) { try body(texts.bundle) }
  }

  @Test func localizedPluralsAreChosenByNumber() throws {
    try inLanguage("de") { bundle in
      expectEqual(
        [0, 1, 5].map { String(localized: "\($0) trips", bundle: bundle) }, ["keine Reise", "eine Reise", "5 Reisen"])
    }
    try inLanguage("en") { bundle in
      expectEqual(
        [0, 1, 5].map { String(localized: "\($0) trips", bundle: bundle) }, ["0 trips", "1 trip", "5 trips"])
    }
  }

  @Test func aMissingLanguageShowsTheSourceLanguage() throws {
    try inLanguage("it") { bundle in
      expectEqual(String(localized: "\(1) trips", bundle: bundle), "1 trip")
      expectEqual(String(localized: "Hello, \("Ada")!", bundle: bundle), "Hello, Ada!")
    }
  }

  @Test func interpolatedTextsAreNotFormats() throws {
    try inLanguage("de-CH") { bundle in
      expectEqual(String(localized: "Hello, \("Ada")!", bundle: bundle), "Hallo, Ada!")
      expectEqual(String(localized: "Hello, \("100%d")!", bundle: bundle), "Hallo, 100%d!")
    }
  }

  @Test func tablesMayReorderTheirArguments() throws {
    try inLanguage("de") { bundle in
      let text = String(localized: "\(21.52) degrees in \("Rom")", table: "Weather", bundle: bundle)
      expectEqual(text, "In Rom sind es 21.5 Grad")
      expectEqual(String(localized: "rain", table: "Weather", bundle: bundle), "Regen")
    }
  }

  @Test func percentSignsAreShownLiterally() throws {
    try inLanguage("de") { expectEqual(String(localized: "100% sure", bundle: $0), "100% sicher") }
    try inLanguage("de") { expectEqual(String(localized: "\(5)% of all", bundle: $0), "5% of all") }
  }

  @Test func aKeyWithoutLocalizationIsShown() throws {
    try inLanguage("de") { bundle in
      expectEqual(String(localized: "snow", table: "Weather", bundle: bundle), "snow")
      expectEqual(String(localized: "snow", table: "Nothing", bundle: bundle), "snow")
      expectEqual(String(localized: "rain", table: "Broken", bundle: bundle), "rain")
    }
  }

  @Test func aDefaultValueIsShownForAKeyWithoutLocalization() throws {
    try inLanguage("de") { bundle in
      expectEqual(String(localized: "trip.count", defaultValue: "\(3) of \(4)", bundle: bundle), "3 of 4")
      expectEqual(String(localized: "rain", defaultValue: "Drizzle", table: "Weather", bundle: bundle), "Regen")
    }
  }

  @Test func interpolatedValuesOfAllTypesAreFormatted() {
    let small: Int32 = -3
    let value: String.LocalizationValue =
      "\(1) \(UInt(2)) \(small) \(UInt32(4)) \(0.5) \(Float(1.5)) \("a") \("bc".dropFirst())"
    expectEqual(String(localized: value), "1 2 -3 4 0.500000 1.500000 a c")
    expectEqual(value, "\(1) \(UInt(2)) \(small) \(UInt32(4)) \(0.5) \(Float(1.5)) \("a") \("bc".dropFirst())")
    expect(value != "\(2) \(UInt(2)) \(small) \(UInt32(4)) \(0.5) \(Float(1.5)) \("a") \("bc".dropFirst())")
    expectEqual(String(localized: "\(0.25, specifier: "%.1f") and \(7, specifier: "%03lld")"), "0.2 and 007")
    expectEqual(String(localized: "\(0.5, format: .percent) done"), "50% done")
  }

  @Test func localizedStringResourcesAreResolvedLazily() throws {
    try inLanguage("de") { bundle in
      let place = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)
      let trips = LocalizedStringResource("\(5) trips", bundle: place)
      expectEqual(trips.key, "%lld trips")
      expectEqual(String(localized: trips), "5 Reisen")
      let rain = LocalizedStringResource("rain", defaultValue: "It rains", table: "Weather", bundle: place)
      expectEqual(String(localized: rain), "Regen")
    }
    let unknown = LocalizedStringResource("unknown", defaultValue: "In the source \(2)")
    expectEqual(String(localized: unknown), "In the source 2")
    let literal: LocalizedStringResource = "Words"
    expect(literal == LocalizedStringResource("Words") && literal != unknown && literal.table == nil)
  }
}
