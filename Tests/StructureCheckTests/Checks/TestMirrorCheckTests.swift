import Expectations
import Testing

@testable import StructureCheck

@Suite struct TestMirrorCheckTests {
  private let sources = [
    "Sources/UIKit/Menus/MenuContent.swift", "Sources/UIKit/Menus/Elements/UIAction.swift",
    "Sources/UIKit/View/UIView+Layout.swift", "Sources/ListCore/Placement.swift",
  ]

  private func problems(_ tests: [String], known: [String] = []) -> [String] {
    TestMirrorCheck(table: known.map { [$0] }).problems(tests: tests, sources: sources).map(\.description)
  }

  @Test(arguments: [
    "Tests/UIKitTests/Menus/MenuContentTests.swift", "Tests/UIKitTests/Menus/UIActionTests.swift",
    "Tests/UIKitTests/View/UIViewTests.swift", "Tests/UIKitTests/View/UIView+LayoutTests.swift",
    "Tests/ListCoreTests/PlacementTests.swift",
  ])
  func aTestNamedAfterASourceInOrBelowItsFolderPasses(test: String) {
    expect(problems([test]).isEmpty)
  }

  @Test(arguments: [
    "Tests/UIKitTests/Menus/MenuPictureTests.swift", "Tests/UIKitTests/View/MenuContentTests.swift",
    "Tests/UIKitTests/Menus/Elements/MenuContentTests.swift",
  ])
  func anotherNameOrFolderIsAProblem(test: String) {
    expectEqual(problems([test]), ["\(test): no source of this name is in the folder that it mirrors, or below it"])
  }

  @Test func fixturesAndOtherTargetsAreNotChecked() {
    expect(problems(["Tests/UIKitTests/Menus/MenuScene.swift", "Tests/CompatibilityTests/ScreenTests.swift"]).isEmpty)
  }

  @Test func knownTestsPassUntilTheyMirrorASource() {
    expect(
      problems(["Tests/UIKitTests/Menus/MenuPictureTests.swift"], known: ["Menus/MenuPictureTests.swift"]).isEmpty)
    expectEqual(
      problems(["Tests/UIKitTests/Menus/MenuContentTests.swift"], known: ["Menus/MenuContentTests.swift"]),
      [
        "Data/Structure/unmirrored-tests.tsv: Menus/MenuContentTests.swift mirrors a source, or is gone; delete the row"
      ])
  }

  @Test func theTableListsEachUnmirroredTest() {
    let tests = [
      "Tests/UIKitTests/Menus/MenuPictureTests.swift", "Tests/UIKitTests/Menus/MenuContentTests.swift",
      "Tests/ListCoreTests/ModelTests.swift",
    ]
    let table = TestMirrorCheck(table: []).table(tests: tests, sources: sources)
    expectEqual(table.split(separator: "\n").dropFirst(), ["Menus/MenuPictureTests.swift", "ModelTests.swift"])
  }
}
