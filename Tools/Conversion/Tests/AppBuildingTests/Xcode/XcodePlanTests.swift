import Foundation
import Testing

@testable import AppBuilding

/// Projects and workspaces of Xcode as apps.
struct XcodePlanTests {
  private typealias Target = ProjectText.Target

  private func folder(_ project: ProjectText, _ files: [String], texts: [String: String] = [:]) throws -> Folder {
    let folder = try Folder(files, texts: texts)
    try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
    return folder
  }

  @Test func groupsSayWhereFilesLie() throws {
    var project = ProjectText(targets: [
      Target(name: "App", sources: ["A", "B", "C"], resources: ["STORY", "ASSETS"])
    ])
    project.groups = ["G"]
    project.objects = [
      "G": ProjectText.group("Sources", ["A", "INNER", "C", "STORY", "ASSETS"]),
      "INNER": ProjectText.group("Screens", ["B"]), "A": ProjectText.file("A.swift"), "B": ProjectText.file("B.swift"),
      "C": ProjectText.file("Shared/C.swift", tree: "SOURCE_ROOT"), "ASSETS": ProjectText.file("Assets.xcassets"),
      "STORY": "{isa = PBXVariantGroup; name = Main.storyboard; children = (BASE, DE); sourceTree = \"<group>\";}",
      "BASE": ProjectText.file("Base.lproj/Main.storyboard"), "DE": ProjectText.file("de.lproj/Main.strings"),
    ]
    let folder = try folder(
      project,
      [
        "Sources/A.swift", "Sources/Screens/B.swift", "Shared/C.swift", "Sources/Base.lproj/Main.storyboard",
        "Sources/de.lproj/Main.strings", "Sources/Assets.xcassets/Contents.json",
      ])
    let plan = try AppPlan.read(folder.url)
    #expect(
      plan.app.sources.map(\.path)
        == [folder.path("Sources/A.swift"), folder.path("Sources/Screens/B.swift"), folder.path("Shared/C.swift")])
    #expect(
      plan.app.resources.map(\.path) == ["Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Assets.xcassets"])
    #expect(plan.leftOut.isEmpty && plan.buildFolder.path == folder.path(".trestle"))
  }

  @Test func whatIsMissingIsNamedAndTheRestIsBuilt() throws {
    var project = ProjectText(targets: [
      Target(
        name: "App", settings: ["SWIFT_OBJC_BRIDGING_HEADER": "App/Bridge.h"], sources: ["A", "B", "OLD", "MODEL"],
        products: ["Snap"])
    ])
    project.groups = ["G"]
    project.packages = ["R"]
    project.objects = [
      "G": ProjectText.group("App", ["A", "B", "OLD", "MODEL"]), "A": ProjectText.file("A.swift"),
      "B": ProjectText.file("Gone.swift"), "OLD": ProjectText.file("Old.m"),
      "MODEL": ProjectText.file("Model.xcdatamodeld"),
      "R": "{isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/snap/Snap.git\";}",
    ]
    let folder = try folder(project, ["App/A.swift", "App/Old.m", "App/Model.xcdatamodeld/contents", "Podfile"])
    let plan = try AppPlan.read(folder.url)
    #expect(names(plan.app.sources) == ["A.swift"])
    #expect(
      plan.leftOut == [
        "the pods of \(folder.path("Podfile")) are not there and are left out",
        "\(folder.path("App/Gone.swift")) is missing (group App)",
        "\(folder.path("App/Old.m")) is no Swift and is left out",
        "\(folder.path("App/Model.xcdatamodeld")) is no Swift and is left out",
        "the bridging header App/Bridge.h of App is left out: Linux has no Objective-C",
        "the package https://example.org/snap/Snap.git is not fetched and is left out; `swift package resolve` or "
          + "Xcode puts it into a folder of checkouts", "the product Snap, which App uses, is in no package here",
      ])
  }

  @Test func foldersThatAProjectFollowsHaveExceptions() throws {
    var project = ProjectText(targets: [
      Target(name: "App", settings: ["INFOPLIST_FILE": "App/Settings.plist"], synchronized: ["S"]),
      Target(name: "Kit", type: "framework"),
    ])
    project.groups = ["S"]
    project.objects = [
      "S":
        "{isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E, F); sourceTree = \"<group>\";}",
      "E": """
      {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T_App;
        membershipExceptions = (Info.plist, Kit/Shared.swift, Draft, "/Localized: Old.strings",
            "/Localized: Kit/Own.strings");}
      """,
      "F": """
      {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T_Kit;
        membershipExceptions = (Kit/Shared.swift);}
      """,
    ]
    let folder = try folder(
      project,
      [
        "App/App.swift", "App/Kit/Shared.swift", "App/Kit/Own.swift", "App/Draft/Draft.swift", "App/Info.plist",
        "App/Settings.plist", "App/de.lproj/Old.strings", "App/de.lproj/Main.strings",
        "App/Kit/de.lproj/Own.strings",
      ])
    let plan = try AppPlan.read(folder.url)
    #expect(names(plan.app.sources) == ["App.swift", "Own.swift"])
    #expect(plan.app.resources.map(\.path) == ["de.lproj/Main.strings"])
    #expect(names(try AppPlan.read(folder.url, target: "Kit").app.sources) == ["Shared.swift"])
  }

  @Test func settingsBecomeOptions() throws {
    var project = ProjectText(targets: [
      Target(
        name: "App",
        settings: [
          "PRODUCT_NAME": "Tea List", "SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) DEBUG", "OTHER_SWIFT_FLAGS": "-D EXTRA -warn -DMORE",
          "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES", "GENERATE_INFOPLIST_FILE": "YES",
          "INFOPLIST_FILE": "Info.plist", "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "MARKETING_VERSION": "2.1",
          "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
          "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "Leaf",
        ], sources: ["A"])
    ])
    project.groups = ["A", "X"]
    project.base = "X"
    project.objects = ["A": ProjectText.file("A.swift"), "X": ProjectText.file("Base.xcconfig")]
    let folder = try folder(
      project, ["A.swift"],
      texts: [
        "Base.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = FROM_FILE",
        "Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>Delegate</key><string>$(PRODUCT_MODULE_NAME).Scene</string></dict></plist>
        """,
      ])
    let plan = try AppPlan.read(folder.url)
    #expect(plan.app.name == "Tea_List" && plan.app.language == "6")
    #expect(plan.app.flags == ["FROM_FILE", "DEBUG", "EXTRA", "MORE"])
    #expect(
      plan.app.options == ["-default-isolation", "MainActor", "-enable-upcoming-feature", "ExistentialAny"])
    guard case .values(let list) = plan.propertyList else { return #expect(Bool(false), "no list of values") }
    #expect(list["Delegate"] as? String == "Tea_List.Scene" && list["UIMainStoryboardFile"] as? String == "Main")
    #expect(list["CFBundleShortVersionString"] as? String == "2.1" && list["CFBundleName"] as? String == "Tea List")
    #expect((list["UIApplicationSceneManifest"] as? [String: Any])?["UIApplicationSupportsMultipleScenes"] != nil)
    #expect(list["NSAccentColorName"] as? String == "Leaf")
  }

  @Test func targetsBelowAreBuiltFirst() throws {
    var project = ProjectText(targets: [
      Target(name: "AppTests", type: "bundle.unit-test", dependencies: ["App"], sources: ["T"]),
      Target(name: "AppUITests", type: "bundle.ui-testing", dependencies: ["App"], sources: ["T"]),
      Target(name: "Watch", type: "watchkit2-extension", sources: ["A"]),
      Target(name: "App", dependencies: ["Screens", "Watch"], sources: ["A"]),
      Target(name: "Screens", type: "framework", dependencies: ["Core"], sources: ["B"]),
      Target(name: "Core", type: "library.static", sources: ["C"]),
      Target(name: "Other", sources: ["A"]),
    ])
    project.groups = ["A", "B", "C", "T"]
    for name in project.groups { project.objects[name] = ProjectText.file("\(name).swift") }
    let folder = try folder(project, ["A.swift", "B.swift", "C.swift", "T.swift"])
    let plan = try AppPlan.read(folder.url.appendingPathComponent("App.xcodeproj"))
    #expect(plan.libraries.map(\.name) == ["Core", "Screens"] && plan.app.name == "App")
    #expect(plan.app.dependencies == ["Core", "Screens"])
    #expect(plan.tests.map(\.name) == ["AppTests"] && plan.tests[0].dependencies == ["App"])
    #expect(
      plan.leftOut == [
        "the target Watch is a watchkit2-extension and is left out",
        "the target AppUITests has tests of a running app, which are left out",
      ])
    #expect(try AppPlan.read(folder.url, target: "Other").app.name == "Other")
    #expect(throws: AppFault.self) { try AppPlan.read(folder.url, target: "Nothing") }
    let named = try AppPlan.read(folder.url, target: "AppTests")
    #expect(named.app.name == "App" && named.tests.map(\.name) == ["AppTests"])
  }

  @Test func targetsInACircleAreAFault() throws {
    var project = ProjectText(targets: [
      Target(name: "App", dependencies: ["A"], sources: ["F"]),
      Target(name: "A", type: "framework", dependencies: ["B"], sources: ["F"]),
      Target(name: "B", type: "framework", dependencies: ["A"], sources: ["F"]),
    ])
    project.groups = ["F"]
    project.objects["F"] = ProjectText.file("F.swift")
    let folder = try folder(project, ["F.swift"])
    let fault = #expect(throws: AppFault.self) { try AppPlan.read(folder.url) }
    #expect(fault?.description == "targets depend on each other in a circle: A → B → A")
  }

  @Test func groupsInACircleAreReadToAnEnd() throws {
    var project = ProjectText(targets: [Target(name: "App", sources: ["A"])])
    project.groups = ["G"]
    project.objects = ["G": ProjectText.group("", ["G", "H", "A"]), "H": ProjectText.group("", ["G"])]
    project.objects["A"] = ProjectText.file("A.swift")
    let folder = try folder(project, ["A.swift"])
    #expect(names(try AppPlan.read(folder.url).app.sources) == ["A.swift"])
  }

  @Test func aWorkspaceHasSeveralProjects() throws {
    let folder = try Folder(
      ["Main/A.swift", "Kit/K.swift"],
      texts: [
        "All.xcworkspace/contents.xcworkspacedata": """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version="1.0">
          <Group location="group:Main"><FileRef location="group:App.xcodeproj"/></Group>
          <FileRef location="container:Kit/Kit.xcodeproj"/><FileRef location="group:Gone.xcodeproj"/>
        </Workspace>
        """
      ])
    var app = ProjectText(targets: [Target(name: "App", dependencies: [], sources: ["A"])])
    app.groups = ["A"]
    app.objects = ["A": ProjectText.file("A.swift"), "D": "{isa = PBXTargetDependency; name = Kit;}"]
    // A target of another project is named.
    let text = app.text.replacing("dependencies = ();", with: "dependencies = (D);")
    try folder.write(text, to: "Main/App.xcodeproj/project.pbxproj")
    var kit = ProjectText(targets: [Target(name: "Kit", type: "framework", sources: ["K"])])
    kit.groups = ["K"]
    kit.objects = ["K": ProjectText.file("K.swift")]
    try folder.write(kit.text, to: "Kit/Kit.xcodeproj/project.pbxproj")
    let plan = try AppPlan.read(folder.url)
    #expect(plan.libraries.map(\.name) == ["Kit"] && plan.app.dependencies == ["Kit"])
    #expect(plan.leftOut == ["the project \(folder.path("Gone.xcodeproj")) is not there and is left out"])
    try folder.write("<Workspace>\n<FileRef", to: "All.xcworkspace/contents.xcworkspacedata")
    #expect(throws: AppFault.self) { try AppPlan.read(folder.url) }
  }

  @Test func packagesAreFoundBesideTheProjectAndAmongCheckouts() throws {
    var project = ProjectText(targets: [Target(name: "Example", sources: ["A"], products: ["Kit", "Snap"])])
    project.groups = ["A"]
    project.packages = ["L", "R"]
    project.objects = [
      "A": ProjectText.file("A.swift"), "L": "{isa = XCLocalSwiftPackageReference; relativePath = ..;}",
      "R": "{isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/Snap.git\";}",
    ]
    func manifest(_ name: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], targets: [.target(name: "\(name)")])
      """
    }
    let snap = "Example/SourcePackages/checkouts/Snap"
    let folder = try Folder(
      ["Example/A.swift", "Sources/Kit/Kit.swift", "\(snap)/Sources/Snap/Snap.swift"],
      texts: ["Package.swift": manifest("Kit"), "\(snap)/Package.swift": manifest("Snap")])
    try folder.write(project.text, to: "Example/Example.xcodeproj/project.pbxproj")
    let plan = try AppPlan.read(folder.url.appendingPathComponent("Example"))
    #expect(plan.app.dependencies == ["Kit", "Snap"] && plan.libraries.map(\.name) == ["Kit", "Snap"])
    #expect(names(plan.libraries.flatMap(\.sources)) == ["Kit.swift", "Snap.swift"] && plan.leftOut.isEmpty)
  }

  @Test func aProjectIsFoundInAFolderBelow() throws {
    var project = ProjectText(targets: [Target(name: "App", sources: ["A"])])
    project.groups = ["A"]
    project.objects["A"] = ProjectText.file("A.swift")
    let folder = try Folder(["README.md", "iOS/A.swift", "Pods/Pods.xcodeproj/project.pbxproj"])
    try folder.write(project.text, to: "iOS/App.xcodeproj/project.pbxproj")
    #expect(try AppPlan.read(folder.url).buildFolder.path == folder.path("iOS/.trestle"))
  }

  @Test func aFaultOfTheProjectNamesItsPlace() throws {
    let folder = try Folder([], texts: ["App.xcodeproj/project.pbxproj": "{\n  objects = {\n"])
    let fault = #expect(throws: AppFault.self) { try AppPlan.read(folder.url) }
    #expect(fault?.description == folder.path("App.xcodeproj/project.pbxproj:2:13: the dictionary does not end"))
    try folder.write("{ objects = (); }", to: "App.xcodeproj/project.pbxproj")
    #expect(throws: AppFault.self) { try AppPlan.read(folder.url) }
  }
}
