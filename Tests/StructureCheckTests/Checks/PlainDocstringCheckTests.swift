import Expectations
import Testing

@testable import StructureCheck

@Suite struct PlainDocstringCheckTests {
  private func problems(_ text: String, path: String = "Sources/UIKit/Menus/A.swift") -> [String] {
    PlainDocstringCheck(folders: ["Sources/UIKit/Menus"]).problems(in: [SourceFile(path: path, text: text)])
      .map(\.description)
  }

  @Test(arguments: ["What the menu lists.", "What", "The same for a sheet.", "The same."])
  func forbiddenOpeningsAreProblems(text: String) {
    expect(PlainDocstringCheck.opening(of: text[...]) != nil)
    expect(problems("  /// \(text)\n  var a = 1\n").count == 1)
  }

  @Test(arguments: ["The samples.", "Whatever the size.", "Whether it is open.", "A menu: what it lists."])
  func otherOpeningsPass(text: String) {
    expect(problems("/// \(text)\nvar a = 1\n").isEmpty)
  }

  @Test func theProblemNamesTheLine() {
    expect(
      problems("let a = 1\n  /// What it is.\n")
        == ["Sources/UIKit/Menus/A.swift:2: a doc comment that begins \"What\": name the thing, and what it means"])
  }

  @Test func onlyTheFirstLineOfACommentIsChecked() {
    expect(problems("/// The colour of\n/// What follows.\nvar a = 1\n").isEmpty)
    expect(problems("/// A colour.\nvar a = 1\n/// What follows.\nvar b = 1\n").count == 1)
  }

  @Test func unlistedFoldersAreNotChecked() {
    expect(problems("/// What it is.\n", path: "Sources/UIKit/MenusAndMore/A.swift").isEmpty)
    expect(problems("/// What it is.\n", path: "Sources/UIKit/Table/A.swift").isEmpty)
  }

  @Test func ordinaryCommentsAreNotChecked() {
    expect(problems("// What it is.\nvar a = 1\n").isEmpty)
  }
}
