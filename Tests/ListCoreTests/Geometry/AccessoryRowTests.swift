import Expectations
import ListCore
import Testing

@Suite
struct AccessoryRowTests {
  private let margins = (leading: 16.0, trailing: 16.0)

  @Test
  func withoutAccessoriesTheContentFillsTheRow() {
    let row = AccessoryRow(width: 320, margins: margins, leading: [], trailing: [])
    expect(row.contentStart == 0 && row.contentEnd == 320)
    expect(row.leading.isEmpty && row.trailing.isEmpty && row.gripLine == nil)
  }

  @Test
  func leadingAccessoriesAreSixteenPointsApart() {
    let row = AccessoryRow(width: 320, margins: margins, leading: [24, 24], trailing: [])
    expectEqual(row.leading.map(\.start), [16, 56])
    expect(row.contentStart == 80 && row.contentEnd == 320)
  }

  @Test
  func trailingAccessoriesAreEightPointsApart() {
    let row = AccessoryRow(width: 320, margins: margins, leading: [], trailing: [40, 24, 14])
    expectEqual(row.trailing.map(\.start), [210, 258, 290])
    expectEqual(row.trailing.map(\.end), [250, 282, 304])
    expect(row.contentStart == 0 && row.contentEnd == 202)
  }

  @Test
  func aLineSeparatesTheReorderControlFromOtherAccessories() {
    let row = AccessoryRow(width: 320, margins: margins, leading: [], trailing: [14, 24], hasGripLine: true)
    expectEqual(row.trailing.map(\.start), [249, 280])
    expectEqual(row.gripLine, 271.5)
    let alone = AccessoryRow(width: 320, margins: margins, leading: [], trailing: [24], hasGripLine: true)
    expect(alone.gripLine == nil && alone.contentEnd == 272)
  }

  @Test
  func indentationMovesTheAccessoriesOrOnlyTheContent() {
    let all = AccessoryRow(width: 320, margins: margins, leading: [24], trailing: [], indentation: 20)
    expect(all.leading.map(\.start) == [36] && all.contentStart == 60)
    let content = AccessoryRow(
      width: 320, margins: margins, leading: [24], trailing: [], indentation: 20, indentsAccessories: false)
    expect(content.leading.map(\.start) == [16] && content.contentStart == 60)
    expectEqual(AccessoryRow(width: 320, margins: margins, leading: [], trailing: [], indentation: 20).contentStart, 20)
  }

  @Test
  func contentNeverHasANegativeWidth() {
    let row = AccessoryRow(width: 50, margins: margins, leading: [24, 24], trailing: [40])
    expect(row.contentStart <= 50 && row.contentEnd >= row.contentStart)
  }
}
