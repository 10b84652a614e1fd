import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct ScrollTransitionTests {
  private struct Rows: View {
    let configuration: ScrollTransitionConfiguration
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Color.red.frame(height: 100).scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 10)
            }
          }
        }
      }
    }
  }

  private func views(_ hosted: Hosted<Rows>) -> [ContainedView] {
    hosted.views.compactMap { $0 as? ContainedView }.filter { $0.sizedLook != nil }
  }

  @Test func interactiveTransitionsFollowTheContentOffset() throws {
    let hosted = Hosted(Rows(configuration: .interactive(timingCurve: .linear)), width: 100, height: 300)
    try hosted.screen.settle()
    let scroll = try require(hosted.views.first as? UIScrollView)
    let rows = views(hosted)
    expectEqual(rows.prefix(5).map(\.alpha), [1, 1, 1, 0, 0])
    scroll.contentOffset.y = 25
    hosted.screen.advance(frames: 2)
    expectEqual(rows.prefix(5).map(\.alpha), [0.75, 1, 1, 0.25, 0])
    expect(rows[0].transform.tx == -2.5 && rows[3].transform.tx == 7.5)
  }

  @Test func animatedTransitionsRunAtOnceAcrossTheThreshold() throws {
    let hosted = Hosted(Rows(configuration: .animated(.linear(duration: 1))), width: 100, height: 300)
    try hosted.screen.settle()
    let scroll = try require(hosted.views.first as? UIScrollView)
    let rows = views(hosted)
    scroll.contentOffset.y = 10
    hosted.screen.advance(frames: 3)
    expect(rows[0].alpha == 0 && rows[1].alpha == 1)
    expect(rows[0].layer.animation(forKey: "opacity") != nil)
  }

  @Test func thresholdsDecideWhenAViewIsVisible() {
    func rest(_ threshold: ScrollTransitionConfiguration.Threshold, _ distance: CGFloat) -> Double {
      ScrolledPlace(phase: .topLeading, distance: distance, length: 100, container: 300).rest(threshold)
    }
    // In 300 points a view of 100 is all seen up to 100 points from the middle, and hidden from 200 on.
    expect(rest(.visible, 100) == 0 && rest(.visible, 150) == 0.5 && rest(.visible, 200) == 1)
    expect(rest(.visible(0.5), 150) == 0 && rest(.visible(0.5), 175) == 0.5)
    expect(rest(.hidden, 199) == 0 && rest(.hidden, 200) == 1)
    expectEqual(rest(.centered, 50), 0.25)
    expect(
      rest(.visible.inset(by: 50), 50) == 0 && rest(.visible.interpolated(towards: .centered, amount: 0.5), 50) == 0)
    expect(ScrollTransitionPhase.topLeading.value == -1 && ScrollTransitionPhase.bottomTrailing.value == 1)
  }
}
