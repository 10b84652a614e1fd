import Expectations
import Testing

@testable import StructureCheck

@Suite struct DocumentPathCheckTests {
  private let check = DocumentPathCheck(
    paths: [
      "README.md", "Sources/UIKit/Lists/ListMenus.swift", "Sources/UIKit/Lists/README.md", "Data/Structure/floors.tsv",
      "Sources/UIKit/UIKit.docc/Features.md", "Sources/UIKit/UIKit.docc/UIKit.md",
    ],
    documents: ["README.md": "# Top\n## Two commands", "Sources/UIKit/Lists/README.md": "# Here"])

  private func problems(_ text: String, path: String = "Sources/UIKit/Lists/README.md") -> [String] {
    check.problems(path: path, text: text).map(\.description)
  }

  @Test(arguments: [
    "`ListMenus.swift`", "`Lists/ListMenus.swift`", "`../Lists/ListMenus.swift`", "`Sources/UIKit/Lists`",
    "`Sources/UIKit/Lists/`", "`Data/Structure/floors.tsv`",
  ])
  func aNameOfAFileOrFolderPasses(text: String) {
    expect(problems("Menus: \(text).").isEmpty)
  }

  @Test(arguments: ["Menus.swift", "Table/ListMenus.swift", "Sources/UIKit/Table", "upward.tsv"])
  func aNameOfAMissingFileIsAProblem(name: String) {
    expectEqual(problems("Menus:\n`\(name)`."), ["Sources/UIKit/Lists/README.md:2: there is no \(name)"])
  }

  @Test(arguments: [
    "`Table…Host.swift`", "`+Layout.swift`", "`reloadData`", "`UIView.alpha`", "`Row(id).swift`", "Menus.swift",
  ])
  func otherWordsAreNotPaths(text: String) {
    expect(problems(text).isEmpty)
  }

  @Test func linksAreRelativeToTheDocumentsFolder() {
    expect(problems("[a](ListMenus.swift), [b](../../../README.md#top), [c](https://swift.org), [d](#here)").isEmpty)
    expectEqual(problems("[a](../Menus.swift)"), ["Sources/UIKit/Lists/README.md:1: there is no ../Menus.swift"])
    expectEqual(problems("[a](ListMenus.swift)", path: "README.md").count, 1)
  }

  @Test func linksToMissingHeadingsAreProblems() {
    expect(problems("[a](#here), [b](../../../README.md#two-commands), [c](ListMenus.swift#L3)").isEmpty)
    expectEqual(
      problems("[a](#there) and [b](../../../README.md#three)"),
      [
        "Sources/UIKit/Lists/README.md:1: there is no #there",
        "Sources/UIKit/Lists/README.md:1: there is no ../../../README.md#three",
      ])
  }

  @Test func linksToMissingArticlesAreProblems() {
    let path = "Sources/UIKit/UIKit.docc/UIKit.md"
    expect(problems("- <doc:Features>", path: path).isEmpty)
    expect(problems("an article is named by `<doc:Name>`", path: path).isEmpty)
    expectEqual(problems("- <doc:Features>, <doc:Absences>", path: path), ["\(path):1: there is no Absences"])
  }

  @Test func examplesOfCodeAreSkipped() {
    expectEqual(
      problems("```\n`Menus.swift`\n```\n`Menus.swift`"), ["Sources/UIKit/Lists/README.md:4: there is no Menus.swift"])
  }
}
