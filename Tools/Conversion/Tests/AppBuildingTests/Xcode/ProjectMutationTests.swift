import Foundation
import Seeding
import Testing

@testable import AppBuilding

/// Project files that are damaged at random: they are read or refused, and never stop the program.
struct ProjectMutationTests {
  private static let example: [UInt8] = {
    let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let file = root.deletingLastPathComponent().appendingPathComponent(
      "Examples/Plants/Plants.xcodeproj/project.pbxproj")
    return (try? Data(contentsOf: file)).map(Array.init) ?? []
  }()

  /// A project with all kinds of groups, in fewer words.
  private static let small: [UInt8] = {
    var project = ProjectText(targets: [
      ProjectText.Target(
        name: "App", settings: ["PRODUCT_NAME": "$(TARGET_NAME:upper)"], dependencies: ["Kit"], sources: ["A", "V"],
        synchronized: ["S"]),
      ProjectText.Target(name: "Kit", type: "framework", sources: ["A"], resources: ["V"], products: ["P"]),
    ])
    project.groups = ["G", "S"]
    project.base = "X"
    project.objects = [
      "G": ProjectText.group("Plants", ["A", "V", "X"]), "A": ProjectText.file("A.swift"),
      "V": ProjectText.group("", ["A"], kind: "PBXVariantGroup"), "X": ProjectText.file("Base.xcconfig"),
      "S":
        "{isa = PBXFileSystemSynchronizedRootGroup; path = PlantsTests; exceptions = (E); sourceTree = \"<group>\";}",
      "E": "{isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T_App; membershipExceptions = (T.swift);}",
    ]
    return Array(project.text.utf8)
  }()

  private static let words = [
    "A", "G", "S", "T_App", "T_Kit", "MAIN", "PBXGroup",
    "{", "}", "(", ")", ";", "=", ",", "\"", "/*", "*/", "//", "<", ">", "isa", "path", "children", "$(", "target",
    "\\U",
    "5A1000000000000000000011", "5A1000000000000000000021", "5A1000000000000000000041", "sourceTree", "..", "/", "\0",
  ]

  private static func mutated(_ bytes: [UInt8], _ random: inout Seed) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: words.randomElement(using: &random)!.utf8, at: place)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 4: swapIdentifiers(&bytes, &random)
      default: if Int.random(in: 0..<8, using: &random) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }

  /// Lets a reference name another object: groups and targets become parts of themselves.
  private static func swapIdentifiers(_ bytes: inout [UInt8], _ random: inout Seed) {
    guard let from = identifier(in: bytes, &random), let to = identifier(in: bytes, &random) else { return }
    let name = Array(bytes[from..<(from + 24)])
    bytes.replaceSubrange(to..<(to + 24), with: name)
  }

  private static let digits = Array("5A10000000000000000000".utf8)

  /// The identifier behind a random place.
  private static func identifier(in bytes: [UInt8], _ random: inout Seed) -> Int? {
    guard bytes.count > 24 else { return nil }
    let start = Int.random(in: 0..<(bytes.count - 24), using: &random)
    return (start..<(bytes.count - 24)).first { bytes[$0] == digits[0] && bytes[$0...].starts(with: digits) }
  }

  @Test func tenThousandDamagedProjectsAreReadOrRefused() throws {
    let bytes = Self.example
    #expect(!bytes.isEmpty)
    let folder = try Folder(["Plants/A.swift", "PlantsTests/T.swift", "Plants/Info.plist"])
    let project = folder.url.appendingPathComponent("Plants.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    defer { withExtendedLifetime(folder) {} }
    var random = Seed(Seed.ofRun)
    var read = 0
    var refused = 0
    for number in 0..<10_000 {
      let text = Self.mutated(number % 8 == 0 ? bytes : Self.small, &random)
      try folder.overwrite("Plants.xcodeproj/project.pbxproj", text)
      do {
        _ = try AppPlan.read(project)
        read += 1
      } catch let fault as AppFault {
        #expect(!fault.description.isEmpty, "seed \(Seed.ofRun)")
        refused += 1
      }
    }
    #expect(read > 1000 && refused > 1000, "read \(read), refused \(refused), seed \(Seed.ofRun)")
  }

  @Test func tenThousandDamagedWorkspacesAreReadOrRefused() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <Group location = "group:Main" name = "Main"><FileRef location = "group:App.xcodeproj"></FileRef></Group>
         <FileRef location = "container:Kit"></FileRef><FileRef location = "self:"></FileRef>
      </Workspace>
      """
    let folder = try Folder([])
    let workspace = folder.url.appendingPathComponent("All.xcworkspace")
    try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
    var random = Seed(Seed.ofRun &+ 1)
    for _ in 0..<10_000 {
      try folder.overwrite("All.xcworkspace/contents.xcworkspacedata", Self.mutated(Array(text.utf8), &random))
      if let read = try? XcodeWorkspace(workspace) {
        #expect(read.projects.isEmpty, "a project that is not there, seed \(Seed.ofRun)")
      }
    }
  }

  @Test func tenThousandDamagedSettingsAreRead() throws {
    let text = Array(
      "A = $(B:upper) $(A) // x\nB[sdk=iphone*] = ${C:default=$(D)}\n#include \"E\"\nC=\"a b\" 'c\n".utf8)
    var random = Seed(Seed.ofRun &+ 2)
    let folder = try Folder([])
    let file = folder.url.appendingPathComponent("A.xcconfig")
    for _ in 0..<10_000 {
      try folder.overwrite("A.xcconfig", Self.mutated(text, &random))
      var settings = BuildSettings(["D": "$(A)"])
      settings.add(ConfigurationFile(file).values)
      for name in ["A", "B", "C"] { #expect(settings.words(name).count < 20_000, "seed \(Seed.ofRun)") }
    }
  }
}
