import Expectations
import ListCore
import Testing

@Suite struct SelectionSetTests {
  @Test func singleSelectionDeselectsThePreviousRow() {
    var selection = SelectionSet()
    selection.select(RowPath(section: 0, row: 3), allowsMultiple: false)
    expectEqual(selection.select(RowPath(section: 0, row: 1), allowsMultiple: false), [RowPath(section: 0, row: 3)])
    expectEqual(selection.paths, [RowPath(section: 0, row: 1)])
  }

  @Test func selectedRowsKeepTheOrderOfTheirSelection() {
    var selection = SelectionSet()
    for row in [3, 1, 2] { selection.select(RowPath(section: 0, row: row), allowsMultiple: true) }
    selection.select(RowPath(section: 0, row: 1), allowsMultiple: true)
    expectEqual(selection.paths.map(\.row), [3, 1, 2])
    expectEqual(selection.first?.row, 3)
  }
}
