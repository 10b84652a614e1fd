import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TapGestureTests {
  private let middle = CGPoint(x: 150, y: 100)

  @Test func onTapGestureNeedsItsNumberOfTaps() throws {
    var taps = 0
    let hosted = Hosted(Color.blue.onTapGesture(count: 2) { taps += 1 })
    hosted.screen.tap(at: middle)
    hosted.screen.advance(by: 1)
    expectEqual(taps, 0)
    hosted.screen.tap(at: middle)
    hosted.screen.tap(at: middle)
    try hosted.screen.settle()
    expectEqual(taps, 1)
  }

  @Test func aLongPressReportsItsStartSuccessAndEnd() throws {
    var trace: [String] = []
    let hosted = Hosted(
      Color.blue.onLongPressGesture(minimumDuration: 1) {
        trace.append("pressed")
      } onPressingChanged: {
        trace.append($0 ? "down" : "up")
      })
    hosted.screen.tap(at: middle, duration: 0.3)
    try hosted.screen.settle()
    expectEqual(trace, ["down", "up"])
    trace = []
    hosted.screen.tap(at: middle, duration: 1.5)
    try hosted.screen.settle()
    expectEqual(trace, ["down", "pressed", "up"])
  }

  @Test func thePressingClosureMayComeFirst() throws {
    var trace: [String] = []
    let hosted = Hosted(
      Color.blue.onLongPressGesture(minimumDuration: 1, pressing: { trace.append($0 ? "down" : "up") }) {
        trace.append("pressed")
      })
    hosted.screen.tap(at: middle, duration: 1.5)
    try hosted.screen.settle()
    expectEqual(trace, ["down", "pressed", "up"])
  }
}
