import Expectations
import Testing

@testable import Gallery

@Suite("Reading JSON values")
struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue {
    var reader = JSONReader([UInt8](text.utf8))
    return try reader.readValue().value
  }

  @Test("every kind of value")
  func values() throws {
    expectEqual(try read(" null"), .null)
    expectEqual(try read("true"), .boolean(true))
    expectEqual(try read("false"), .boolean(false))
    expectEqual(try read("-12.5e+2"), .number(-1250))
    expectEqual(try read("0"), .number(0))
    expectEqual(try read("[]"), .array([]))
    expectEqual(try read("{ }"), .object([]))
    let nested = try read("{\"a\": [1, \"x\"]}")
    expectEqual(
      nested,
      .object([
        JSONMember(
          offset: 1, key: "a",
          node: JSONNode(
            offset: 6,
            value: .array([JSONNode(offset: 7, value: .number(1)), JSONNode(offset: 10, value: .string("x"))])))
      ]))
  }

  @Test(
    "escapes, pairs and halves of pairs",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u4E2d""#, "é中"),
      (#""\ud83d\ude00!""#, "😀!"),
      (#""\ud83dx""#, "\u{FFFD}x"),
      (#""\ude00x""#, "\u{FFFD}x"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"),
      (#""\ud83d\n""#, "\u{FFFD}\n"),
    ])
  func strings(text: String, expected: String) throws {
    expectEqual(try read(text), .string(expected))
  }

  @Test(
    "faults say where and what",
    arguments: [
      ("", 0, "expected a value, found the end of the file"),
      ("[1 2]", 3, "expected “,” or “]” in the array, found “2”"),
      ("{\"a\" 1}", 5, "expected “:” after the name, found “1”"),
      ("{1}", 1, "expected a name in quotation marks, found “1”"),
      ("tru", 0, "expected “true”"),
      ("-x", 1, "expected a digit, found “x”"),
      ("1.", 2, "expected a digit, found the end of the file"),
      ("\"a\nb\"", 2, "a string is not closed at the end of its line"),
      ("\"abc", 0, "a string is not closed before the end of the file"),
      ("\"\\q\"", 1, "“\\” is followed by no known escape"),
      ("é", 0, "expected a value, found a character that belongs inside a string"),
    ])
  func faults(text: String, offset: Int, message: String) {
    #expect(throws: JSONSyntaxError(offset: offset, message: message)) { try read(text) }
  }

  @Test("nesting has a bound, so the stack has too")
  func depth() throws {
    let fits = JSONReader.maximumDepth
    _ = try read(String(repeating: "[", count: fits) + String(repeating: "]", count: fits))
    #expect(throws: JSONSyntaxError.self) {
      try read(String(repeating: "[", count: 100_000))
    }
  }
}
