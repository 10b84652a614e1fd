import Expectations
import ListCore
import Testing

@Suite struct SwipeGeometryTests {
  private let two = SwipeGeometry(buttonWidths: [80, 74], rowWidth: 375, performsFirstAction: false)
  private let full = SwipeGeometry(buttonWidths: [80, 74], rowWidth: 375, performsFirstAction: true)

  @Test func aDragBeyondTheOpenDistanceMeetsResistance() {
    expectEqual(two.openDistance, 154)
    expectEqual(two.shown(draggedTo: -30), 0)
    expectEqual(two.shown(draggedTo: 100), 100)
    let far = two.shown(draggedTo: 254)
    expect(far > 154 && far < 254)
    expect(two.shown(draggedTo: 354) - far < far - 154)
    expect(abs(two.drag(showing: far) - 254) < 1e-9)
    expectEqual(full.shown(draggedTo: 254), 254)
    expectEqual(full.shown(draggedTo: 1000), 375)
  }

  @Test func halfTheButtonsWidthOrAFlickOpensTheRow() {
    expectEqual(two.rest(shown: 76, velocity: 0), .closed)
    expectEqual(two.rest(shown: 78, velocity: 0), .open)
    expectEqual(two.rest(shown: 10, velocity: 400), .open)
    expectEqual(two.rest(shown: 150, velocity: -400), .closed)
    expectEqual(two.rest(shown: 370, velocity: 0), .open)
  }

  @Test func aFullSwipePerformsTheFirstActionIfAllowed() {
    expectEqual(full.fullDistance, 225)
    expectEqual(full.rest(shown: 224, velocity: 0), .open)
    expectEqual(full.rest(shown: 225, velocity: 0), .full)
    expectEqual(full.rest(shown: 300, velocity: -400), .closed)
    expect(!two.isFull(370))
    let wide = SwipeGeometry(buttonWidths: [200, 140], rowWidth: 375, performsFirstAction: true)
    expectEqual(wide.fullDistance, 375, "a row cannot be dragged farther than it is wide")
  }

  @Test func buttonsShareTheWidthAndAFullSwipeExpandsTheFirst() {
    let half = two.buttons(shown: 77, cover: 0)
    expectEqual(half.map(\.start), [37, 0])
    expect(half[0].start + half[0].length >= 77)
    let open = two.buttons(shown: 154, cover: 0)
    expectEqual(open.map(\.start), [74, 0])
    expectEqual(open.map(\.length), [80, 74])
    expectEqual(open.map(\.contentStart), [74, 0])
    let stretched = two.buttons(shown: 200, cover: 0)
    expect(stretched[0].start == 74 && stretched[0].length == 126)
    expectEqual(stretched[0].contentStart, 120, "the title stays at the edge")
    let covered = two.buttons(shown: 300, cover: 1)
    expect(covered[0].start == 0 && covered[0].length == 300 && covered[0].contentStart == 0)
  }

  /// No place between content and edge is ever without a button, and buttons move without jumps.
  @Test func buttonsCoverTheSwipedDistanceWithoutGapsOrJumps() {
    for shown in stride(from: 0.0, through: 375, by: 0.5) {
      for cover in [0, 0.3, 1] {
        let buttons = full.buttons(shown: shown, cover: cover)
        expectEqual(buttons.map(\.start).min(), 0)
        expect((buttons.map { $0.start + $0.length }.max() ?? 0) >= shown)
        let next = full.buttons(shown: shown + 0.5, cover: cover)
        for (one, other) in zip(buttons, next) {
          expect(abs(one.start - other.start) <= 0.5 && abs(one.contentStart - other.contentStart) <= 0.5)
        }
      }
    }
  }

  @Test func withoutButtonsNothingOpens() {
    let none = SwipeGeometry(buttonWidths: [], rowWidth: 375, performsFirstAction: false)
    expectEqual(none.openDistance, 0)
    expectEqual(none.buttons(shown: 10, cover: 0), [])
  }
}
