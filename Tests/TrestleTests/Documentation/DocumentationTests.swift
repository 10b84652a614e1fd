import Expectations
import Foundation
import Testing

/// The documentation's code and the code of the examples beside this file are one: what a document shows is compiled here,
/// and run by a test.
@Suite("The documentation")
struct DocumentationTests {
  private static let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized

  private static func sources(_ folder: String) throws -> [(name: String, text: String)] {
    let folder = package.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.map {
      ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
  }

  private static func examples() throws -> [DocumentedExample] {
    try sources("Tests/TrestleTests").flatMap { DocumentedExample.all(in: $0.text) }
  }

  private static func readMe() throws -> [DocumentedBlock] {
    DocumentedBlock.all(
      inMarkdown: try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8), "README.md")
  }

  /// The folders of articles.
  private static let catalogs = [
    "Sources/Trestle/Trestle.docc", "Sources/TrestleTesting/TrestleTesting.docc", "Sources/UIKit/UIKit.docc",
  ]

  /// The lines of the apps that tutorials go through. The gate builds and tests them.
  private static func apps() throws -> [[String]] {
    try ["Examples", "Sources/GalleryViews/NewsScreen"].flatMap(sources).filter { !$0.name.contains(".trestle/") }
      .map { $0.text.components(separatedBy: "\n") }
  }

  /// Every block of the articles, of the README, and of the comments of public declarations.
  private static func blocks() throws -> [DocumentedBlock] {
    var blocks = try readMe()
    for catalog in catalogs {
      let articles = package.appendingPathComponent(catalog)
      for name in try FileManager.default.contentsOfDirectory(atPath: articles.path) where name.hasSuffix(".md") {
        let text = try String(contentsOf: articles.appendingPathComponent(name), encoding: .utf8)
        blocks += DocumentedBlock.all(inMarkdown: text, name)
      }
    }
    for (name, text) in try sources("Sources/Trestle") { blocks += DocumentedBlock.all(inSource: text, name) }
    return blocks
  }

  @Test("has no code but that of examples and apps which are compiled")
  func blocksAreExamples() throws {
    let examples = try Self.examples()
    let apps = try Self.apps()
    let blocks = try Self.blocks()
    expect(blocks.count > 80)
    for block in blocks where block.parts(among: examples) == nil && !block.isExcerpt(of: apps) {
      Issue.record("No example is this block of \(block.place)")
    }
  }

  @Test("shows every example")
  func examplesAreShown() throws {
    let examples = try Self.examples()
    let shown = Set(try Self.blocks().compactMap { $0.parts(among: examples) }.joined().map(\.name))
    expect(Set(examples.map(\.name)).subtracting(shown) == [])
    expect(Set(examples.map(\.name)).count == examples.count, "two examples have one name")
  }

  @Test("has a test that runs each example")
  func examplesAreRun() throws {
    var run: Set<String> = []
    for (_, text) in try Self.sources("Tests/TrestleTests/Documentation") {
      for names in text.matches(of: /\.runs\(([^)]*)\)/) {
        run.formUnion(names.output.1.matches(of: /"([^"]*)"/).map { String($0.output.1) })
      }
    }
    expect(run == Set(try Self.examples().map(\.name)))
  }

  @Test("shows the list of the example app, and tests it")
  func exampleApp() throws {
    let list = try require(try Self.examples().first { $0.name == "the tea list" }).lines
    expect(try Self.readMe().contains { $0.lines == list })
    expect(DocumentedBlock("the tea list", list).isExcerpt(of: try Self.apps()))
  }

  @Test("counts the lines of the feed by hand and as a value as they are")
  func countedLines() throws {
    let examples = try Self.examples()
    func count(_ name: String) throws -> Int {
      try require(examples.first { $0.name == name }).lines.count { !$0.isEmpty }
    }
    expect(try count("feed") == 10)
    let byHand = try count("the feed by hand")
    for path in ["README.md", "Sources/Trestle/Trestle.docc/From-a-table-view-to-Trestle.md"] {
      let text = try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
      expect(text.contains("ten lines") && text.contains("\(byHand) lines"), "\(path)")
    }
  }

  @Test("of the example of snapshots installs on a CI machine what the bootstrap script does")
  func packagesOfTheExample() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
    }
    let script = try text("Scripts/bootstrap")
    let libraries = script.matches(of: /[\w.-]+:(lib[\w.+-]+)/).map { String($0.output.1) }
    let others = script.matches(of: /need(?:_font "[^"]+")? ([a-z][\w.-]+)$/.anchorsMatchLineEndings()).map {
      String($0.output.1)
    }
    expect(libraries.count >= 6 && others.count >= 10)
    let steps = try text("Examples/SnapshotsOnLinux/.github/workflows/snapshots.yml")
    let words = Set(steps.split(whereSeparator: \.isWhitespace).map(String.init))
    expect(Set(libraries + others).subtracting(words) == [])
  }

  @Test("has a sentence for every public declaration")
  func declarations() throws {
    let sources = try Self.sources("Sources/Trestle")
    expect(sources.count > 40)
    let isPublic = /^\s*(@\S+\s+)*(public|open) (?!extension)[a-z]/
    for (name, text) in sources {
      var last = ""
      // Those of an attribute that goes on in the next line.
      var openParentheses = 0
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.contains(isPublic) {
          expect(last.hasPrefix("///"), "\(name): \(line.trimmingCharacters(in: .whitespaces))")
        }
        let trimmed = line.trimmingCharacters(in: .whitespaces)
        let isAttribute = trimmed.hasPrefix("@") && !trimmed.contains("func ") && !trimmed.contains(" let ")
        if isAttribute || openParentheses > 0 {
          openParentheses += line.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
        } else {
          last = trimmed
        }
      }
    }
  }
}
