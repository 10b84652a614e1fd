import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct SafeAreaBarTests {
  private func scroll(_ hosted: Hosted<some View>) throws -> UIScrollView {
    try require(hosted.views.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  @Test func contentScrollsBeneathTheBarAndEndsAboveIt() throws {
    let hosted = Hosted(
      ScrollView { Color.red.frame(height: 900) }
        .safeAreaBar(edge: .bottom, spacing: 0) { Text("Total").frame(height: 40) })
    try hosted.screen.settle()
    let view = try scroll(hosted)
    expect(view.frame.height == 200 && view.adjustedContentInset.bottom == 40)
    expect(hosted.texts.contains("Total"))
  }

  @Test func contentBeneathTheBarIsBlurred() throws {
    let hosted = Hosted(
      ScrollView { Color.black.frame(height: 900) }
        .safeAreaBar(edge: .bottom, spacing: 0) { Color.clear.frame(height: 60) })
    try hosted.screen.settle()
    expectEqual(hosted.pixel(150, 120), "000000", "above the bar nothing is changed")
    expect(hosted.pixel(150, 170) > "404040")
    expectEqual(hosted.blurs.map { $0.convert($0.bounds, to: nil) }, [CGRect(x: 0, y: 140, width: 300, height: 60)])
  }

  @Test func barsAreAtEachEdge() throws {
    let hosted = Hosted(
      Color.red
        .safeAreaBar(edge: .top, alignment: .leading, spacing: 0) { Text("Above").frame(height: 20) }
        .safeAreaBar(edge: .trailing, spacing: 0) { Text("Beside").frame(width: 60) }, width: 200, height: 100)
    try hosted.screen.settle()
    let red = try require(hosted.views.first { $0.backgroundColor == .systemRed })
    expectEqual(red.convert(red.bounds, to: nil), CGRect(x: 0, y: 20, width: 140, height: 80))
  }

  @Test func touchesBesideTheBarsViewsReachTheContent() throws {
    var taps = 0
    let hosted = Hosted(
      Color.red.frame(height: 200).contentShape(Rectangle()).onTapGesture { taps += 1 }
        .overlay(alignment: .bottom) { EmptyView() }
        .ignoresSafeArea()
        .safeAreaBar(edge: .bottom, spacing: 0) { Text("Total").frame(height: 40) })
    try hosted.screen.settle()
    hosted.screen.tap(at: CGPoint(x: 20, y: 30))
    expectEqual(taps, 1)
  }
}
