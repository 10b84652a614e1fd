import Expectations
import Testing

@testable import StructureCheck

@Suite struct SupportTableTests {
  private let usage = [
    "UITableView": 135, "UITableView.reloadData()": 62, "UITableView.prefetchDataSource": 3, "UITableView.Style": 9,
    "UITableView.Style.plain": 8, "UITableView.frame": 1, "UITableView.perform(_:)": 1, "UIWebView": 2,
    "UIWebView.init(frame:in.x:)": 1,
  ]
  private let present: Set<String> = [
    "UITableView", "UITableView.reloadData()", "UITableView.Style", "UIView.frame",
    "UITableView.perform(_:completion:)",
  ]
  /// Types are there whether a test names them or not; members are not.
  private let types: Set<String> = ["UITableView", "UITableView.Style"]
  private let applesTypes: Set<String> = ["UITableView", "UITableView.Style", "UIWebView"]

  private var table: SupportTable {
    SupportTable(
      usage: usage, types: types, present: present, ancestors: { $0 == "UITableView" ? ["UIView"] : [] },
      isType: applesTypes.contains)
  }

  private var document: SupportDocument {
    SupportDocument(
      table: table, substitutes: [["UIWebView", "a browser"]], summarised: ["UITableView"])
  }

  @Test func membersAreCountedByTheirType() throws {
    expectEqual(table.rows.map(\.type), ["UITableView", "UITableView.Style", "UIWebView"])
    let first = try require(table.rows.first)
    expectEqual(first.used.prefix(2), ["UITableView.reloadData()", "UITableView.prefetchDataSource"])
    // What is inherited counts, and a method whose completion handler may be left out.
    expectEqual(first.present, ["UITableView.reloadData()", "UITableView.frame", "UITableView.perform(_:)"])
    expectEqual(first.absent, ["UITableView.prefetchDataSource"])
    expectEqual(table.rows.map(\.exists), [true, true, false])
    expect(table.members == (3, 6) && table.uses == (64, 76))
    expect(SupportTable.owner(of: "A.B.c(d:e.f:)") == "A.B" && SupportTable.owner(of: "f(_:)") == nil)
  }

  @Test func theDocumentNamesAbsentMembersAndSubstitutes() {
    let lines = document.text.split(separator: "\n")
    expect(lines.contains("| `UITableView` | 135 | 3 of 4 | `prefetchDataSource` |"))
    expect(lines.contains("| `UIWebView` | 2 | 1 | a browser |"))
    expect(document.summary.contains("50 % are here") && document.summary.contains("84 %"))
    expect(document.summary.contains("| `UITableView` | 75 % | `prefetchDataSource` |"))
  }

  @Test func aSubstituteForAnExistingSymbolIsAProblem() {
    let document = SupportDocument(
      table: table, substitutes: [["UITableView", "a stack view"], ["UIWebView", "a browser"], ["nibs", "code"]],
      summarised: [])
    let problems = document.problems(document: document.text, readme: "no marks").map(\.path)
    expectEqual(problems.filter { $0 == "Data/Support/substitutes.tsv" }.count, 2)
  }

  @Test func anOutdatedDocumentIsAProblem() throws {
    let readme = "# Title\n\(SupportDocument.begin)\nold\n\(SupportDocument.end)\nrest\n"
    let current = try require(document.readme(readme))
    expect(current.hasPrefix("# Title\n") && current.hasSuffix("\(SupportDocument.end)\nrest\n"))
    expect(document.problems(document: document.text, readme: current).isEmpty)
    expectEqual(document.problems(document: document.text, readme: readme).map(\.path), ["README.md"])
    expectEqual(document.problems(document: "", readme: current).map(\.path), ["Documentation/Support.md"])
    expectNil(document.readme("no marks"))
    expectEqual(document.problems(document: document.text, readme: "no marks").count, 1)
  }
}
