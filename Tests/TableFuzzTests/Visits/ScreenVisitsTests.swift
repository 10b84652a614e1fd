import Expectations
import Testing

@testable import TableFuzz

/// A few visits; an optimised program makes a thousand, and measures the memory.
@MainActor @Suite struct ScreenVisitsTests {
  @Test func visitedScreensOfEachKindAreReleased() {
    let visits = ScreenVisits(seed: 4)
    let fault = visits.run(visits: VisitedScreen.Kind.allCases.count * 3)
    expectNil(fault)
    expect(visits.noted > 1000)
  }
}
