import CoreGraphics
import Expectations
import Stage
import Testing

@testable import StageSDL

@Suite struct EventCoalescingTests {
  func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, id: Int = 0) -> WindowEvent {
    .stage(.pointer(PointerEvent(id: id, phase: phase, location: CGPoint(x: x, y: 0), timestamp: 0)))
  }

  @Test func aRunOfMovementIsItsEnd() {
    let events = [pointer(.began, 0), pointer(.moved, 1), pointer(.moved, 2), pointer(.moved, 3), pointer(.ended, 3)]
    expectEqual(events.coalesced(), [pointer(.began, 0), pointer(.moved, 3), pointer(.ended, 3)])
  }

  @Test func contactsDoNotMix() {
    let events = [pointer(.moved, 1, id: 1), pointer(.moved, 2, id: 2), pointer(.moved, 3, id: 1)]
    expectEqual(events.coalesced(), events)
  }

  @Test func aDragOfAnotherProgramIsWhereItWasLast() {
    func drag(_ x: CGFloat?) -> WindowEvent {
      .stage(.drag(DragEvent(kind: .text, location: x.map { CGPoint(x: $0, y: 0) }, timestamp: 0)))
    }
    expectEqual([drag(1), drag(2), drag(nil), drag(3), drag(4)].coalesced(), [drag(2), drag(nil), drag(4)])
  }

  @Test func eventsInBetweenKeepTheirPlace() {
    let events = [pointer(.moved, 1), .stage(.text("a")), pointer(.moved, 2)]
    expectEqual(events.coalesced(), events)
  }

  @Test func wheelTurnsAreAllKept() {
    let turn = WindowEvent.stage(
      .scroll(ScrollEvent(location: .zero, delta: CGVector(dx: 0, dy: 60), timestamp: 0)))
    let turns = [turn, turn]
    expectEqual(turns.coalesced(), turns)
  }

  @Test func onlyTheLastSizeCounts() {
    let events: [WindowEvent] = [.resized, .resized, .exposed, .exposed]
    expectEqual(events.coalesced(), [.resized, .exposed])
  }
}
