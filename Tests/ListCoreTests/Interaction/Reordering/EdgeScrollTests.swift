import Expectations
import ListCore
import Testing

@Suite struct EdgeScrollTests {
  @Test func contentScrollsNearTheEdgesAndFasterTowardsThem() {
    func velocity(_ position: Double) -> Double { EdgeScroll.velocity(at: position, lower: 100, upper: 700) }
    expectEqual(velocity(400), 0)
    expect(velocity(160) == 0 && velocity(640) == 0)
    expectEqual(velocity(130), -EdgeScroll.speed / 4)
    expectEqual(velocity(670), EdgeScroll.speed / 4)
    expectEqual(velocity(50), -EdgeScroll.speed)
    expectEqual(velocity(900), EdgeScroll.speed)
  }

  @Test func contentDoesNotScrollAtTheMiddleOfAShortScreen() {
    expectEqual(EdgeScroll.velocity(at: 30, lower: 0, upper: 60), 0)
    expectEqual(EdgeScroll.velocity(at: 0, lower: 0, upper: 0), 0)
  }
}
