import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct GestureModifiersTests {
  private final class Trace { var events: [String] = [] }
  private let middle = CGPoint(x: 150, y: 100)

  private func inner(_ trace: Trace) -> some View {
    Color.blue.frame(width: 100, height: 100).gesture(TapGesture().onEnded { trace.events.append("inner") })
  }

  private func tap<V: View>(_ view: V, _ trace: Trace) throws -> [String] {
    let hosted = Hosted(view)
    hosted.screen.tap(at: middle)
    try hosted.screen.settle()
    return trace.events
  }

  @Test func theInnerGestureTakesPrecedence() throws {
    let trace = Trace()
    let outer = TapGesture().onEnded { trace.events.append("outer") }
    expectEqual(try tap(inner(trace).padding(5).gesture(outer), trace), ["inner"])
  }

  @Test func aHighPriorityGestureTakesPrecedence() throws {
    let trace = Trace()
    let outer = TapGesture().onEnded { trace.events.append("outer") }
    expectEqual(try tap(inner(trace).padding(5).highPriorityGesture(outer), trace), ["outer"])
  }

  @Test func simultaneousGesturesAreBothRecognised() throws {
    let trace = Trace()
    let outer = TapGesture().onEnded { trace.events.append("outer") }
    expectEqual(try tap(inner(trace).padding(5).simultaneousGesture(outer), trace).sorted(), ["inner", "outer"])
  }

  @Test func gestureMasksExcludeGestures() throws {
    let trace = Trace()
    let outer = TapGesture().onEnded { trace.events.append("outer") }
    expectEqual(try tap(inner(trace).padding(5).gesture(outer, including: .gesture), trace), ["outer"])
    trace.events = []
    expectEqual(try tap(inner(trace).padding(5).highPriorityGesture(outer, including: .subviews), trace), ["inner"])
    trace.events = []
    expect(try tap(inner(trace).padding(5).gesture(outer, including: .none), trace).isEmpty)
  }

  @Test func onHoverReportsThePointerEnteringAndLeaving() throws {
    var hovers: [Bool] = []
    let hosted = Hosted(Color.blue.frame(width: 100, height: 100).onHover { hovers.append($0) })
    hosted.screen.hover(at: middle)
    try hosted.screen.settle()
    hosted.screen.hover(at: CGPoint(x: 5, y: 5))
    try hosted.screen.settle()
    expectEqual(hovers, [true, false])
  }

  @Test func mappedGesturesReportMappedValues() throws {
    var widths: [CGFloat] = []
    let hosted = Hosted(
      Color.blue.gesture(DragGesture().map(\.translation.width).onEnded { widths.append($0) }))
    hosted.screen.drag(from: middle, to: CGPoint(x: 190, y: 100), duration: 0.2)
    try hosted.screen.settle()
    expectEqual(widths, [40])
  }

  @Test func gesturesAreRecognisedOnlyWhileEnabled() throws {
    final class Count { var value = 0 }
    for isEnabled in [true, false] {
      let count = Count()
      let tap = TapGesture().onEnded { count.value += 1 }
      for view in [
        AnyView(Color.red.gesture(tap, isEnabled: isEnabled)),
        AnyView(Color.red.highPriorityGesture(tap, isEnabled: isEnabled)),
        AnyView(Color.red.simultaneousGesture(tap, isEnabled: isEnabled)),
      ] {
        Hosted(view, width: 100, height: 100).screen.tap(at: CGPoint(x: 50, y: 50))
      }
      expectEqual(count.value, (isEnabled ? 3 : 0))
    }
  }
}
