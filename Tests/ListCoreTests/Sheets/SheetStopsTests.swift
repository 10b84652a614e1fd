import Expectations
import Testing

@testable import ListCore

@Suite("The heights of a sheet")
struct SheetStopsTests {
  private let stops = SheetStops(heights: [800, 400, 400, 0], room: 834)

  @Test("stops are within the height, and without any there is one of the full height")
  func order() {
    expectEqual(stops.heights, [400, 800])
    expectEqual(SheetStops(heights: [], room: 834).heights, [834])
    expectEqual(SheetStops(heights: [2000], room: 834).heights, [834])
  }

  @Test("a sheet that may be dismissed follows the finger up to its highest stop", arguments: [400.0, 555, 800, 100])
  func following(height: Double) {
    expectEqual(stops.shown(draggedTo: height, mayDismiss: true), height)
  }

  @Test("a sheet resists above its highest stop, and below its lowest if it may not be dismissed")
  func resisting() {
    expect((801..<900).contains(stops.shown(draggedTo: 900, mayDismiss: true)))
    expect((300..<400).contains(stops.shown(draggedTo: 200, mayDismiss: false)))
    expectEqual(stops.shown(draggedTo: -50, mayDismiss: true), 0)
  }

  @Test(
    "a sheet rests at the nearest stop or is dismissed",
    arguments: [
      (450.0, 0.0, SheetStops.Rest.stop(0)), (650, 0, .stop(1)), (450, 2000, .stop(1)), (700, -2000, .stop(0)),
      (190, 0, .gone), (210, 0, .stop(0)), (390, -2000, .gone), (100, 1500, .stop(0)),
    ])
  func resting(height: Double, velocity: Double, rest: SheetStops.Rest) {
    expectEqual(stops.rest(from: height, velocity: velocity, mayDismiss: true), rest)
  }

  @Test("a sheet that may not be dismissed rests at its lowest stop")
  func staying() {
    expectEqual(stops.rest(from: 10, velocity: -3000, mayDismiss: false), .stop(0))
  }

  @Test("the keyboard raises the highest stop up to the full height")
  func raising() {
    expectEqual(SheetStops(heights: [300, 400], room: 834).raised(by: 216), 616)
    expect(stops.raised(by: 216) == 834 && stops.raised(by: -10) == 800)
  }

  @Test("the view behind steps back from a sheet of full height")
  func stepBack() {
    let full = SheetStops(heights: [400, 834], room: 834)
    expect(full.stepBack(at: 400) == 0 && full.stepBack(at: 617) == 0.5 && full.stepBack(at: 900) == 1)
    expectEqual(SheetStops(heights: [834], room: 834).stepBack(at: 417), 0.5)
    expectEqual(stops.stepBack(at: 800), 0)
  }

  @Test(
    "the background is dimmed only above the largest undimmed stop",
    arguments: [
      (400.0, nil, 1.0), (200, nil, 0.5), (400, 400.0, 0), (600, 400, 0.5), (800, 400, 1), (800, 800, 0), (100, 400, 0),
    ])
  func dimming(height: Double, undimmed: Double?, expected: Double) {
    expectEqual(stops.dimming(at: height, undimmed: undimmed), expected)
  }
}
