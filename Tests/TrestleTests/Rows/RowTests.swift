import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

private final class PlainCell: UITableViewCell {}

@MainActor @Suite("A row")
struct RowTests {
  private let scene = ListScene()

  private func content(_ row: Int) -> UIListContentConfiguration? {
    scene.table.cellForRow(at: IndexPath(row: row, section: 0))?.contentConfiguration as? UIListContentConfiguration
  }

  @Test("of a text is one line; its value is at the trailing edge")
  func text() throws {
    try scene.show(
      RowList {
        Row("a", text: "Alone")
        Row("b", text: "Language", value: "English")
        Row(text: "Without an id")
      })
    expectEqual((0..<3).map { content($0)?.text }, ["Alone", "Language", "Without an id"])
    expectEqual((0..<3).map { content($0)?.secondaryText }, [nil, "English", nil])
    expectEqual(content(1)?.prefersSideBySideTextAndSecondaryText, true)
    expectEqual(scene.adapter.indexPath(for: RowIdentity(UIListContentConfiguration.self, id: "b"))?.row, 1)
  }

  @Test("of a cell class without a model is one line, told apart by class and id, and configured when it is shown")
  func cellClass() throws {
    var configured = 0
    func list(_ title: String) -> RowList {
      RowList {
        Row("plain", in: PlainCell.self)
        Row("plain", text: title)
        Row("configured", in: PlainCell.self) { cell in
          configured += 1
          cell.accessibilityIdentifier = title
        }
      }
    }
    var problems: [ListProblem] = []
    scene.adapter.onProblem = { problems.append($0) }
    try scene.show(list("first"))
    let cells = scene.table.visibleCells
    expect(cells[0] is PlainCell && cells[2].accessibilityIdentifier == "first" && problems.isEmpty)
    expectEqual(scene.adapter.identity(at: IndexPath(row: 0, section: 0)), RowIdentity(PlainCell.self, id: "plain"))
    try scene.show(list("second"))
    expectEqual(configured, 1, "what has no model has not changed")
    expect(scene.table.visibleCells[2] === cells[2] && content(1)?.text == "second")
  }

  @Test("for an empty list has no separator, unless it is given one")
  func separator() throws {
    try scene.show(
      RowList {
        Row("none", UIContentUnavailableConfiguration.search()).height(.fixed(100))
        Row("line", UIContentUnavailableConfiguration.search()).height(.fixed(100)).separator(.automatic)
        Row("text", text: "Text")
      })
    let insets = scene.table.visibleCells.map(\.separatorInset.right)
    expectEqual(insets, [.greatestFiniteMagnitude, scene.table.separatorInset.right, scene.table.separatorInset.right])
  }
}
