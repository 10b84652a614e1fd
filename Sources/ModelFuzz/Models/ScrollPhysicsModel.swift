import Fuzzing
import ListCore

/// Compares the closed forms of scrolling with small steps of the motions that they describe, and with their own rules.
struct ScrollPhysicsModel: FuzzModel {
  static let name = "scroll-physics"

  private var generator: SeededGenerator

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    switch generator.int(0...4) {
    case 0: try checkDeceleration()
    case 1: try checkRubberBand()
    case 2: try checkBounce()
    case 3: try checkPaging()
    default: try checkTrajectory()
    }
  }

  private mutating func rate() -> Double {
    generator.oneIn(2) ? Deceleration.normalRate : Deceleration.fastRate
  }

  private mutating func checkDeceleration() throws(Mismatch) {
    let velocity = generator.double(-8000...8000)
    let rate = rate()
    let motion = Deceleration(start: generator.double(-500...5000), velocity: velocity, rate: rate)
    // The speed falls by the rate each millisecond, and the distance is the sum of the speeds.
    let time = generator.double(0...1)
    let next = motion.velocity(at: time + 0.001)
    try expect(next, isNear: motion.velocity(at: time) * rate, within: 1e-6, "the speed a millisecond on")
    let way = motion.position(at: time + 0.001) - motion.position(at: time)
    let mean = (next + motion.velocity(at: time)) / 2
    try expect(way, isNear: mean * 0.001, within: 1e-4, "the way of a millisecond")
    try expect(
      motion.position(at: motion.duration), isNear: motion.rest, within: Deceleration.restDistance + 1e-6,
      "the end at \(velocity) pt/s")
    let bound = motion.position(at: time)
    if let reached = motion.time(reaching: bound) {
      try expect(motion.position(at: reached), isNear: bound, within: 1e-3, "the position when it is reached")
    }
  }

  private mutating func checkRubberBand() throws(Mismatch) {
    let dimension = generator.double(50...1200)
    let drag = generator.double(-3000...3000)
    let shown = RubberBand.shown(drag, dimension: dimension)
    try expect(abs(shown) < dimension, "\(shown) is shown of \(dimension)")
    try expect(abs(shown) <= abs(drag), "\(shown) is shown for a drag of \(drag)")
    try expect(shown * drag >= 0, "a drag of \(drag) shows \(shown)")
    try expect(
      RubberBand.drag(showing: shown, dimension: dimension), isNear: drag, within: 1e-6 + abs(drag) * 1e-6,
      "the drag that shows \(shown) of \(dimension)")
    try expect(
      abs(RubberBand.shown(drag * 1.5, dimension: dimension)) >= abs(shown), "a longer drag shows less")
  }

  private mutating func checkBounce() throws(Mismatch) {
    let target = generator.double(-100...2000)
    let motion = Bounce(
      start: target + generator.double(-300...300), velocity: generator.double(-6000...6000), target: target,
      restDistance: 0.25)
    let time = motion.duration + generator.double(0...2)
    try expect(motion.position(at: time), isNear: target, within: 0.25, "the position \(time) s on")
    if motion.duration > 1e-5 {
      let before = abs(motion.position(at: motion.duration - 1e-5) - target)
      try expect(before > 0.249, "the motion lasts \(motion.duration) s, and is \(before) points from its end before")
    }
    let now = generator.double(0...1)
    let slope = (motion.position(at: now + 1e-5) - motion.position(at: now)) / 1e-5
    try expect(slope, isNear: motion.velocity(at: now), within: 2, "the velocity at \(now) s")
  }

  private mutating func checkPaging() throws(Mismatch) {
    let page = Double(generator.int(100...1000))
    let count = generator.int(1...20)
    let range = 0...page * Double(count - 1)
    let start = Double(generator.int(0...count - 1)) * page
    let offset = start + generator.double(-1.5...1.5) * page
    let velocity = generator.oneIn(3) ? 0 : generator.double(-5000...5000)
    let target = Paging.target(
      offset: offset, velocity: velocity, startPage: start, page: page, range: range)
    try expect(range.contains(target), "page \(target) of \(range)")
    try expect(target / page, isNear: (target / page).rounded(), within: 1e-9, "a page")
    try expect(abs(target - start) <= page + 1e-9, "a flick from \(start) goes to \(target) by pages of \(page)")
  }

  private mutating func checkTrajectory() throws(Mismatch) {
    let range = 0...generator.double(0...4000)
    let start = generator.double(-200...range.upperBound + 200)
    let velocity = generator.oneIn(8) ? 0 : generator.double(-8000...8000)
    let bounces = generator.oneIn(2)
    let motion = ScrollTrajectory(
      start: start, velocity: velocity, rate: rate(), range: range, bounces: bounces, restDistance: 0.25)
    try expect(range.contains(motion.target), "\(motion.target) is outside \(range)")
    try expect(motion.duration.isFinite && motion.duration < 10, "a motion of \(motion.duration) s")
    try expect(motion.position(at: motion.duration), is: motion.target, "the end")
    try expect(motion.position(at: 0), isNear: motion.duration > 0 ? start : motion.target, within: 1e-6, "the start")
    // No jump from one moment to the next, the switch to the bounce included.
    let time = generator.double(0...max(motion.duration, 0.001))
    let step = motion.position(at: time + 1e-4) - motion.position(at: time)
    try expect(abs(step) <= 8200 * 1e-4 + 3000 * 1e-4 + 0.51, "a jump of \(step) at \(time) s")
    if !bounces && range.contains(start) {
      let position = motion.position(at: time)
      try expect(
        position >= range.lowerBound - 1e-6 && position <= range.upperBound + 1e-6,
        "\(position) is outside \(range) without bouncing")
    }
  }
}
