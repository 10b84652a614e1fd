import Expectations
import Testing

@testable import ListCore

@Suite("The letters of a text")
struct TextLettersTests {
  private func standing(_ letter: Character, _ text: String) throws -> Int? {
    let byte = try require(letter.asciiValue)
    return TextLetters(Array(text.utf8)).standing(of: try require(TextLetters.bit(of: byte)))
  }

  @Test("a letter is at the start, begins a word or is within one")
  func standings() throws {
    expectEqual(try standing("a", "ada lovelace"), SearchScan.Standing.atStart)
    expectEqual(try standing("l", "ada lovelace"), SearchScan.Standing.atWordStart)
    expectEqual(try standing("o", "o'neil-oz"), SearchScan.Standing.atStart)
    expectEqual(try standing("z", "oz zoe"), SearchScan.Standing.atWordStart, "the best counts")
    expectEqual(try standing("e", "ada lovelace"), SearchScan.Standing.inside)
    expectNil(try standing("z", "ada lovelace"))
    expectNil(try standing("a", ""))
  }

  @Test("all letters are distinguished, also from digits, signs and other scripts")
  func letters() throws {
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    for letter in alphabet {
      expectEqual(try standing(letter, String(letter)), SearchScan.Standing.atStart)
      expectNil(try standing(letter, alphabet.filter { $0 != letter } + "0123456789@[`{ 王é"))
    }
    expect(TextLetters.bit(of: 0x60) == nil && TextLetters.bit(of: 0x7B) == nil && TextLetters.bit(of: 0x30) == nil)
  }

  /// Compared with `SearchScan`.
  @Test("agrees with a scan of the text", arguments: ["", "b", "ab", "a-b", "x b b", "-b", "ba b", "\u{E9}b", "王b b"])
  func agreement(text: String) throws {
    let bytes = Array(text.utf8)
    let scanned = bytes.withUnsafeBufferPointer { text in
      [UInt8(ascii: "b")].withUnsafeBufferPointer { SearchScan.standing(of: $0, in: text) }
    }
    expectEqual(try standing("b", text), scanned)
  }
}
