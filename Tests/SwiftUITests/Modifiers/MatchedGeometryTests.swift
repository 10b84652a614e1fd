import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct MatchedGeometryTests {
  private struct Tabs: View {
    @Namespace private var space
    @State private var chosen = 0
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Button("\(index)") { withAnimation(.linear(duration: 1)) { chosen = index } }
            .frame(width: 100, height: 40)
            .background {
              if chosen == index { Color.red.matchedGeometryEffect(id: "mark", in: space) }
            }
        }
      }
    }
  }

  /// The leading edges of the red views, as they are shown.
  private func marks<V: View>(_ hosted: Hosted<V>) -> [CGFloat] {
    hosted.views.filter { $0.backgroundColor == .systemRed }.compactMap { view in
      guard let outer = view.superview else { return nil }
      return (outer.layer.presentation() ?? outer.layer).frame.minX
    }
  }

  @Test func anInsertedViewStartsFromTheMatchedFrame() throws {
    let hosted = Hosted(Tabs())
    try hosted.screen.settle()
    let button = try require(hosted.views.compactMap { $0 as? PressView }.last)
    hosted.screen.tap(at: button.convert(CGPoint(x: 5, y: 5), to: nil))
    hosted.screen.advance(by: 0.5)
    let places = marks(hosted)
    expect(places.contains { $0 > 60 && $0 < 140 }, "halfway from 0 to 200: \(places)")
    hosted.screen.advance(by: 1)
    try hosted.screen.settle()
    expectEqual(marks(hosted), [200])
  }

  @Test func aMatchedViewTakesTheFrameOfItsSource() throws {
    struct Follower: View {
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          HStack(spacing: 0) {
            Box(width: 60, height: 60)
            Box(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space)
          }
          Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
      }
    }
    let hosted = Hosted(Follower())
    try hosted.screen.settle()
    hosted.controller.view.setNeedsLayout()
    hosted.screen.resize(to: CGSize(width: 320, height: 200))
    try hosted.screen.settle()
    let matched = hosted.views.compactMap { $0 as? ContainedView }.map { $0.convert($0.bounds, to: nil) }
    expect(matched.count == 2 && matched[0] == matched[1] && matched[0].size == CGSize(width: 40, height: 20))
  }
}
