import CoreGraphics
import Expectations
import Stage
import Testing

@testable import StageSDL

@Suite struct EventCoalescingTests {
  func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, id: Int = 0) -> WindowEvent {
    .stage(.pointer(PointerEvent(id: id, phase: phase, location: CGPoint(x: x, y: 0), timestamp: 0)))
  }

  @Test func successiveMovesAreCoalescedIntoTheLast() {
    let events = [pointer(.began, 0), pointer(.moved, 1), pointer(.moved, 2), pointer(.moved, 3), pointer(.ended, 3)]
    expectEqual(events.coalesced(), [pointer(.began, 0), pointer(.moved, 3), pointer(.ended, 3)])
  }

  @Test func movesOfDifferentContactsAreNotCoalesced() {
    let events = [pointer(.moved, 1, id: 1), pointer(.moved, 2, id: 2), pointer(.moved, 3, id: 1)]
    expectEqual(events.coalesced(), events)
  }

  @Test func successiveDragsAreCoalescedIntoTheLast() {
    func drag(_ x: CGFloat?) -> WindowEvent {
      .stage(.drag(DragEvent(kind: .text, location: x.map { CGPoint(x: $0, y: 0) }, timestamp: 0)))
    }
    expectEqual([drag(1), drag(2), drag(nil), drag(3), drag(4)].coalesced(), [drag(2), drag(nil), drag(4)])
  }

  @Test func movesAroundOtherEventsAreNotCoalesced() {
    let events = [pointer(.moved, 1), .stage(.text("a")), pointer(.moved, 2)]
    expectEqual(events.coalesced(), events)
  }

  @Test func wheelEventsAreNotCoalesced() {
    let turn = WindowEvent.stage(
      .scroll(ScrollEvent(location: .zero, delta: CGVector(dx: 0, dy: 60), timestamp: 0)))
    let turns = [turn, turn]
    expectEqual(turns.coalesced(), turns)
  }

  @Test func resizesAndExposuresAreCoalesced() {
    let events: [WindowEvent] = [.resized, .resized, .exposed, .exposed]
    expectEqual(events.coalesced(), [.resized, .exposed])
  }
}
