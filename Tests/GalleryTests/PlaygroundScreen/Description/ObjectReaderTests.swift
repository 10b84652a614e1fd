import Expectations
import Testing

@testable import Gallery

@Suite("Reading the members of an object")
struct ObjectReaderTests {
  private func mistakes(_ text: String, _ read: (ObjectReader) -> Void) throws -> [String] {
    let bytes = [UInt8](text.utf8)
    var reader = JSONReader(bytes)
    let mistakes = Mistakes(bytes)
    if let object = ObjectReader(try reader.readValue(), path: .member(.root, "x"), mistakes) { read(object) }
    return mistakes.sorted.map(\.description)
  }

  @Test("a value of another type is named with what was expected")
  func types() throws {
    expectEqual(try mistakes("[]") { _ in }, ["1:1: x: expected an object, found an array"])
    let text = #"{"a": 1.5, "b": "z", "c": null}"#
    expectEqual(try mistakes(text) { _ = $0.string("a") }, ["1:7: x.a: expected a string, found 1.5"])
    expectEqual(try mistakes(text) { _ = $0.flag("b") }, ["1:17: x.b: expected true or false, found a string"])
    expectEqual(try mistakes(text) { _ = $0.elements("c") }, ["1:27: x.c: expected an array, found null"])
    expectEqual(try mistakes(text) { _ = $0.object("c") }, ["1:27: x.c: expected an object, found null"])
    expectEqual(
      try mistakes(text) { _ = $0.integer("a", 1...9) }, ["1:7: x.a: expected a whole number from 1 to 9, found 1.5"])
    expectEqual(
      try mistakes(text) { _ = $0.number("a", 2...9.5) }, ["1:7: x.a: expected a number from 2 to 9.5, found 1.5"])
    expectEqual(
      try mistakes(#"{"a": [1, -1]}"#) { _ = $0.integers("a", 0...5) },
      [
        "1:11: x.a[1]: expected a whole number from 0 to 5, found -1"
      ])
    expectEqual(try mistakes(text) { _ = $0.requiredString("d") }, ["1:1: x.d: missing; expected a string"])
    expectEqual(
      try mistakes(#"{"a": ""}"#) { _ = $0.requiredString("a") }, ["1:7: x.a: expected a string, found an empty one"])
  }

  /// Members of small objects are found one after the other, those of large ones by a table.
  @Test("a name that is there twice is a mistake, and its last value counts", arguments: [0, 10, 30])
  func repeatedNames(others: Int) throws {
    let more = (0..<others).map { "\"m\($0)\": \($0), " }.joined()
    let found = try mistakes("{\"a\": 1, \(more)\n\"a\": 2,\n\"a\": 3}") { object in
      expectEqual(object.integer("a", 0...9), 3)
      expectEqual(object.integer("m\(others - 1)", 0...99), others == 0 ? nil : others - 1)
      expectNil(object.node("b"))
    }
    expectEqual(
      found, ["2:1: x.a: the name “a” is there twice", "3:1: x.a: the name “a” is there twice"])
  }

  @Test("values that fit are read")
  func values() throws {
    let text = #"{"a": "s", "b": true, "c": 3, "d": [1, 2], "e": {"f": "g"}, "h": "grid"}"#
    let found = try mistakes(text) { object in
      expect(object.string("a") == "s" && object.flag("b") == true && object.integer("c", 1...3) == 3)
      expect(object.number("c", 0...3) == 3 && object.integers("d", 0...2) == [1, 2])
      expect(object.object("e")?.string("f") == "g" && object.object("e")?.path.text == "x.e")
      expectEqual(object.choice("h", DescribedLayout.Style.self), .grid)
      expect(object.string("z") == nil && object.flag("z") == nil && object.elements("z") == nil)
    }
    expect(found.isEmpty)
  }

  @Test("unknown and repeated names, and values, are named with the nearest known one")
  func names() throws {
    expectEqual(
      try mistakes(#"{"txet": 1, "zzzzzz": 2}"#) { $0.allow(["text", "id"]) },
      [
        "1:2: x.txet: unknown name “txet”; did you mean “text”?",
        "1:13: x.zzzzzz: unknown name “zzzzzz”; the names here are “text” and “id”",
      ])
    expectEqual(try mistakes(#"{"a": 1, "a": 2}"#) { _ in }, ["1:10: x.a: the name “a” is there twice"])
    expectEqual(
      try mistakes(#"{"a": "gird", "b": "?"}"#) {
        _ = $0.choice("a", DescribedLayout.Style.self)
        _ = $0.choice("b", DescribedPhase.self)
      },
      [
        "1:7: x.a: unknown value “gird”; did you mean “grid”?",
        "1:20: x.b: unknown value “?”; it can be “loading”, “failed”, “empty” and “loaded”",
      ])
    expectEqual(
      try mistakes(#"{"a": "pots"}"#) { _ = $0.reference("a", to: ["post": 1, "ad": 2], ("kind", "kinds")) },
      [
        "1:7: x.a: unknown kind “pots”; did you mean “post”?"
      ])
    expectEqual(
      try mistakes(#"{"a": "pots"}"#) { _ = $0.reference("a", to: [String: Int](), ("kind", "kinds")) },
      [
        "1:7: x.a: unknown kind “pots”; there are none"
      ])
    expectEqual(
      try mistakes(#"{"a": 1, "b": 2}"#) { $0.exclude("b", beside: "a") },
      [
        "1:15: x.b: it cannot be beside “a”: remove one of them"
      ])
  }

  @Test("texts of the file are one line of bounded length in messages")
  func shortened() {
    expectEqual("a\nb\u{0}c".shortened, "a b c")
    expectEqual(String(repeating: "x", count: 500).shortened.count, 61)
  }
}
