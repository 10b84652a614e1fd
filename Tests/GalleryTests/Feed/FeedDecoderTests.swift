import Expectations
import Foundation
import Testing

@testable import Gallery

@Suite("Decoding a feed")
struct FeedDecoderTests {
  private func decode(_ text: String) -> FeedDecoder.Result {
    FeedDecoder.decode([UInt8](text.utf8))
  }

  /// Problems as they are printed.
  private func problems(_ text: String) -> [String] {
    decode(text).problems.map(\.description)
  }

  private func post(_ number: Int) -> String {
    #"{"kind": "post", "id": "p\#(number)", "author": "A", "state": "S", "text": "T\#(number)"}"#
  }

  @Test("rows in an object and rows alone read the same")
  func roots() {
    let alone = decode("[\(post(1)), \(post(2))]")
    expectEqual(alone.posts.map(\.id), ["p1", "p2"])
    expectEqual(alone.problems, [])
    expectEqual(decode(#"{"version": 3, "rows": [\#(post(1)), \#(post(2))], "end": null}"#), alone)
    expectEqual(decode("\u{FEFF} [\(post(1)), \(post(2))]\n"), alone)
  }

  @Test("posts and ads keep their own order and all their fields")
  func kinds() {
    let result = decode(
      #"""
      [{"kind": "ad", "id": "a1", "sponsor": "Sp", "hint": "Ad", "text": "X", "picture": "x.jpg", "more": [1, {}]},
       {"kind": "post", "id": "p1", "author": "林若溪", "avatar": "l.png", "state": "杭州", "text": "早\n安"},
       {"kind": "ad", "id": "a2", "sponsor": "Sp", "hint": "Ad", "text": "Y", "picture": null}]
      """#)
    expectEqual(result.problems, [])
    expectEqual(result.posts, [Post(id: "p1", author: "林若溪", avatar: "l.png", state: "杭州", text: "早\n安")])
    expectEqual(
      result.ads,
      [
        Ad(id: "a1", sponsor: "Sp", hint: "Ad", text: "X", picture: "x.jpg"),
        Ad(id: "a2", sponsor: "Sp", hint: "Ad", text: "Y", picture: nil),
      ])
  }

  @Test("an unknown kind is reported with its position and leaves its neighbours")
  func unknownKind() {
    let text = "[\(post(1)),\n {\"kind\": \"video\", \"id\": \"v\"},\n \(post(2))]"
    expectEqual(decode(text).posts.map(\.id), ["p1", "p2"])
    expectEqual(problems(text), ["2:11: rows[1].kind: unknown kind “video”; the kinds are “post” and “ad”"])
  }

  @Test("missing and mistyped fields are all named")
  func fields() {
    let text = "[\(post(1)),\n{\"kind\": \"post\", \"id\": 7, \"author\": \"A\", \"state\": null}, \(post(2))]"
    expectEqual(decode(text).posts.map(\.id), ["p1", "p2"])
    expectEqual(
      problems(text),
      [
        "2:24: rows[1].id: expected a string, found a number",
        "2:51: rows[1].state: expected a string, found null",
        "2:1: rows[1].text: missing",
      ])
    expectEqual(problems("[{\"id\": \"x\"}]"), ["1:2: rows[0].kind: missing"])
    expectEqual(problems("[true]"), ["1:2: rows[0]: expected an object, found true or false"])
  }

  @Test("a picture of the wrong type costs the picture, not the row")
  func mistypedPicture() {
    let text = #"[{"kind": "post", "id": "p", "author": "A", "avatar": 1, "state": "S", "text": "T"}]"#
    expectEqual(decode(text).posts.map(\.avatar), [nil])
    expectEqual(problems(text), ["1:55: rows[0].avatar: expected a string, found a number"])
  }

  @Test("a repeated id is reported and both rows stay")
  func repeatedID() {
    let result = decode("[\(post(1)), \(post(1))]")
    expectEqual(result.posts.count, 2)
    expectEqual(result.problems.map(\.path), ["rows[1].id"])
  }

  @Test("a truncated file shows its complete rows")
  func truncated() {
    let whole = "{\"rows\": [\n\(post(1)),\n\(post(2))\n]}"
    let cut = String(whole.prefix(whole.count - 20))
    expectEqual(decode(cut).posts.map(\.id), ["p1"])
    expectEqual(problems(cut), ["3:54: rows[1]: a string is not closed before the end of the file"])
  }

  @Test("columns count characters")
  func columns() {
    expectEqual(
      problems("[{\"kind\": \"夜景\", \"id\": 1}]"),
      [
        "1:11: rows[0].kind: unknown kind “夜景”; the kinds are “post” and “ad”"
      ])
    let text = "[{\"夜景\": 1, \"kind\": 2}]"
    expectEqual(problems(text), ["1:20: rows[0].kind: expected a string, found a number"])
  }

  @Test(
    "reading goes on behind a malformed row",
    arguments: [
      #"{"kind": "post", "id": }"#, #"{"kind" "post"}"#, #"{"kind": "post""#, "{", "}", "]", "{{", "nul", "1e",
      "\"open", "\\", ":",
      #"{"kind": "post", "text": "\x"}"#, #"{"kind": "post", "text": "\u12G4"}"#, String(repeating: "[", count: 5000),
    ])
  func resumes(broken: String) {
    let text = "{\"rows\": [\n\(post(1)),\n\(broken),\n\(post(2)), \(post(3))\n]}"
    let result = decode(text)
    expectEqual(result.posts.map(\.id), ["p1", "p2", "p3"])
    expect((3...4).contains(result.problems.first?.line ?? 0), "\(result.problems)")
  }

  @Test("a missing comma, a stray comma and a closing too many are reported and cost nothing")
  func punctuation() {
    for separator in [" ", ", ,", "] ", "} ", "]} "] {
      let result = decode("{\"rows\": [\(post(1))\(separator)\(post(2))]}")
      expectEqual(result.posts.map(\.id), ["p1", "p2"], "separator “\(separator)”: \(result.problems)")
      expect(!result.problems.isEmpty, "separator “\(separator)”")
    }
  }

  @Test("rows are found under a wrong name too")
  func misnamed() {
    let text = "{\"rowz\": [\(post(1)), \(post(2))]}"
    expectEqual(decode(text).posts.map(\.id), ["p1", "p2"])
    expectEqual(problems(text).first, "1:1: there is no array “rows”")
  }

  @Test(
    "files that are no feeds yield nothing but a reason",
    arguments: [
      ("", "the file is empty"), (" \n", "the file is empty"),
      ("{}", "1:1: there is no array “rows”"),
      ("{\"rows\": 5}", "1:10: rows: expected an array, found a number"),
      ("\u{0}\u{1}", "1:1: expected “{” or “[”, found a control character"),
      ("hello", "1:1: expected “{” or “[”, found “h”"),
    ])
  func noFeed(text: String, message: String) {
    let result = decode(text)
    expectEqual(result.posts, [])
    expectEqual(result.ads, [])
    expectEqual(result.problems.first?.description, message)
  }

  @Test("an empty list is a feed without rows")
  func emptyList() {
    expectEqual(decode("{\"rows\": []}"), FeedDecoder.Result())
  }

  @Test("bytes that are no UTF-8 are shown as replacement characters and reported")
  func notUTF8() {
    var bytes = [UInt8]("[\(post(1))]".utf8)
    let letter = bytes.lastIndex(of: UInt8(ascii: "T"))!
    bytes[letter] = 0xFF
    let result = FeedDecoder.decode(bytes)
    expectEqual(result.posts.map(\.text), ["\u{FFFD}1"])
    expectEqual(result.problems.map(\.line), [1])
  }

  @Test("the sample feed is whole: forty posts, eight ads, every picture there")
  func sample() throws {
    let feed = FeedFile(path: GalleryResources.feedPath)
    expectEqual(feed.report, [])
    expectEqual(feed.rows.count, 42)
    expect(feed.rows[2].ad != nil && feed.rows[41].ad != nil)
    let decoded = FeedDecoder.decode([UInt8](try Data(contentsOf: URL(fileURLWithPath: feed.path))))
    expectEqual(decoded.posts.count, 40)
    expectEqual(decoded.ads.count, 8)
    for picture in decoded.posts.compactMap(\.avatar) + decoded.ads.compactMap(\.picture) {
      let path = feed.folder.appendingPathComponent(picture).path
      expect(FileManager.default.fileExists(atPath: path), "\(path)")
    }
  }
}
