import Foundation
import Testing

@testable import AppBuilding

/// The files of an app on disk.
struct AppFolderTests {
  @Test func sourcesAndResourcesAreFoundInAllFolders() throws {
    let folder = try Folder([
      "App.swift", "Screens/List.swift", "Screens/Main.storyboard", "Assets.xcassets/Contents.json",
      "de.lproj/Main.strings", "Info.plist", "Data/teas.json", "AppTests/ListTests.swift", "Pods/Pod.swift",
      "Package.swift", "Bridge/Old.m",
    ])
    let app = try AppFolder(folder.url)
    #expect(names(app.sources) == ["App.swift", "List.swift"])
    #expect(
      app.resources.map(\.path) == ["Assets.xcassets", "teas.json", "Main.storyboard", "de.lproj/Main.strings"])
    #expect(app.propertyList?.lastPathComponent == "Info.plist" && names(app.leftOut) == ["Old.m"])
    #expect(app.buildFolder.path == folder.url.path + "/.trestle")
  }

  @Test func aFileIsAnAppOfItsOwn() throws {
    let folder = try Folder(["Tea List.swift", "Other.swift"])
    let app = try AppFolder(folder.url.appendingPathComponent("Tea List.swift"))
    #expect(names(app.sources) == ["Tea List.swift"] && app.module == "Tea_List")
    #expect(app.buildFolder.path == folder.url.path + "/.trestle" && app.plan().propertyList == nil)
  }

  @Test func foldersOfTestsAreTargetsOfTheirOwn() throws {
    let folder = try Folder(["App.swift", "Main.storyboard", "AppTests/ListTests.swift", "AppUITests/FlowTests.swift"])
    let plan = try AppPlan.read(folder.url)
    #expect(plan.tests.map(\.name) == ["AppTests"] && plan.tests[0].dependencies == [plan.app.name])
    #expect(names(plan.tests[0].sources) == ["ListTests.swift"])
    #expect(plan.leftOut == ["\(folder.path("AppUITests")) has tests of a running app, which are left out"])
    guard case .values(let list) = plan.propertyList else { return #expect(Bool(false), "no list of values") }
    #expect(list["UIMainStoryboardFile"] as? String == "Main")
  }

  @Test func filesThatImportATestLibraryAreTestsWhereverTheyAre() throws {
    let folder = try Folder(
      ["List.swift"],
      texts: [
        "Specs/ListSpec.swift": "import UIKit\n@preconcurrency import XCTest\n", "RowTest.swift": "import Testing",
        "Plain.swift": "// import XCTest\nimport TestingGrounds",
      ])
    let plan = try AppPlan.read(folder.url)
    #expect(names(plan.app.sources) == ["List.swift", "Plain.swift"])
    #expect(plan.tests.map(\.name) == [plan.app.name + "Tests"] && plan.tests[0].dependencies == [plan.app.name])
    #expect(names(plan.tests[0].sources) == ["ListSpec.swift", "RowTest.swift"])
  }

  @Test func aFolderOfTestsAloneIsNamedAsSuch() throws {
    let folder = try Folder([], texts: ["RowTest.swift": "import Testing"])
    let fault = #expect(throws: AppFault.self) { try AppFolder(folder.url) }
    #expect(fault.map { "\($0)".contains("no Swift sources besides tests") } == true)
  }

  @Test func twoModulesOfTestsHaveTwoNames() throws {
    let folder = try Folder(
      ["App/App.swift", "App/AppTests/ListTests.swift"], texts: ["App/RowTest.swift": "import Testing"])
    let plan = try AppPlan.read(folder.url.appendingPathComponent("App"))
    #expect(plan.tests.map(\.name) == ["AppTests", "AppTests_"])
  }

  @Test func aRelativePathIsBuiltBesideItsFile() throws {
    let folder = try Folder(["Tea.swift"])
    let base = URL(fileURLWithPath: folder.url.path, isDirectory: true)
    let app = try AppFolder(URL(fileURLWithPath: "Tea.swift", relativeTo: base))
    #expect(app.buildFolder.path == folder.url.path + "/.trestle")
  }

  @Test func aPathWithoutSourcesIsAFault() throws {
    let folder = try Folder(["Info.plist"])
    #expect(throws: AppFault.self) { try AppFolder(folder.url) }
    #expect(throws: AppFault.self) { try AppFolder(folder.url.appendingPathComponent("missing")) }
  }

  @Test(arguments: [("App", "App"), ("My App", "My_App"), ("2048", "_2048"), ("Tea-List", "Tea_List"), ("", "_")])
  func aModuleHasANameThatSwiftAllows(name: String, module: String) {
    #expect(AppFolder.identifier(name) == module)
  }
}
