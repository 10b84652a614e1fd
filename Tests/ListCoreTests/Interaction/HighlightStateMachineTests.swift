import ListCore
import Testing

@Suite struct HighlightStateMachineTests {
  private let row = RowPath(section: 0, row: 4)

  @Test func aTapHighlightsAndSelects() {
    var machine = HighlightStateMachine()
    #expect(machine.handle(.touchBegan(row: row, mayHighlight: true)) == [.highlight(row)])
    #expect(machine.handle(.touchEnded) == [.unhighlight(row), .select(row)])
    #expect(machine.handle(.touchEnded) == [])
  }

  @Test func scrollingTakesTheHighlightAway() {
    var machine = HighlightStateMachine()
    _ = machine.handle(.touchBegan(row: row, mayHighlight: true))
    #expect(machine.handle(.touchCancelled) == [.unhighlight(row)])
    #expect(machine.handle(.touchEnded) == [])
  }

  @Test func aRowThatMayNotHighlightIsNotSelected() {
    var machine = HighlightStateMachine()
    #expect(machine.handle(.touchBegan(row: row, mayHighlight: false)) == [])
    #expect(machine.handle(.touchEnded) == [])
  }

  @Test func leavingTheRowGivesItUp() {
    var machine = HighlightStateMachine()
    _ = machine.handle(.touchBegan(row: row, mayHighlight: true))
    #expect(machine.handle(.touchMoved(row: row)) == [])
    #expect(machine.handle(.touchMoved(row: nil)) == [.unhighlight(row)])
    #expect(machine.handle(.touchEnded) == [])
  }
}
