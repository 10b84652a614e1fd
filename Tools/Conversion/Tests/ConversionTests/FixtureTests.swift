import Foundation
import Testing

@testable import Conversion

/// Every form, as it is written for iOS: its converted text, what is said about it, and that it compiles here.
struct FixtureTests {
  private static let goldens = Fixture.tests.appendingPathComponent("Goldens")
  private static let isRecording = ProcessInfo.processInfo.environment["TRESTLE_RECORD"] == "1"

  /// Fixtures with words that no conversion can help with; each says so in its notes.
  private static let impossible: Set<String> = ["Impossible"]

  /// Fixtures that Swift 6 refuses on Apple's platforms, too: a static variable, a delegate on no actor.
  private static let onlySwift5: Set<String> = ["Imports", "Observing", "OptionalRequirements"]

  @Test(arguments: Fixture.all) func theConvertedTextIsTheGolden(_ fixture: Fixture) throws {
    let files = fixture.converted()
    for file in files { try compare(file.text, file.path) }
    try compare(files.flatMap(\.notes).map { "\($0)\n" }.joined(), "\(fixture.name)/notes.txt")
  }

  private func compare(_ text: String, _ path: String) throws {
    let golden = Self.goldens.appendingPathComponent(path)
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: golden)
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    #expect(text == expected, "\(path) differs from its golden")
  }

  /// Lines that no change names are those of the source, at their numbers.
  @Test(arguments: Fixture.all) func onlyTheNamedLinesDiffer(_ fixture: Fixture) {
    for (source, file) in zip(fixture.sources, fixture.converted()) {
      let named = Set(file.changes.map(\.line))
      let lines = file.originalLines
      for (offset, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where !named.contains(offset + 1) {
        #expect(lines[offset + 1]?.contains(String(line)) == true, "\(file.path):\(offset + 1)")
      }
    }
  }

  /// Between edits, every byte of the source is there.
  @Test(arguments: Fixture.all) func bytesBetweenEditsStay(_ fixture: Fixture) {
    let conversion = ModuleConversion(module: fixture.name)
    let scans = fixture.sources.map(conversion.scan)
    let index = ModuleIndex(module: fixture.name, files: scans.map(\.declarations))
    for (number, scan) in scans.enumerated() {
      _ = conversion.convert(scan, number, index)
      let (text, applied) = scan.edits.applied(to: scan.bytes)
      // Between two edits lies what lies between them in the source, and nothing else.
      var rest = Array(text.utf8)[...]
      var position = 0
      for edit in applied {
        let kept = Array(scan.bytes[position..<edit.offset])
        #expect(rest.starts(with: kept))
        rest = rest.dropFirst(kept.count)
        #expect(rest.starts(with: Array(edit.text.utf8)))
        rest = rest.dropFirst(edit.text.utf8.count)
        position = edit.offset + edit.length
      }
      #expect(Array(rest) == Array(scan.bytes[position...]))
    }
  }

  @Test(.enabled(if: Compiler.hasModules, "UIKit is not built"), arguments: Fixture.all, ["5", "6"])
  func theConvertedTextCompiles(_ fixture: Fixture, _ language: String) throws {
    if language == "6" && Self.onlySwift5.contains(fixture.name) { return }
    let texts = fixture.converted().map { (name: $0.outputName, text: $0.text) }
    let problems = try Compiler.problems(in: texts, module: fixture.name, language: language)
    if Self.impossible.contains(fixture.name) {
      #expect(!problems.isEmpty)
    } else {
      #expect(problems == [])
    }
  }
}
