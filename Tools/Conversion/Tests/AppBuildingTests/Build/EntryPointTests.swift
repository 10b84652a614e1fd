import Foundation
import Testing

@testable import AppBuilding

/// The start that an app without one of its own is given.
struct EntryPointTests {
  private func start(of texts: [String: String]) throws -> String? {
    // The folder is removed with its owner.
    let folder = try Folder([], texts: texts)
    return try withExtendedLifetime(folder) {
      let plan = try AppPlan.read(folder.url)
      return try EntryPoint(plan.app, hasStoryboard: plan.beginsWithStoryboard).generated()?.text
    }
  }

  private static let package = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Tea", targets: [.target(name: "Tea")])
    """
  private static let list = "import UIKit\nclass ListViewController: UITableViewController {}"
  private static let board =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" initialViewController=\"a\">"

  @Test(arguments: ["", "Sources/Tea/"])
  func aStoryboardMakesTheWindowInPlaceOfTheStart(folder: String) throws {
    var texts = ["\(folder)List.swift": Self.list, "\(folder)Teas.storyboard": Self.board]
    if !folder.isEmpty { texts["Package.swift"] = Self.package }
    let text = try #require(try start(of: texts))
    #expect(text.contains("@main") && !text.contains("UIWindow(") && !text.contains("ListViewController"))
  }

  @Test func withoutAStoryboardTheFirstControllerIsShown() throws {
    let text = try #require(try start(of: ["List.swift": Self.list]))
    #expect(text.contains("ListViewController()"))
  }

  @Test func aPropertyListThatNamesAStoryboardIsFollowed() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Teas</string></dict></plist>
      """
    let text = try #require(
      try start(of: ["List.swift": Self.list, "Info.plist": list, "Teas.storyboard": "<document>"]))
    #expect(!text.contains("UIWindow("))
  }
}
