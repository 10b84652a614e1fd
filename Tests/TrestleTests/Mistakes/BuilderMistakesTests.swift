import Expectations
import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// Mistakes of people who write their first list: each file of the folder `Fixtures` has one.
@MainActor @Suite("Mistakes")
struct BuilderMistakesTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")
  /// Messages of the compiler itself, whose words are another version's matter: a part that says what is wrong.
  private static let compilers = [
    "LoopThatABuilderLacks": "control flow statement cannot be used with result builder 'RowListBuilder'",
    "ScreenAwayFromTheMainActor": "main actor-isolated", "ScreenOutsideOfTheMainActor": "main actor-isolated",
  ]

  /// The messages by file: the line and the words, each once.
  private func messages() throws -> [String: [String]] {
    let files = try FileManager.default.contentsOfDirectory(at: Self.fixtures, includingPropertiesForKeys: nil)
    var found = Dictionary(
      uniqueKeysWithValues: files.map { ($0.deletingPathExtension().lastPathComponent, [String]()) })
    for message in try PackageCompiler.messages(files.sorted { $0.path < $1.path }, module: "Mistakes") {
      let parts = try require(message.wholeMatch(of: /.*\/(\w+)\.swift:(\d+):\d+: error: (.*)/), "\(message)").output
      let text = "\(parts.2): \(parts.3)"
      if found[String(parts.1)]?.contains(text) != true { found[String(parts.1), default: []].append(text) }
    }
    return found
  }

  @Test("do not compile, and the compiler says what to write")
  func compiled() throws {
    let found = try messages()
    expect(found.count >= 20)
    var lines: [String] = []
    for (name, messages) in found.sorted(by: { $0.key < $1.key }) {
      if let part = Self.compilers[name] {
        expect(!messages.isEmpty && messages.allSatisfy { $0.contains(part) }, "\(name): \(messages)")
      } else {
        expect(messages.count == 1 && messages[0].contains("is unavailable: "), "\(name): \(messages)")
        lines += messages.map { "\(name).swift:\($0)" }
      }
    }
    expectGolden(lines.joined(separator: "\n"), "messages")
  }

  @Test("that the compiler cannot see are reported by the list, which shows the rest")
  func reported() throws {
    struct Twins: ListScreen {
      var rows: RowList {
        RowSection("teas") {
          Row("tea", text: "Assam")
          Row("tea", text: "Oolong")
        }
      }
    }
    let controller = ListViewController(Twins())
    var problems: [String] = []
    controller.adapter.onProblem = { problems.append($0.description) }
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 200))
    expectEqual(
      problems,
      [
        "Two rows have the identity 'UIListContentConfiguration tea': 0.0 and 0.1. Both are shown, told apart by their "
          + "order. Give each row an id of its own."
      ])
    expectEqual(screen.accessibilityElements.map(\.label), ["Assam", "Oolong"])
  }
}
