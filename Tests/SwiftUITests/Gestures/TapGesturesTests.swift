import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TapGesturesTests {
  private final class Trace { var events: [String] = [] }

  private func box<G: Gesture>(_ gesture: G) -> some View {
    Color.blue.frame(width: 100, height: 100).gesture(gesture)
  }

  private let middle = CGPoint(x: 150, y: 100)

  @Test func aTapGestureNeedsItsNumberOfTaps() throws {
    let trace = Trace()
    let hosted = Hosted(box(TapGesture(count: 2).onEnded { trace.events.append("double") }))
    hosted.screen.tap(at: middle)
    hosted.screen.advance(by: 1)
    expect(trace.events.isEmpty)
    hosted.screen.tap(at: middle)
    hosted.screen.tap(at: middle)
    try hosted.screen.settle()
    expectEqual(trace.events, ["double"])
  }

  @Test func spatialTapsReportTheirLocation() throws {
    var places: [CGPoint] = []
    let hosted = Hosted(box(SpatialTapGesture().onEnded { places.append($0.location) }))
    hosted.screen.tap(at: CGPoint(x: 110, y: 70))
    try hosted.screen.settle()
    expectEqual(places, [CGPoint(x: 10, y: 20)])
    let other = Hosted(Color.blue.frame(width: 100, height: 100).onTapGesture { places.append($0) })
    other.screen.tap(at: CGPoint(x: 101, y: 51))
    try other.screen.settle()
    expectEqual(places.last, CGPoint(x: 1, y: 1))
  }

  @Test func aLongPressReportsPressingAndItsEnd() throws {
    struct Screen: View {
      let trace: Trace
      @GestureState private var isPressing = false
      var body: some View {
        Text(isPressing ? "pressing" : "idle").frame(width: 200, height: 100)
          .gesture(
            LongPressGesture(minimumDuration: 1).updating($isPressing) { value, state, _ in state = value }
              .onChanged { trace.events.append("changed \($0)") }.onEnded { trace.events.append("ended \($0)") })
      }
    }
    let trace = Trace()
    let hosted = Hosted(Screen(trace: trace))
    hosted.screen.tap(at: middle, duration: 0.3)
    try hosted.screen.settle()
    expect(trace.events == ["changed true"] && hosted.texts == ["idle"])
    hosted.screen.tap(at: middle, duration: 1.5)
    try hosted.screen.settle()
    expectEqual(trace.events, ["changed true", "changed true", "ended true"])
  }

  @Test func aPinchReportsItsMagnification() throws {
    var values: [CGFloat] = []
    let hosted = Hosted(
      Color.blue.gesture(MagnificationGesture().onChanged { values.append($0) }.onEnded { values.append($0) }))
    hosted.screen.pinch(at: middle, from: 40, to: 80)
    try hosted.screen.settle()
    // The gesture begins after ten points, at a distance of 50, which is 1 from then on.
    expect(abs((values.last ?? 0) - 1.6) < 0.05 && values.count > 2)
    var starts: [CGPoint] = []
    let place = Hosted(Color.blue.gesture(MagnifyGesture().onEnded { starts.append($0.startLocation) }))
    place.screen.pinch(at: middle, from: 40, to: 80)
    try place.screen.settle()
    expect(starts.count == 1 && hypot(starts[0].x - middle.x, starts[0].y - middle.y) < 2)
  }

  @Test func disabledViewsRecogniseNoGestures() throws {
    let trace = Trace()
    let hosted = Hosted(box(TapGesture().onEnded { trace.events.append("tap") }).disabled(true))
    hosted.screen.tap(at: middle)
    try hosted.screen.settle()
    expect(trace.events.isEmpty)
  }
}
