import Expectations
import Testing

@testable import ListCore

@Suite struct RefreshPullTests {
  private let viewHeight = 852.0

  /// A pull that expectations can change.
  private final class Pull {
    var value = RefreshPull()
    var state: RefreshPull.State { value.state }
    var progress: Double { value.progress }
    func move(to distance: Double, viewHeight: Double, isHeld: Bool) -> Bool {
      value.move(to: distance, viewHeight: viewHeight, isHeld: isHeld)
    }
    func begin() -> Bool { value.begin() }
    func end(at distance: Double) -> Bool { value.end(at: distance) }
  }

  @Test func aPullRefreshesWhenItCrossesTheThreshold() {
    let pull = Pull()
    expectEqual(RefreshPull.threshold(viewHeight: viewHeight), 150.33)
    expect(!pull.move(to: 75.165, viewHeight: viewHeight, isHeld: true))
    expect(pull.state == .pulling && abs(pull.progress - 0.5) < 1e-9)
    expect(!pull.move(to: 150, viewHeight: viewHeight, isHeld: true))
    expect(pull.move(to: 151, viewHeight: viewHeight, isHeld: true))
    expectEqual(pull.state, .refreshing)
    expect(!pull.move(to: 300, viewHeight: viewHeight, isHeld: true), "once")
  }

  @Test func anAbandonedPullResetsItsState() {
    let pull = Pull()
    _ = pull.move(to: 100, viewHeight: viewHeight, isHeld: true)
    _ = pull.move(to: 40, viewHeight: viewHeight, isHeld: false)
    expect(pull.state == .pulling && pull.progress < 0.3)
    _ = pull.move(to: 0, viewHeight: viewHeight, isHeld: false)
    expectEqual(pull.value, RefreshPull())
  }

  @Test func bouncingContentDoesNotStartAPull() {
    let pull = Pull()
    expect(!pull.move(to: 500, viewHeight: viewHeight, isHeld: false))
    expectEqual(pull.value, RefreshPull())
    _ = pull.move(to: 100, viewHeight: viewHeight, isHeld: true)
    expect(!pull.move(to: 200, viewHeight: viewHeight, isHeld: false), "a fling that goes on after the lift")
  }

  @Test func aNewPullStartsOnlyAfterTheContentReturns() {
    let pull = Pull()
    expect(!pull.end(at: 0), "nothing is under way")
    expect(pull.begin())
    expect(!pull.begin())
    expect(pull.end(at: 200))
    expect(!pull.move(to: 300, viewHeight: viewHeight, isHeld: true), "the finger never let go")
    expectEqual(pull.state, .returning)
    _ = pull.move(to: 0, viewHeight: viewHeight, isHeld: true)
    expect(pull.move(to: 300, viewHeight: viewHeight, isHeld: true))
    expect(pull.end(at: 0))
    expectEqual(pull.state, .idle)
  }

  @Test func theThresholdIsAtLeastTheHeightOfTheRefreshControl() {
    expectEqual(RefreshPull.threshold(viewHeight: 100), RefreshPull.height)
  }
}
