import Expectations
import Testing

@testable import StructureCheck

@Suite struct RepeatedNameCheckTests {
  private func problems(_ text: String) -> [String] {
    RepeatedNameCheck.problems(in: [SourceFile(path: "Sources/A.swift", text: text)]).map(\.description)
  }

  @Test(arguments: [
    ("The line spacing.", "lineSpacing"), ("The number of sections.", "numberOfSections"),
    ("Whether the bar is hidden.", "isBarHidden"), ("A URL.", "URL"), ("Returns the cells.", "cell"),
  ])
  func aCommentOfOnlyTheNamesWordsIsAProblem(comment: String, name: String) {
    expect(RepeatedNameCheck.repeats(comment, name: name))
  }

  @Test(arguments: [
    ("Points between two lines.", "lineSpacing"), ("The line spacing, in points.", "lineSpacing"), ("", "line"),
    ("The first section that has rows.", "section"),
  ])
  func aCommentWithAnotherWordPasses(comment: String, name: String) {
    expect(!RepeatedNameCheck.repeats(comment, name: name))
  }

  @Test func theProblemNamesTheCommentAndTheDeclaration() {
    expect(
      problems("let a = 1\n  /// The line\n  /// spacing.\n  @MainActor\n  open var lineSpacing: Int { 0 }\n") == [
        "Sources/A.swift:2: the comment only repeats the name lineSpacing: say what it does not"
      ])
  }

  @Test(arguments: [
    ("  open override class var lineCount: Int { 0 }", "lineCount"), ("case `default` = 0", "default"),
    ("public struct TextShadow: Hashable {", "TextShadow"), ("func show(in cell: Cell)", "show"),
  ])
  func declarationsHaveNames(line: String, name: String) {
    expectEqual(RepeatedNameCheck.declaredName(in: line), name)
  }

  @Test func otherLinesDeclareNothing() {
    expectNil(RepeatedNameCheck.declaredName(in: "public init(frame: CGRect) {"))
    expect(problems("/// The size.\n\nlet a = 1\n").isEmpty)
  }
}
