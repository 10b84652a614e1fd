import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct VisualEffectTests {
  private var box: some View { Color.red.frame(width: 40, height: 20) }

  @Test func visualEffectsAreAppliedInOrder() {
    let effect = EmptyVisualEffect().opacity(0.5).offset(x: 3).scaleEffect(2).opacity(0.5).blur(radius: 0)
    expectEqual(effect._changes.list.count, 5)
    let view = ContainedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    effect._changes.show(in: view, isMirrored: false)
    expect(view.alpha == 0.25 && view.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 6, ty: 0))
    EmptyVisualEffect().blur(radius: 2)._changes.show(in: view, isMirrored: false)
    expect(view.alpha == 1 && view.transform == .identity && view.layer.effects == [.blur(deviation: 2)])
  }

  @Test func visualEffectsAreInterpolated() {
    let still = EmptyVisualEffect().opacity(1).scaleEffect(1)._changes
    let moved = EmptyVisualEffect().opacity(0).scaleEffect(0.5)._changes
    let view = ContainedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    still.mixed(with: moved, by: 0.5).show(in: view, isMirrored: false)
    expect(view.alpha == 0.5 && view.transform == CGAffineTransform(scaleX: 0.75, y: 0.75))
  }

  @Test func aVisualEffectReadsTheSizeAndFrameOfItsView() throws {
    let hosted = Hosted(
      box.visualEffect { content, proxy in
        content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY)
      }, width: 100, height: 100)
    try hosted.screen.settle()
    // In the middle of 100 by 100 points the box begins at (30, 40).
    expectEqual(hosted.frames.last, CGRect(x: 70, y: 80, width: 40, height: 20))
  }

  @Test func aVisualEffectFollowsTheContentOffset() throws {
    let hosted = Hosted(
      ScrollView {
        VStack(spacing: 0) {
          Box(width: 100, height: 100)
          box.visualEffect { content, proxy in content.opacity(proxy.frame(in: .global).minY / 100) }
          Box(width: 100, height: 400)
        }
      }, width: 100, height: 200)
    try hosted.screen.settle()
    let view = try require(hosted.views.first { ($0 as? ContainedView)?.sizedLook != nil })
    let scroll = try require(hosted.views.first as? UIScrollView)
    expectEqual(view.alpha, 1)
    scroll.contentOffset.y = 50
    hosted.screen.advance(frames: 2)
    expectEqual(view.alpha, 0.5)
  }
}
