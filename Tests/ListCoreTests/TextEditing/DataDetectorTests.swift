import Expectations
import ListCore
import Testing

@Suite struct DataDetectorTests {
  private func found(_ text: String, _ kinds: Set<DataDetector.Kind> = [.link, .phoneNumber]) -> [String] {
    DataDetector(kinds).matches(in: text).map { match in
      let units = Array(text.utf16)[match.range]
      return String(decoding: units, as: UTF16.self) + " → " + match.url
    }
  }

  @Test func webAddressesWithASchemeAreFound() {
    expect(found("See https://swift.org/install, then") == ["https://swift.org/install → https://swift.org/install"])
    expect(found("(http://a.test/b_(c))") == ["http://a.test/b_(c) → http://a.test/b_(c)"], "brackets in pairs")
    expect(found("https:// alone").isEmpty)
  }

  @Test func domainNamesAreFoundWithoutAScheme() {
    expect(
      found("www.example.com or example.org/a?b=c.") == [
        "www.example.com → http://www.example.com", "example.org/a?b=c → http://example.org/a?b=c",
      ])
    expect(found("end.Then e.g. file.swift 3.14 a..com .com").isEmpty)
    expect(found("見 example.jp。次") == ["example.jp → http://example.jp"])
  }

  @Test func emailAddressesAreFound() {
    expectEqual(
      found("Write to ann.o-neil+x@mail.example.com!"),
      [
        "ann.o-neil+x@mail.example.com → mailto:ann.o-neil+x@mail.example.com"
      ])
    expect(found("@ann a@b a@@b.com").isEmpty)
  }

  @Test func telephoneNumbersAreFound() {
    expectEqual(
      found("Call +44 131 496 0000 or (555) 010-9999."),
      [
        "+44 131 496 0000 → tel:+441314960000", "(555) 010-9999 → tel:5550109999",
      ])
    expectEqual(found("5550109999"), ["5550109999 → tel:5550109999"])
    expectEqual(found("030/1234567"), ["030/1234567 → tel:0301234567"])
  }

  @Test func otherNumbersAreNotTelephoneNumbers() {
    expect(found("On 2024-05-12, 12.05.2024, at 10:30, for 1,234,567 or 3.14159265, v10.15.7, id 123456789").isEmpty)
    expect(found("a5550109999 5550109999b").isEmpty)
  }

  @Test func onlyTheRequestedDataDetectorTypesAreFound() {
    expect(found("example.com 555-010-9999", [.link]) == ["example.com → http://example.com"])
    expectEqual(found("example.com 555-010-9999", [.phoneNumber]), ["555-010-9999 → tel:5550109999"])
    expect(found("https://a.com/5550109999") == ["https://a.com/5550109999 → https://a.com/5550109999"])
  }
}
