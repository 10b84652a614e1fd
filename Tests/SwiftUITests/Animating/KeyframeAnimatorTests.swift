import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct KeyframeAnimatorTests {
  private struct Look {
    var width = 10.0
    var height = 20.0
  }

  private func timeline() -> KeyframeTimeline<Look> {
    KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.width) {
        LinearKeyframe(30, duration: 1)
        MoveKeyframe(100)
        LinearKeyframe(50, duration: 2)
      }
      KeyframeTrack(\.height) {
        CubicKeyframe(40, duration: 1)
        SpringKeyframe(80, duration: 1, spring: .smooth)
      }
    }
  }

  @Test func eachKeyframeTrackChangesItsOwnProperty() {
    let timeline = timeline()
    expectEqual(timeline.duration, 3)
    expect(timeline.value(time: 0).width == 10 && timeline.value(time: 0.5).width == 20)
    expect(timeline.value(time: 1).width == 100 && timeline.value(time: 2).width == 75)
    expect(timeline.value(time: 9).width == 50 && timeline.value(progress: 1).width == 50)
    expectEqual(timeline.value(time: 0.5).height, 30, "a curve begins and ends softly")
    expect(timeline.value(time: 0.1).height < 22)
    expectEqual(timeline.value(time: 1).height, 40)
    expect(abs(timeline.value(time: 3).height - 80) < 0.5, "a spring comes close")
  }

  @Test func cubicKeyframesPassThroughTheirValuesSmoothly() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1)
      CubicKeyframe(30.0, duration: 1)
    }
    let (before, at, after) = (timeline.value(time: 0.999), timeline.value(time: 1), timeline.value(time: 1.001))
    expectEqual(at, 10)
    expect(abs((at - before) - (after - at)) < 0.001 && after - at > 0.01, "it does not rest in the middle")
  }

  private struct Screen: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Color.red.frame(width: 10, height: 10)
          .keyframeAnimator(initialValue: Look(), trigger: count) { content, look in
            content.frame(width: look.width, height: look.height)
          } keyframes: { _ in
            KeyframeTrack(\.width) { LinearKeyframe(110, duration: 1) }
          }
        Button("Go") { count += 1 }
      }
    }
  }

  @Test func aTriggerRunsTheKeyframes() throws {
    let hosted = Hosted(
      KeyframeAnimator(initialValue: 10.0, repeating: false) {
        Box(width: $0, height: 10)
      } keyframes: { _ in
        LinearKeyframe(110.0, duration: 1)
      }, width: 300, height: 300)
    hosted.screen.advance(by: 0.5)
    let middle = hosted.frames.first?.width ?? 0
    expect(middle > 40 && middle < 80)
    hosted.screen.advance(by: 0.7)
    expectEqual(hosted.frames.first?.width, 110)
    let triggered = Hosted(Screen(), width: 300, height: 300)
    try triggered.screen.settle()
    let button = try triggered.screen.point(of: .text("Go"))
    triggered.screen.tap(at: button)
    triggered.screen.advance(by: 0.5)
    try triggered.screen.settle()
    expect(triggered.frames.contains { $0.height == 10 })
  }
}
