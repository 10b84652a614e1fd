import Expectations
import Foundation
import Testing

@testable import Gallery

@Suite("Reading the description of a list")
struct DescriptionReaderTests {
  private func read(_ text: String) -> DescriptionReading { DescriptionReader.read([UInt8](text.utf8)) }
  private func mistakes(_ text: String) -> [String] { read(text).problems.map(\.description) }

  /// A description with rows, and other members of the list.
  private func rows(_ rows: String, _ others: String = "") -> String {
    """
    {\(others)
    "kinds": {"post": {"text": "?"}, "ad": {"cell": "banner"}},
    "sections": [{"id": "s", "rows": [\(rows)]}]}
    """
  }

  @Test("everything that can be described is read")
  func everything() throws {
    let list = try require(
      read(
        """
        {"title": "T", "layout": {"style": "insetGrouped"},
         "kinds": {"k": {"cell": "value", "symbol": "star", "isOn": true, "color": "systemRed", "lines": 2}},
         "sections": [
          {"id": "a", "header": "H", "footer": "F", "layout": {"style": "grid", "columns": 3, "aspectRatio": 1.5},
           "phase": "failed", "message": "M", "retry": "R",
           "rows": [{"kind": "k", "id": "1", "text": "one", "image": "p.png", "accessory": "checkmark", "isExpanded": true,
                     "children": [{"kind": "k", "id": "2", "text": "two", "isOn": false}]}],
           "placing": {"at": [2, 5], "every": {"interval": 4}, "end": true, "minimumGap": 2, "allOrNone": true,
                       "rows": [{"kind": "k", "id": "3", "text": "three"}]}},
          {"id": "b", "layout": {"style": "sideways", "width": 120, "rows": 2, "height": 80, "spacing": 1}, "rows": []}]}
        """
      ).list)
    expect(list.title == "T" && list.layout == .list(.insetGrouped) && list.sections.map(\.id) == ["a", "b"])
    let section = list.sections[0]
    expect(section.header == "H" && section.footer == "F" && section.phase == .failed)
    expect(section.message == "M" && section.retry == "R")
    expectEqual(section.layout, .grid(DescribedGrid(columns: 3, size: .aspectRatio(1.5))))
    expectEqual(list.sections[1].layout, .sideways(DescribedShelf(rows: 2, width: 120, size: .fixed(80), spacing: 1)))
    let row = section.rows[0]
    expect(row.cell == .value && row.fields.text == "one" && row.fields.lines == 2 && row.isExpanded)
    // The row's picture takes the place of its kind's symbol.
    expect(row.fields.image == "p.png" && row.fields.symbol == nil && row.fields.isOn == true)
    expect(row.children?.first?.fields.symbol == "star" && row.children?.first?.fields.isOn == false)
    let placing = try require(section.placing)
    expect(placing.at == [2, 5] && placing.end && placing.minimumGap == 2 && placing.allOrNone)
    expectEqual(placing.every, DescribedPlacing.Repetition(interval: 4, from: 4, limit: nil))
    expectEqual(placing.rows.map(\.id), ["3"])
  }

  @Test("mistakes are named by line, column, path, and the nearest name")
  func names() {
    expectEqual(
      mistakes(rows(#"{"kind": "pots", "id": "1"}"#)),
      [
        "3:44: sections[0].rows[0].kind: unknown kind “pots”; did you mean “post”?"
      ])
    expectEqual(
      mistakes(rows(#"{"kind": "movie", "id": "1", "txt": "x"}"#)),
      [
        "3:44: sections[0].rows[0].kind: unknown kind “movie”; the kinds are “ad” and “post”",
        "3:64: sections[0].rows[0].txt: unknown name “txt”; did you mean “text”?",
      ])
    expectEqual(
      mistakes(rows(#"{"kind": "post", "id": "1", "color": "systemRad"}"#)),
      [
        "3:72: sections[0].rows[0].color: unknown value “systemRad”; did you mean “systemRed”?"
      ])
    expectEqual(mistakes(rows("", #""tilte": "x","#)), ["1:2: tilte: unknown name “tilte”; did you mean “title”?"])
  }

  @Test("what is missing, of another type or there twice is named")
  func faults() {
    expectEqual(
      mistakes(rows(#"{"id": 5}"#)),
      [
        "3:35: sections[0].rows[0].kind: missing; expected the name of a kind",
        "3:42: sections[0].rows[0].id: expected a string, found 5",
      ])
    expectEqual(
      mistakes(rows(#"{"kind": "ad", "id": "1"}"#)),
      [
        "3:35: sections[0].rows[0].text: missing; expected a string, here or in the kind"
      ])
    expectEqual(
      mistakes(rows("{\"kind\": \"post\", \"id\": \"1\"},\n{\"kind\": \"post\", \"id\": \"1\"}")),
      [
        "4:24: sections[0].rows[1].id: “1” is the id of a row in line 3 too; expected one that is unique"
      ])
    expectEqual(mistakes("{}"), ["1:1: sections: missing; expected an array"])
    expectEqual(mistakes("[]"), ["1:1: expected an object, found an array"])
    expectEqual(
      mistakes(#"{"sections": [{"id": "a", "rows": []}, {"id": "a", "phase": "empty"}, {"id": "b"}]}"#),
      [
        "1:47: sections[1].id: “a” is the id of a section in line 1 too; expected one that is unique",
        "1:71: sections[2].rows: missing; expected an array",
      ])
    expectEqual(
      mistakes(#"{"sections": [{"id": "a", "rows": [], "placing": {"rows": []}}]}"#),
      [
        "1:50: sections[0].placing: it names no place; expected “at”, “every” or “end”"
      ])
  }

  @Test("a layout has the members of its style")
  func layouts() {
    func mistakes(_ layout: String) -> [String] { self.mistakes("{\"sections\": [], \"layout\": \(layout)}") }
    expect(mistakes(#"{"style": "grid", "columns": 2, "height": 40, "spacing": 0}"#).isEmpty)
    expect(mistakes(#"{"style": "sideways", "share": 1}"#).isEmpty)
    expectEqual(mistakes("{}"), ["1:28: layout.style: missing; expected the name of a style"])
    expectEqual(
      mistakes(#"{"style": "plain", "columns": 2}"#),
      [
        "1:47: layout.columns: unknown name “columns”; the names here are “style”"
      ])
    expectEqual(
      mistakes(#"{"style": "grid", "columns": 2, "columnWidth": 40, "height": 1, "aspectRatio": 1}"#),
      [
        "1:75: layout.columnWidth: it cannot be beside “columns”: remove one of them",
        "1:107: layout.aspectRatio: it cannot be beside “height”: remove one of them",
      ])
    expectEqual(
      mistakes(#"{"style": "grid", "columns": 0}"#),
      [
        "1:57: layout.columns: expected a whole number from 1 to 24, found 0"
      ])
  }

  @Test("what is no JSON is named by line and column")
  func syntax() {
    expectEqual(mistakes(""), ["1:1: expected “{”, found the end of the file"])
    expectEqual(mistakes(" \n "), ["2:2: expected “{”, found the end of the file"])
    expectEqual(mistakes("{\n  \"sections\": [],\n}"), ["3:1: expected a name in quotation marks, found “}”"])
    expectEqual(mistakes("{\"sections\": []} x"), ["1:18: expected the end of the file, found “x”"])
    expectEqual(mistakes("{\"sections\": [}"), ["1:15: expected a value, found “}”"])
  }

  @Test("the mark of UTF-8 is stepped over; bytes of another encoding are named")
  func encodings() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    expect(DescriptionReader.read(mark + [UInt8]("{\"sections\": []}".utf8)).list != nil)
    expectEqual(
      DescriptionReader.read(mark + [UInt8]("{}".utf8)).problems.map(\.description),
      [
        "1:1: sections: missing; expected an array"
      ])
    let latin = [UInt8]("{\"sections\": [],\n\"title\": \"caf".utf8) + [0xE9] + [UInt8]("\"}".utf8)
    expectEqual(
      DescriptionReader.read(latin).problems.map(\.description), ["2:10: the string has bytes that are no UTF-8"])
  }

  @Test("deep nesting is refused, and very many mistakes are counted")
  func bounds() {
    expectEqual(mistakes(String(repeating: "[", count: 5000)).first?.contains("levels of nesting"), true)
    let many = read(rows(Array(repeating: "1", count: 3000).joined(separator: ",")))
    expect(many.list == nil && many.problemCount == 3000 && many.problems.count == 1000)
  }
}
