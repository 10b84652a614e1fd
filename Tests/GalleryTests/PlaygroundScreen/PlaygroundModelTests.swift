import Expectations
import Foundation
import Testing
import TrestleTesting

@testable import Gallery

@MainActor @Suite("The model of the playground")
struct PlaygroundModelTests {
  private func file(_ text: String) throws -> DescriptionFile {
    try StatusSample.withFile(text) { DescriptionFile(path: $0) }
  }

  private func text(_ phase: String = "failed", isOn: Bool = false, isExpanded: Bool = false) -> String {
    """
    {"kinds": {"k": {"text": "t"}}, "sections": [{"id": "s", "phase": "\(phase)", "rows": [
      {"kind": "k", "id": "1", "isOn": \(isOn)}, {"kind": "k", "id": "2", "isExpanded": \(isExpanded), "children": []}]}]}
    """
  }

  @Test("a mistake leaves the last good list, and the next good one clears it")
  func mistakes() throws {
    var changes = 0
    let model = PlaygroundModel(try file(text()))
    model.onChange = { changes += 1 }
    let list = model.list
    model.take(try file("{\n  \"sections\": 5,\n \"x\": 1}"))
    expect(model.list == list && model.problem?.line == 2 && model.furtherProblems == 1)
    model.take(try file(#"{"title": "T", "sections": []}"#))
    expect(model.problem == nil && model.list.sections.isEmpty && model.title == "T" && changes == 2)
  }

  @Test("states set by the user stay until the file changes them")
  func states() throws {
    let model = PlaygroundModel(try file(text()))
    let rows = model.list.sections[0].rows
    expect(model.isOn(rows[0]) == false && model.isOn(rows[1]) == nil && !model.isExpanded(rows[1]))
    model.setOn(rows[0], true)
    model.toggleExpansion(rows[1])
    model.take(try file(text() + " "))
    expect(model.isOn(model.list.sections[0].rows[0]) == true && model.isExpanded(model.list.sections[0].rows[1]))
    model.take(try file(text(isExpanded: true)))
    model.toggleExpansion(model.list.sections[0].rows[1])
    expect(!model.isExpanded(model.list.sections[0].rows[1]))
    model.take(try file(text(isOn: true)))
    expectEqual(model.isOn(model.list.sections[0].rows[0]), true)
    model.take(try file(text()))
    expectEqual(model.isOn(model.list.sections[0].rows[0]), false)
  }

  @Test("a failed section loads when asked again, unless the file changes its phase")
  func retry() throws {
    let model = PlaygroundModel(try file(text()))
    let section = model.list.sections[0]
    model.retry(section)
    expectEqual(model.phase(of: section), .loading)
    model.retry(section)
    model.take(try file(text("empty")))
    expectEqual(model.phase(of: model.list.sections[0]), .empty)
    model.retry(model.list.sections[0])
    expectEqual(model.phase(of: model.list.sections[0]), .empty)
  }

  @Test("another file resets the states")
  func files() throws {
    let model = PlaygroundModel(DescriptionFile(path: PlaygroundExample.settings.path))
    let row = model.list.sections[0].rows[0]
    model.setOn(row, true)
    model.open(PlaygroundExample.grid.path)
    expect(model.title == "Places" && model.problem == nil)
    model.open(PlaygroundExample.settings.path)
    expectEqual(model.isOn(row), false)
    model.open("/no/such.json")
    expect(model.list.sections.isEmpty && model.title == "such.json")
    expectEqual(model.problem?.message, "there is no such file")
  }

  @Test("mistakes are reported, too")
  func reports() throws {
    let lines = Lines()
    let model = PlaygroundModel(try file(text()), report: { lines.add($0) })
    let broken = try file("{")
    model.take(broken)
    expectEqual(lines.all, ["\(broken.path):1:2: expected a name in quotation marks, found the end of the file"])
  }
}

/// Lines that were reported from any thread.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }
  func add(_ line: String) { lock.withLock { lines.append(line) } }
}
