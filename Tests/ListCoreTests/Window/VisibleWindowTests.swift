import Expectations
import ListCore
import Testing

@Suite struct VisibleWindowTests {
  @Test func scrollingDownByOneRowEntersOneBelowAndLeavesOneAbove() {
    var window = VisibleWindow(range: 0..<10)
    let change = window.move(to: 1..<11)
    expectEqual(change.leavingAbove, 0..<1)
    expectEqual(change.enteringBelow, 10..<11)
    expect(change.enteringAbove.isEmpty)
    expect(change.leavingBelow.isEmpty)
  }

  @Test func anUnchangedRangeChangesNothing() {
    var window = VisibleWindow(range: 3..<10)
    expect(window.move(to: 3..<10).isEmpty)
  }

  @Test func aJumpReplacesAllVisibleRows() {
    var window = VisibleWindow(range: 0..<10)
    let change = window.move(to: 500..<510)
    expectEqual(change.leavingAbove, 0..<10)
    expectEqual(change.enteringBelow, 500..<510)
  }
}
