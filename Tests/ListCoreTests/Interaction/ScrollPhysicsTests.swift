import Expectations
import ListCore
import Testing

@Suite struct ScrollPhysicsTests {
  /// Published closed forms: rest at x0 + 0.4995 v0 (.normal) and x0 + 0.0995 v0 (.fast).
  @Test(arguments: [(Deceleration.normalRate, 0.4995), (Deceleration.fastRate, 0.0995)])
  func decelerationEndsWhereTheClosedFormSays(rate: Double, share: Double) {
    let motion = Deceleration(start: 100, velocity: 2000, rate: rate)
    expect(abs(motion.rest - (100 + share * 2000)) < 0.2)
    expect(abs(motion.position(at: motion.duration) - motion.rest) <= 0.5001)
  }

  @Test func aFlingThatReachesTheEdgeBouncesBackToIt() {
    let motion = ScrollTrajectory(
      start: 900, velocity: 3000, rate: Deceleration.normalRate, range: 0...1000, bounces: true,
      restDistance: 0.25)
    let positions = stride(from: 0, to: motion.duration, by: 1.0 / 60).map(motion.position)
    expect(positions.contains { $0 > 1000 })
    expectEqual(motion.position(at: motion.duration), 1000)
    expectEqual(motion.target, 1000)
  }

  @Test func aFlingWithoutBounceStopsAtTheEdge() {
    let motion = ScrollTrajectory(
      start: 900, velocity: 3000, rate: Deceleration.normalRate, range: 0...1000, bounces: false,
      restDistance: 0.25)
    for time in stride(from: 0, to: 2, by: 1.0 / 60) { expect(motion.position(at: time) <= 1000) }
    expectEqual(motion.target, 1000)
  }

  @Test func aDelegatesTargetIsReachedExactly() {
    for target in [1500.0, 400, -20] {
      let motion = ScrollTrajectory(start: 500, velocity: 1200, target: target, restDistance: 0.25)
      expectEqual(motion.position(at: motion.duration), target)
      expectEqual(motion.position(at: 0), 500)
    }
  }

  @Test func pagingMovesByOnePage() {
    func target(from offset: Double, velocity: Double) -> Double {
      Paging.target(offset: offset, velocity: velocity, startPage: 300, page: 300, range: 0...1200)
    }
    expectEqual(target(from: 320, velocity: 5000), 600)
    expectEqual(target(from: 280, velocity: -5000), 0)
    expectEqual(target(from: 440, velocity: 0), 300)
    expectEqual(target(from: 460, velocity: 0), 600)
    expectEqual(target(from: 1000, velocity: 5000), 600)
  }

  @Test func theRubberBandResistsMoreTheFartherItIsPulled() {
    let shown = [0.0, 100, 200, 400].map { RubberBand.shown($0, dimension: 800) }
    expectEqual(shown[0], 0)
    expect(shown[1] < 55 && shown[1] > 50)
    expect(shown[2] - shown[1] < shown[1])
    expect(shown[3] < 200)
  }

  @Test func aScrollAnimationStartsAndEndsSlowly() {
    let glide = ScrollGlide(start: 0, target: 100)
    expectEqual(glide.position(at: 0), 0)
    expectEqual(glide.position(at: 0.15), 50)
    expectEqual(glide.position(at: 0.3), 100)
    expect(glide.position(at: 0.01) < 1)
  }
}
