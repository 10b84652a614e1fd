import Expectations
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("The style of rows in a table's cells")
struct TableRowLookTests {
  private final class Actions: RowActions {
    var turns: [Bool] = []
    func toggle(_ cell: any RowCell, _ isOn: Bool) { turns.append(isOn) }
    func tapAccessory(of cell: any RowCell) {}
  }

  private let table = UITableView()

  @Test("a switch is kept, and reports only changes by the user")
  func switches() throws {
    let look = TableRowLook(table: table)
    let actions = Actions()
    look.actions = actions
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    look.show(AnyRow(Row(1, Headline("a")).toggle(true) { _ in }), in: cell)
    let shown = try require(cell.accessoryView as? UISwitch)
    look.show(AnyRow(Row(1, Headline("a")).toggle(false) { _ in }), in: cell)
    expect(cell.accessoryView === shown && !shown.isOn && actions.turns.isEmpty)
    shown.setOn(true, animated: false)
    shown.sendActions(for: .valueChanged)
    expectEqual(actions.turns, [true])
  }
}
