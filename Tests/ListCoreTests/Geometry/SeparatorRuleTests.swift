import Expectations
import ListCore
import Testing

@Suite struct SeparatorRuleTests {
  private func lines(_ style: SeparatorRule.Style, of count: Int) -> [[SeparatorRule.Line]] {
    (0..<count).map { row in
      let rule = SeparatorRule(style: style, row: row, rowCount: count)
      return [rule.top, rule.bottom]
    }
  }

  @Test func plainRowsHaveAnInsetSeparatorBelow() {
    expectEqual(lines(.plain, of: 2), [[.none, .inset], [.none, .inset]])
  }

  @Test func groupsHaveFullWidthSeparatorsAtTheirEnds() {
    expectEqual(lines(.grouped, of: 3), [[.full, .inset], [.none, .inset], [.none, .full]])
    expectEqual(lines(.grouped, of: 1), [[.full, .full]])
  }

  @Test func insetGroupsHaveSeparatorsOnlyBetweenRows() {
    expectEqual(lines(.insetGrouped, of: 3), [[.none, .inset], [.none, .inset], [.none, .none]])
    expectEqual(lines(.insetGrouped, of: 1), [[.none, .none]])
  }
}
