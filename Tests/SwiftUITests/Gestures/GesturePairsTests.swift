import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct GesturePairsTests {
  private final class Trace { var events: [String] = [] }
  private let middle = CGPoint(x: 150, y: 100)

  @Test func aSequencedDragNeedsThePressBefore() throws {
    let trace = Trace()
    let gesture = LongPressGesture(minimumDuration: 0.4).sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { value in
        if case .second(true, let drag?) = value { trace.events.append("\(Int(drag.translation.width))") }
      }
    let hosted = Hosted(Color.blue.gesture(gesture))
    hosted.screen.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 0.2)
    try hosted.screen.settle()
    expect(trace.events.isEmpty)
    hosted.screen.drag(from: middle, to: CGPoint(x: 200, y: 100), press: 0.6, duration: 0.2)
    try hosted.screen.settle()
    expectEqual(trace.events, ["50"])
  }

  @Test func exclusiveGesturesPreferTheFirst() throws {
    let trace = Trace()
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
      .onEnded { value in
        switch value {
        case .first: trace.events.append("double")
        case .second: trace.events.append("single")
        }
      }
    let hosted = Hosted(Color.blue.gesture(gesture))
    hosted.screen.tap(at: middle)
    hosted.screen.advance(by: 1)
    expectEqual(trace.events, ["single"])
    hosted.screen.tap(at: middle)
    hosted.screen.tap(at: middle)
    try hosted.screen.settle()
    expectEqual(trace.events, ["single", "double"])
  }

  @Test func simultaneousGesturesReportBothValues() throws {
    let trace = Trace()
    let gesture = DragGesture(minimumDistance: 0).simultaneously(with: DragGesture(minimumDistance: 20))
      .onEnded { trace.events.append("\($0.first != nil) \($0.second != nil)") }
    let hosted = Hosted(Color.blue.gesture(gesture))
    hosted.screen.drag(from: middle, to: CGPoint(x: 200, y: 100), duration: 0.2)
    try hosted.screen.settle()
    expectEqual(trace.events.last, "true true")
  }
}
