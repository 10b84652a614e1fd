import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

private struct FramesKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct PointsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}

@MainActor @Suite("Anchors: frames of views that other views read")
struct AnchorTests {
  /// Marks the chosen box with a frame of its own.
  private struct Boxes: View {
    @State private var chosen = 0
    @State private var width: CGFloat = 40

    var body: some View {
      VStack {
        HStack(spacing: 10) {
          ForEach(0..<3, id: \.self) { index in
            Color.red.frame(width: index == 0 ? width : 40, height: 20)
              .anchorPreference(key: FramesKey.self, value: .bounds) { [index: $0] }
          }
        }
        .overlayPreferenceValue(FramesKey.self) { frames in
          GeometryReader { proxy in
            if let anchor = frames[chosen] {
              let frame = proxy[anchor]
              Image(uiImage: UIImage()).resizable().accessibilityIdentifier("mark")
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
            }
          }
        }
        Button("Next") { chosen += 1 }
        Button("Grow") { width = 80 }
      }
    }
  }

  private func mark<V: View>(_ hosted: Hosted<V>) -> CGRect? {
    hosted.views.first { $0 is UIImageView }.map { $0.convert($0.bounds, to: nil) }
  }

  private func boxes<V: View>(_ hosted: Hosted<V>) -> [CGRect] {
    hosted.views.filter { $0.backgroundColor == .systemRed }.map { $0.convert($0.bounds, to: nil) }
  }

  @Test(
    "an overlay is placed where another view is",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func overlay(_ direction: UITraitEnvironmentLayoutDirection) throws {
    let hosted = Hosted(Boxes()) { $0.layoutDirection = direction }
    try hosted.screen.settle()
    expectEqual(mark(hosted), boxes(hosted)[0])
    try hosted.press("Next")
    expectEqual(mark(hosted), boxes(hosted)[1])
  }

  @Test("an overlay follows a view that is laid out elsewhere") func following() throws {
    let hosted = Hosted(Boxes())
    try hosted.press("Next")
    let before = mark(hosted)
    try hosted.press("Grow")
    expect(mark(hosted) == boxes(hosted)[1] && mark(hosted) != before)
  }

  @Test("points and arrays of anchors are converted") func points() throws {
    struct Dots: View {
      var tell: ([CGPoint]) -> Void
      var body: some View {
        Color.clear.frame(width: 100, height: 60)
          .anchorPreference(key: PointsKey.self, value: .bottomTrailing) { [$0] }
          .padding(10)
          .transformAnchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 1, y: 2))) { $0.append($1) }
          .padding(5)
          .backgroundPreferenceValue(PointsKey.self) { anchors in
            GeometryReader { proxy in
              let _ = tell(anchors.map { proxy[$0] })
              Color.clear
            }
          }
      }
    }
    var told: [CGPoint] = []
    let hosted = Hosted(Dots { told = $0 })
    try hosted.screen.settle()
    expectEqual(told, [CGPoint(x: 115, y: 75), CGPoint(x: 6, y: 7)])
  }

  @Test("anchors in a scroll view follow the content offset") func scrolling() throws {
    struct Scrolled: View {
      var tell: (CGFloat) -> Void
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 100)
            Color.blue.frame(height: 600).anchorPreference(key: FramesKey.self, value: .bounds) { [0: $0] }
          }
        }
        .overlayPreferenceValue(FramesKey.self) { frames in
          GeometryReader { proxy in
            let _ = tell(frames[0].map { proxy[$0].minY } ?? -1)
            Color.clear
          }
        }
      }
    }
    var told: [CGFloat] = []
    let hosted = Hosted(Scrolled { told.append($0) })
    try hosted.screen.settle()
    expectEqual(told.last, 100)
    let view = try require(hosted.views.compactMap { $0 as? UIScrollView }.first)
    view.contentOffset.y = 30
    try hosted.screen.settle()
    expectEqual(told.last, 70)
  }

  @Test("transformPreference changes the preference of views inside") func transforming() {
    struct CountKey: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let view = VStack {
      Text("a").preference(key: CountKey.self, value: 2)
      Text("b").preference(key: CountKey.self, value: 3)
    }
    .transformPreference(CountKey.self) { $0 *= 10 }
    expectEqual(Hosted(view).preference(CountKey.self), 50)
  }

  @Test("a geometry reader that read its frame follows it, and state that it alone reads") func geometry() throws {
    struct Parallax: View {
      @State private var name = "a"
      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              Color.red.frame(height: 50)
              GeometryReader { proxy in Text("\(name) \(Int(proxy.frame(in: .global).minY))") }.frame(height: 40)
              Color.red.frame(height: 900)
            }
          }
          Button("Rename") { name = "b" }
        }
      }
    }
    let hosted = Hosted(Parallax())
    try hosted.screen.settle()
    expect(hosted.texts.contains("a 50"))
    let view = try require(hosted.views.compactMap { $0 as? UIScrollView }.first)
    view.contentOffset.y = 20
    try hosted.screen.settle()
    expect(hosted.texts.contains("a 30"))
    try hosted.press("Rename")
    expect(hosted.texts.contains("b 30"))
  }
}
