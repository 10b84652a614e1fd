import Expectations
import Foundation
import Testing
import UIKit

/// Links and telephone numbers in texts.
struct NSDataDetectorTests {
  private let text = "Näher: www.example.com/a or mail me@example.com, call +41 44 123 45 67."

  private func all(_ text: String) -> NSRange { NSRange(location: 0, length: text.utf16.count) }

  private func detector(_ types: NSTextCheckingResult.CheckingType...) throws -> NSDataDetector {
    try NSDataDetector(types: types.reduce(0) { $0 | $1.rawValue })
  }

  @Test func linksHaveAddresses() throws {
    let matches = try detector(.link).matches(in: text, options: [], range: all(text))
    expectEqual(matches.map { (text as NSString).substring(with: $0.range) }, ["www.example.com/a", "me@example.com"])
    let urls = matches.map { $0.url?.absoluteString ?? "" }
    expectEqual(urls, ["http://www.example.com/a", "mailto:me@example.com"])
    expect(matches.allSatisfy { $0.resultType == .link && $0.phoneNumber == nil && $0.numberOfRanges == 1 })
  }

  @Test func telephoneNumbersAreTheText() throws {
    let detector = try detector(.link, .phoneNumber)
    expectEqual(detector.numberOfMatches(in: text, range: all(text)), 3)
    let last = try require(detector.matches(in: text, range: all(text)).last)
    expect(last.resultType == .phoneNumber && last.phoneNumber == "+41 44 123 45 67" && last.url == nil)
    let types: [NSTextCheckingResult.CheckingType] = [.link, .phoneNumber]
    expectEqual(detector.checkingTypes, types.reduce(0) { $0 | $1.rawValue })
  }

  @Test func onlyTheRangeIsSearched() throws {
    let detector = try detector(.link)
    let range = NSRange(location: 24, length: text.utf16.count - 24)
    let first = try require(detector.firstMatch(in: text, range: range))
    expectEqual((text as NSString).substring(with: first.range), "me@example.com")
    expectEqual(detector.rangeOfFirstMatch(in: text, range: range), first.range)
    expectEqual(detector.rangeOfFirstMatch(in: "nothing", range: NSRange(location: 0, length: 7)).location, NSNotFound)
  }

  @Test func anEnumerationStopsWhenTheAppAsks() throws {
    var seen = 0
    try detector(.link).enumerateMatches(in: text, range: all(text)) { match, _, stop in
      if match != nil { seen += 1 }
      stop.pointee = true
    }
    expectEqual(seen, 1)
  }

  @Test func aDetectorOfNothingIsAnError() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }
}
