import Foundation
import Testing

@testable import AppBuilding

/// The storyboard that an app without a property list begins with.
struct MainStoryboardTests {
  private func name(_ texts: [String: String], _ sources: [String] = []) throws -> String? {
    let folder = try Folder([], texts: texts)
    let resources = texts.keys.sorted().map { Resource(folder.url.appendingPathComponent($0), path: $0) }
    return MainStoryboard.name(among: resources, sources: sources)
  }

  private static let entry = "<?xml version=\"1.0\"?>\n<document version=\"3.0\" initialViewController=\"a-b-c\">"
  private static let launch = "<document launchScreen=\"YES\" initialViewController=\"a-b-c\">"

  @Test func mainIsFirst() throws {
    #expect(try name(["Main.storyboard": "<document>", "Other.storyboard": Self.entry]) == "Main")
  }

  @Test func theOnlyOneWithAnEntryIsFirst() throws {
    let others = ["LaunchScreen.storyboard": Self.launch, "Detail.storyboard": "<document version=\"3.0\">"]
    #expect(try name(others) == nil)
    #expect(try name(others.merging(["Teas.storyboard": Self.entry]) { $1 }) == "Teas")
  }

  @Test func ofSeveralWithAnEntryNoneIsChosen() throws {
    #expect(try name(["A.storyboard": Self.entry, "B.storyboard": Self.entry]) == nil)
  }

  @Test func aStartWithAWindowOfItsOwnNeedsNone() throws {
    let files = ["Main.storyboard": Self.entry]
    #expect(try name(files, ["@main class A: UIResponder { let window = UIWindow(frame: .zero) }"]) == nil)
    #expect(try name(files, ["@main class A: UIResponder { var window: UIWindow? }"]) == "Main")
    #expect(try name(files, ["class Helper { let window = UIWindow(frame: .zero) }"]) == "Main")
  }
}
