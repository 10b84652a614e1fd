import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct DisplayLinkTests {
  private final class Target {
    var times: [CFTimeInterval] = []
  }

  /// Runs `body` with calls by selector recorded in the target.
  private func recording(_ body: (Target) -> Void) {
    let before = SelectorCalls.perform
    defer { SelectorCalls.perform = before }
    SelectorCalls.perform = { _, target, link in
      (target as? Target)?.times.append((link as? CADisplayLink)?.timestamp ?? -1)
    }
    CurrentTime.value = 0
    body(Target())
  }

  @Test func aDisplayLinkFiresOncePerFrameUntilInvalidated() {
    recording { target in
      let link = CADisplayLink(target: target, selector: "step:")
      link.add(to: .main, forMode: .common)
      for frame in 1...3 { CurrentTime.runFrame(at: Double(frame) / 60) }
      let frames: [Double] = (1...3).map { Double($0) / 60 }
      expectEqual(target.times, frames)
      expect(abs(link.targetTimestamp - 4.0 / 60) < 1e-9)
      link.invalidate()
      CurrentTime.runFrame(at: 4.0 / 60)
      expectEqual(target.times.count, 3)
    }
  }

  @Test func preferredFramesPerSecondHalvesTheCalls() {
    recording { target in
      let link = CADisplayLink(target: target, selector: "step:")
      link.preferredFramesPerSecond = 30
      link.add(to: .main, forMode: .common)
      for frame in 1...60 { CurrentTime.runFrame(at: Double(frame) / 60) }
      expectEqual(target.times.count, 30)
      link.invalidate()
    }
  }

  @Test func theMaximumOfARangeWithoutPreferenceLimitsTheCalls() {
    recording { target in
      let link = CADisplayLink(target: target, selector: "step:")
      link.add(to: .main, forMode: .common)
      let ranges = [
        CAFrameRateRange(minimum: 8, maximum: 15), CAFrameRateRange(minimum: 8, maximum: 15, preferred: 0),
        CAFrameRateRange(minimum: 8, maximum: 30, preferred: 10), .default,
      ]
      var calls: [Int] = []
      for (second, range) in ranges.enumerated() {
        link.preferredFrameRateRange = range
        target.times = []
        for frame in 1...60 { CurrentTime.runFrame(at: Double(second) + Double(frame) / 60) }
        calls.append(target.times.count)
      }
      expectEqual(calls, [15, 15, 10, 60])
      link.invalidate()
    }
  }

  @Test func aDisplayLinkPausesAndResumes() {
    recording { target in
      let link = CADisplayLink(target: target, selector: "step:")
      link.add(to: .main, forMode: .common)
      link.isPaused = true
      CurrentTime.runFrame(at: 1)
      expect(target.times.isEmpty)
      link.isPaused = false
      CurrentTime.runFrame(at: 2)
      expectEqual(target.times, [2])
      link.invalidate()
    }
  }
}
