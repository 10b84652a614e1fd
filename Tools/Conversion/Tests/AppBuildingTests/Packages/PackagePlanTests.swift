import Foundation
import Testing

@testable import AppBuilding

/// Packages as apps.
struct PackagePlanTests {
  @Test func aPackageHasModulesResourcesAndTests() throws {
    let folder = try Folder(
      [
        "App/Sources/App/main.swift", "App/Sources/Screens/List.swift", "App/Sources/Screens/Resources/teas.json",
        "App/Sources/Screens/Resources/de.lproj/A.strings", "App/Sources/Screens/Data/raw/a.bin",
        "App/Sources/Screens/Old/Old.swift", "App/Sources/Screens/Assets.xcassets/Contents.json",
        "App/Sources/Screens/notes.txt", "App/Tests/AppTests/T.swift", "Kit/Sources/Kit/Kit.swift",
      ],
      texts: [
        "App/Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
          name: "Tea",
          dependencies: [.package(path: "../Kit"), .package(url: "https://example.org/Snap.git", from: "1.0.0")],
          targets: [
            .executableTarget(name: "App", dependencies: ["Screens"]),
            .target(
              name: "Screens",
              dependencies: [
                .product(name: "Kit", package: "Kit"),
                .product(name: "Snap", package: "Snap", condition: .when(platforms: [.macOS])),
              ],
              exclude: ["Old"], resources: [.process("Resources"), .copy("Data/raw")],
              swiftSettings: [.define("PRO"), .define("MAC", .when(platforms: [.macOS]))]),
            .testTarget(name: "AppTests", dependencies: ["Screens"]),
          ])
        """,
        "Kit/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
        """,
      ])
    let plan = try AppPlan.read(folder.url.appendingPathComponent("App"))
    #expect(plan.libraries.map(\.name) == ["Kit", "Screens"] && plan.app.name == "App")
    #expect(plan.app.dependencies == ["Kit", "Screens"] && plan.app.language == "5")
    let screens = plan.libraries[1]
    #expect(plan.libraries[0].language == "6" && screens.flags == ["DEBUG", "SWIFT_PACKAGE", "PRO"])
    #expect(names(screens.sources) == ["List.swift"])
    #expect(
      Set(screens.resources.map(\.path)) == [
        "Tea_Screens.resources/teas.json", "Tea_Screens.resources/de.lproj/A.strings", "Tea_Screens.resources/raw",
        "Tea_Screens.resources/Assets.xcassets",
      ])
    #expect(screens.generated.map(\.name) == ["ResourceBundle.swift"])
    #expect(plan.tests.map(\.name) == ["AppTests"] && plan.tests[0].dependencies == ["Kit", "Screens"])
    #expect(plan.leftOut.count == 1 && plan.leftOut[0].hasPrefix("the package snap is not fetched"))
    // The manifest is not evaluated a second time.
    let cache = plan.buildFolder.appendingPathComponent("packages")
    let stored = try FileManager.default.contentsOfDirectory(atPath: cache.path).filter { $0.hasSuffix(".json") }
    #expect(stored.count == 2)
    #expect(try AppPlan.read(folder.url.appendingPathComponent("App"), target: "Screens").app.name == "Screens")
    let named = try AppPlan.read(folder.url.appendingPathComponent("App"), target: "AppTests")
    #expect(named.app.name == "Screens" && named.isLibrary && !plan.isLibrary)
    #expect(named.tests.map(\.name) == ["AppTests"])
  }

  @Test func targetsInACircleAreAFault() throws {
    let folder = try Folder(
      ["Sources/A/A.swift", "Sources/B/B.swift"],
      texts: [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Loop",
          targets: [.target(name: "A", dependencies: ["B"]), .target(name: "B", dependencies: ["A"])])
        """
      ])
    let fault = #expect(throws: AppFault.self) { try AppPlan.read(folder.url) }
    #expect(fault?.description == "targets depend on each other in a circle: A → B → A")
  }

  @Test func aManifestThatIsNoSwiftIsAFault() throws {
    let folder = try Folder([], texts: ["Package.swift": "// swift-tools-version: 5.9\nlet package = "])
    #expect(throws: AppFault.self) { try AppPlan.read(folder.url) }
  }
}
