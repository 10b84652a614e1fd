import CoreGraphics
import Expectations
import Stage
import Testing

@testable import GalleryFuzz

@MainActor @Suite("A stage's time")
struct StageTimeTests {
  private static func makeStage() -> OffscreenStage { OffscreenStage(size: CGSize(width: 10, height: 10)) }

  /// Whether nobody waits any more. Views of other tests, made meanwhile, may have the clock do something for them.
  private func isEmpty(_ stage: OffscreenStage) -> Bool { !stage.clock.pendingWork.contains(StageTime.label) }

  private func turns() async { for _ in 0..<20 { await Task.yield() } }

  @Test("wakes sleepers when the stage reaches their time")
  func sleeping() async {
    let stage = Self.makeStage()
    let time = StageTime(clock: stage.clock)
    var woken: [String] = []
    Task {
      try await time.sleep(for: .seconds(2))
      woken.append("two")
    }
    Task {
      try await time.sleep(for: .seconds(1))
      woken.append("one")
    }
    await turns()
    stage.advance(by: 0.9)
    await turns()
    expect(woken.isEmpty)
    stage.advance(by: 0.2)
    await turns()
    expectEqual(woken, ["one"])
    stage.advance(by: 1)
    await turns()
    expectEqual(woken, ["one", "two"])
    expect(isEmpty(stage))
  }

  @Test("wakes a cancelled task")
  func cancelling() async {
    let stage = Self.makeStage()
    let time = StageTime(clock: stage.clock)
    var isGivenUp = false
    let task = Task {
      do { try await time.sleep(for: .seconds(2)) } catch { isGivenUp = error is CancellationError }
    }
    await turns()
    task.cancel()
    await turns()
    expect(isGivenUp && isEmpty(stage))
  }
}
