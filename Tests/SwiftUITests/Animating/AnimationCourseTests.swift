import Expectations
import Testing

@testable import SwiftUI

@Suite("The course of an animation")
struct AnimationCourseTests {
  private func parts(_ animation: Animation, _ times: [Double]) -> [Double] {
    let course = AnimationCourse(animation)
    return times.map { (course.progress(at: $0).part * 100).rounded() / 100 }
  }

  @Test("curves run from 0 to 1, linearly or eased") func curves() {
    expectEqual(parts(.linear(duration: 2), [-1, 0, 0.5, 1, 2, 3]), [0, 0, 0.25, 0.5, 1, 1])
    let eased = parts(.easeInOut(duration: 1), [0.25, 0.5, 0.75])
    expect(eased[0] < 0.25 && abs(eased[1] - 0.5) < 0.01 && eased[2] > 0.75)
    expect(AnimationCourse(.linear(duration: 1)).progress(at: 1).hasEnded)
    expect(!AnimationCourse(.linear(duration: 1)).progress(at: 0.99).hasEnded)
  }

  @Test("springs settle, with a bounce or without") func springs() {
    let smooth = parts(.smooth, [0.1, 0.2, 0.3, 0.4])
    expect(smooth == smooth.sorted() && smooth.allSatisfy { $0 <= 1 })
    let bouncy = stride(from: 0.0, to: 0.5, by: 0.01).map {
      AnimationCourse(.spring(duration: 0.5, bounce: 0.5)).progress(at: $0).part
    }
    expect(bouncy.contains { $0 > 1 })
    expectEqual(AnimationCourse(.default).progress(at: 0.6).part, 1)
  }

  @Test("delays, speeds and repetitions are applied") func repeated() {
    expectEqual(parts(.linear(duration: 1).delay(1), [0.5, 1.5, 2]), [0, 0.5, 1])
    expectEqual(parts(.linear(duration: 1).speed(2), [0.25, 0.5]), [0.5, 1])
    expectEqual(parts(.linear(duration: 1).repeatCount(2), [0.5, 1.25, 2]), [0.5, 0.75, 1])
    expectEqual(parts(.linear(duration: 1).repeatForever(autoreverses: false), [100.25]), [0.25])
    expect(!AnimationCourse(.linear(duration: 1).repeatForever()).progress(at: 100).hasEnded)
  }
}
