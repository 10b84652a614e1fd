import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct DragGestureTests {
  private final class Trace {
    var changed: [DragGesture.Value] = []
    var ended: [DragGesture.Value] = []
    var onEnd: (() -> Void)?
  }

  private struct Screen: View {
    let trace: Trace
    var gesture = DragGesture()
    @GestureState private var translation = CGSize.zero
    var body: some View {
      Color.blue.frame(width: 100, height: 100).offset(translation)
        .gesture(
          gesture.updating($translation) { value, state, _ in state = value.translation }
            .onChanged { trace.changed.append($0) }.onEnded {
              trace.ended.append($0)
              trace.onEnd?()
            })
    }
  }

  @Test func aDragReportsLocationAndTranslation() throws {
    let trace = Trace()
    let hosted = Hosted(Screen(trace: trace))
    hosted.screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 180, y: 90), duration: 0.3)
    try hosted.screen.settle()
    let end = try require(trace.ended.first)
    expect(trace.ended.count == 1 && !trace.changed.isEmpty)
    // The box is at 100, 50.
    expect(end.startLocation == CGPoint(x: 50, y: 50) && end.location == CGPoint(x: 80, y: 40))
    expectEqual(end.translation, CGSize(width: 30, height: -10))
    expect(trace.changed.allSatisfy { hypot($0.translation.width, $0.translation.height) >= 10 })
    let fast = try require(trace.changed.last)
    expect(fast.velocity.width > 0 && fast.predictedEndTranslation.width > fast.translation.width)
  }

  @Test func gestureStateResetsWhenTheGestureEnds() throws {
    let trace = Trace()
    let hosted = Hosted(Screen(trace: trace))
    let before = hosted.frames
    var atTheEnd: [CGRect] = []
    // The frames are those of the last layout, before the state returned.
    trace.onEnd = { [unowned hosted] in atTheEnd = hosted.frames }
    hosted.screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 140), duration: 0.3)
    try hosted.screen.settle()
    expectEqual(hosted.frames, before)
    expectEqual(atTheEnd.last, before.last?.offsetBy(dx: 0, dy: 40))
  }

  @Test func aMovementBelowTheMinimumDistanceIsNoDrag() throws {
    let trace = Trace()
    let hosted = Hosted(Screen(trace: trace))
    hosted.screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 155, y: 100), duration: 0.2)
    try hosted.screen.settle()
    expect(trace.changed.isEmpty && trace.ended.isEmpty)
  }

  @Test func aMinimumDistanceOfZeroRecognisesATouchDown() throws {
    let trace = Trace()
    let hosted = Hosted(Screen(trace: trace, gesture: DragGesture(minimumDistance: 0)))
    hosted.screen.tap(at: CGPoint(x: 120, y: 60))
    try hosted.screen.settle()
    expect(trace.changed.first?.location == CGPoint(x: 20, y: 10) && trace.ended.count == 1)
  }

  @Test func locationsAreInTheCoordinateSpaceOfTheGesture() throws {
    func start(_ space: CoordinateSpace) throws -> CGPoint {
      let trace = Trace()
      let hosted = Hosted(
        Screen(trace: trace, gesture: DragGesture(coordinateSpace: space)).padding(10).coordinateSpace(name: "card"))
      hosted.screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 180, y: 100), duration: 0.2)
      try hosted.screen.settle()
      return try require(trace.ended.first).startLocation
    }
    expectEqual(try start(.global), CGPoint(x: 150, y: 100))
    expectEqual(try start(.local), CGPoint(x: 50, y: 50))
    expectEqual(try start(.named("card")), CGPoint(x: 60, y: 60))
    expectEqual(try start(.named("no such space")), CGPoint(x: 150, y: 100))
  }
}
