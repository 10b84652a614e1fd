import Expectations
import ListCore
import Testing

@Suite struct HighlightStateMachineTests {
  private let row = RowPath(section: 0, row: 4)

  @Test func aTapHighlightsAndSelects() {
    var machine = HighlightStateMachine()
    expectEqual(machine.handle(.touchBegan(row: row, mayHighlight: true)), [.highlight(row)])
    expectEqual(machine.handle(.touchEnded), [.unhighlight(row), .select(row)])
    expectEqual(machine.handle(.touchEnded), [])
  }

  @Test func aCancelledTouchUnhighlightsTheRow() {
    var machine = HighlightStateMachine()
    _ = machine.handle(.touchBegan(row: row, mayHighlight: true))
    expectEqual(machine.handle(.touchCancelled), [.unhighlight(row)])
    expectEqual(machine.handle(.touchEnded), [])
  }

  @Test func aRowThatMayNotHighlightIsNotSelected() {
    var machine = HighlightStateMachine()
    expectEqual(machine.handle(.touchBegan(row: row, mayHighlight: false)), [])
    expectEqual(machine.handle(.touchEnded), [])
  }

  @Test func aTouchThatLeavesTheRowUnhighlightsIt() {
    var machine = HighlightStateMachine()
    _ = machine.handle(.touchBegan(row: row, mayHighlight: true))
    expectEqual(machine.handle(.touchMoved(row: row)), [])
    expectEqual(machine.handle(.touchMoved(row: nil)), [.unhighlight(row)])
    expectEqual(machine.handle(.touchEnded), [])
  }
}
