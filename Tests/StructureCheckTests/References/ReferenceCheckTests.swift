import Expectations
import Foundation
import Testing

@testable import StructureCheck

@Suite("Names of Apple's that portable modules use")
struct ReferenceCheckTests {
  private let check = ReferenceCheck(
    publicSymbols: ["s:5UIKit6UIViewC", "s:10Foundation9IndexPathV5UIKitE3rowSivp"],
    modules: ["CoreGraphics", "QuartzCore", "UIKit"], underscored: ["_Action", "_Calls"],
    exceptions: ["b.swift": ["_Action"]])

  private func messages(_ usrs: [String], in path: String = "a.swift", lines: [Substring] = []) -> [String] {
    let occurrences = usrs.enumerated().map {
      SymbolOccurrence(usr: $1, name: "name", line: $0 + 1, isDefinition: false)
    }
    return check.problems(in: [path: occurrences]) { _ in lines }.map(\.description)
  }

  @Test("public symbols are Apple's; those of other modules are not checked")
  func allowed() {
    expect(
      messages(["s:5UIKit6UIViewC", "s:10Foundation9IndexPathV5UIKitE3rowSivp", "s:Si", "s:7Trestle3RowV"]).isEmpty)
  }

  @Test("a symbol of this package only is reported with its place")
  func foreign() {
    expectEqual(
      messages(["s:5UIKit6UIViewC", "s:5UIKit6UIViewC6secretyyF", "s:Sa5UIKitE4loudyyF"]),
      [
        "a.swift:2: name is not public, so Apple's frameworks have no such symbol",
        "a.swift:3: name is not public, so Apple's frameworks have no such symbol",
      ])
  }

  @Test("an underscored symbol may be behind Apple's spelling, and is spelled out only if a table allows it")
  func underscored() {
    expect(messages(["s:5UIKit6_CallsV14callAsFunctionyyF"], lines: ["delegate?.tableView?(table)"]).isEmpty)
    let table: [Substring] = ["override class var actions: [_Action] { [] }"]
    expectEqual(messages(["s:5UIKit7_ActionV"], lines: table), ["a.swift:1: Apple's frameworks have no _Action"])
    expect(messages(["s:5UIKit7_ActionV"], in: "b.swift", lines: table).isEmpty)
  }

  @Test("members that the modules themselves add are their own")
  func ownMembers() {
    let usr = "s:5UIKit6UIViewC7TrestleE3ownyyF"
    let occurrences = [true, false].map {
      SymbolOccurrence(usr: usr, name: "own()", line: 1, isDefinition: $0)
    }
    expect(check.problems(in: ["a.swift": [occurrences[0]], "b.swift": [occurrences[1]]]) { _ in [] }.isEmpty)
  }

  /// With the compiler and the toolchain's library: nothing stands in for them.
  @Test("a symbol that is not public is found in the compiler's index")
  func realIndex() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("references-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    try Data("public func shown() {}\npackage func hidden() {}\n".utf8).write(
      to: folder.appendingPathComponent("Kit.swift"))
    try Data("import UIKit\nfunc own() { shown() }\nfunc other() { own(); hidden() }\n".utf8)
      .write(to: folder.appendingPathComponent("Screen.swift"))
    let options = ["-parse-as-library", "-package-name", "p"]
    try Toolchain.run(
      "swiftc",
      options + [
        "-module-name", "UIKit", "-emit-module", "-emit-module-path", path("UIKit.swiftmodule"), path("Kit.swift"),
      ]
    )
    try Toolchain.run(
      "swiftc",
      options + ["-module-name", "Screen", "-I", folder.path, "-index-store-path", path("store")]
        + ["-c", path("Screen.swift"), "-o", path("Screen.o")])
    let library = try IndexLibrary(path: Toolchain().libraries.appendingPathComponent("libIndexStore.so").path)
    let files = try IndexStore(library: library, path: path("store")).occurrences { $0.hasSuffix("Screen.swift") }
    let check = ReferenceCheck(
      publicSymbols: ["s:5UIKit5shownyyF"], modules: ["UIKit"], underscored: [], exceptions: [:])
    let problems = check.problems(in: files) { _ in [] }
    expectEqual(problems.map(\.message), ["hidden() is not public, so Apple's frameworks have no such symbol"])
    expectEqual(problems.map(\.line), [3])
  }
}
