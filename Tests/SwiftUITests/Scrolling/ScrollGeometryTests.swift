import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct ScrollGeometryTests {
  private final class Log {
    var lines: [String] = []
    var count = 0
  }

  @Test func scrollGeometryHasAVisibleRect() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: -20), contentSize: CGSize(width: 100, height: 900),
      contentInsets: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0),
      containerSize: CGSize(width: 100, height: 200))
    expectEqual(geometry.visibleRect, CGRect(x: 0, y: -20, width: 100, height: 200))
    expectEqual(geometry.bounds, CGRect(x: 0, y: 0, width: 100, height: 150))
  }

  @Test func onScrollGeometryChangeReportsOnlyChangedValues() throws {
    let log = Log()
    func check<V: View>(_ content: V) throws {
      log.lines = []
      let hosted = Hosted(
        content.onScrollGeometryChange(for: Bool.self) {
          log.count += 1
          return $0.contentOffset.y + $0.contentInsets.top > 40
        } action: {
          log.lines.append("\($0) \($1)")
        }, width: 300, height: 300)
      try hosted.screen.settle()
      expectEqual(log.lines, ["false false"])
      hosted.screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), duration: 1)
      try hosted.screen.settle()
      expectEqual(log.lines, ["false false", "false true"])
      hosted.screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 280), duration: 1)
      try hosted.screen.settle()
      expect(log.lines.last == "true false" && log.lines.count == 3)
    }
    try check(ScrollView { Color.red.frame(height: 2000) })
    try check(List(0..<100) { Text("Row \($0)") })
    try check(ScrollView { VStack { ScrollView(.horizontal) { Color.red.frame(width: 900, height: 2000) } } })
  }

  @Test func scrollPhasesFollowTheFinger() throws {
    for isList in [false, true] {
      let log = Log()
      let hosted = Hosted(
        Group {
          if isList { List(0..<100) { Text("Row \($0)") } } else { ScrollView { Color.red.frame(height: 3000) } }
        }
        .onScrollPhaseChange { old, new in log.lines.append("\(old) \(new)") }, width: 300, height: 300)
      try hosted.screen.settle()
      expect(log.lines.isEmpty)
      hosted.screen.fling(from: CGPoint(x: 100, y: 250), velocity: CGVector(dx: 0, dy: -1500))
      try hosted.screen.settle()
      expect(log.lines.contains { $0.hasSuffix(" interacting") } && log.lines.contains("interacting decelerating"))
      expectEqual(log.lines.last, "decelerating idle", "\(log.lines)")
    }
  }

  @Test func onScrollVisibilityChangeReportsVisibility() throws {
    let log = Log()
    let hosted = Hosted(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 400)
          Color.blue.frame(height: 100).onScrollVisibilityChange { log.lines.append("\($0)") }
          Color.red.frame(height: 1000)
        }
      }, width: 300, height: 300)
    try hosted.screen.settle()
    expect(log.lines.isEmpty)
    hosted.screen.drag(from: CGPoint(x: 100, y: 290), to: CGPoint(x: 100, y: 50), duration: 2)
    try hosted.screen.settle()
    expectEqual(log.lines, ["true"])
    hosted.screen.drag(from: CGPoint(x: 100, y: 10), to: CGPoint(x: 100, y: 290), duration: 2)
    try hosted.screen.settle()
    expectEqual(log.lines, ["true", "false"])
  }
}
