import Expectations
import Foundation
import Testing

/// The package as an app on Apple's platforms sees it, as far as that can be tested without Apple's SDK.
@Suite("Apple's side")
struct AppleSideTests {
  private struct Manifest: Decodable {
    struct Product: Decodable { var name: String }
    struct Target: Decodable {
      var name: String
      var sources: [String]?
    }
    var products: [Product]
    var targets: [Target]
  }

  /// The manifest as it is read where `os(Linux)` is what it is not here.
  private func manifest() throws -> Manifest {
    try PackageCompiler.withFolder { folder in
      let text = try String(
        contentsOf: PackageCompiler.package.appendingPathComponent("Package.swift"), encoding: .utf8)
      expect(text.contains("#if os(Linux)"))
      try Data(text.replacingOccurrences(of: "#if os(Linux)", with: "#if !os(Linux)").utf8).write(
        to: folder.appendingPathComponent("Package.swift"))
      let result = try PackageCompiler.run("swift", ["package", "--package-path", folder.path, "dump-package"])
      return try JSONDecoder().decode(Manifest.self, from: Data(result.output.utf8))
    }
  }

  private func sources(_ folder: String) throws -> [URL] {
    let folder = PackageCompiler.package.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .map(folder.appendingPathComponent)
  }

  private func imports(_ sources: [URL]) throws -> Set<String> {
    Set(
      try sources.flatMap { source in
        try String(contentsOf: source, encoding: .utf8).matches(of: /(?m)^\s*(?:@\S+ )?import (\w+)$/).map {
          String($0.output.1)
        }
      })
  }

  @Test(
    "offers Trestle, and the part of TrestleTesting that compiles with the public symbols of UIKit and CoreGraphics")
  func products() throws {
    let manifest = try manifest()
    expectEqual(manifest.products.map(\.name), ["PortableUIKit", "Trestle", "TrestleTesting"])
    expectEqual(
      manifest.targets.map(\.name), ["PortableUIKit", "ListCore", "Trestle", "UIKitTesting", "TrestleTesting"])
    let testing = try require(manifest.targets.first { $0.name == "UIKitTesting" })
    let portable = try testing.sources?.flatMap { try sources("Sources/UIKitTesting/\($0)") } ?? []
    expect(portable.count > 10)
    expect(try imports(portable).subtracting(["CoreGraphics", "Foundation", "Testing", "UIKit", "XCTest"]).isEmpty)
    let found = try messages(portable, module: "UIKitTesting")
    expectEqual(found, [])
    expectEqual(manifest.targets.last?.sources, ["TrestleTesting.swift"])
    let export = PackageCompiler.package.appendingPathComponent("Sources/TrestleTesting/TrestleTesting.swift")
    expectEqual(try imports([export]), ["UIKitTesting"])
  }

  /// The compiler's messages about sources as they are where `os(Linux)` is what it is not here.
  private func messages(_ sources: [URL], module: String) throws -> [String] {
    try PackageCompiler.withFolder { folder in
      let copies = try sources.map { source in
        let text = try String(contentsOf: source, encoding: .utf8).replacingOccurrences(
          of: "os(Linux)", with: "os(iOS)")
        let copy = folder.appendingPathComponent(source.lastPathComponent)
        try Data(text.utf8).write(to: copy)
        return copy
      }
      return try PackageCompiler.messages(copies, module: module)
    }
  }

  @Test("compiles the example of snapshots, whose test is one source on both sides")
  func example() throws {
    let sources = try self.sources("Examples/SnapshotsOnLinux/Sources/Recipes")
    expect(sources.count > 2)
    expectEqual(try messages(sources, module: "Recipes"), [])
    let testing = ["AppleScreen", "Failures", "Goldens", "Layout", "Pictures", "Snapshots", "Time"]
    let portable = try testing.flatMap { try self.sources("Sources/UIKitTesting/\($0)") }
    // One module of all, so that nothing has to be built first.
    let tests = try self.sources("Examples/SnapshotsOnLinux/Tests/RecipesTests")
    try PackageCompiler.withFolder { folder in
      let merged = try tests.map { test in
        let copy = folder.appendingPathComponent(test.lastPathComponent)
        let text = try String(contentsOf: test, encoding: .utf8).replacing(
          /(?m)^(@testable )?import (Recipes|TrestleTesting)$/, with: "")
        try Data(text.utf8).write(to: copy)
        return copy
      }
      let found = try messages(sources + portable + merged, module: "Together")
      expectEqual(found, [])
    }
  }

  @Test("imports in Trestle and its floors only modules that Apple has, and each other")
  func modules() throws {
    expectEqual(
      try imports(sources("Sources/Trestle")).subtracting(["Foundation", "Observation", "UIKit"]), ["ListCore"])
    let core = try imports(sources("Sources/ListCore"))
    expectEqual(core.subtracting(["Foundation"]), ["Darwin", "Glibc", "Musl"], "the C library, by platform")
  }

  @Test("and Linux's offer no programs but the Gallery")
  func programs() throws {
    let text = try String(contentsOf: PackageCompiler.package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let names = text.matches(of: /\.executable\(name: "([^"]*)"/).map { String($0.output.1) }
    expectEqual(names, ["gallery"])
  }
}
