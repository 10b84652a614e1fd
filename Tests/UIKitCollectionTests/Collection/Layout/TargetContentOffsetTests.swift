import Expectations
@_spi(UIKitFloors) import ScreenTesting
import Testing
import UIKit

@testable import ListTesting
@_spi(UIKitFloors) @testable import UIKitCore

/// Where content comes to rest by a layout's word.
@MainActor @Suite(.serialized)
struct TargetContentOffsetTests {
  /// Rests at multiples of 100, the next in the direction of the velocity, and notes what it is asked.
  private final class SteppingLayout: UICollectionViewFlowLayout {
    var asked: [(proposed: CGPoint, velocity: CGPoint)] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append((proposedContentOffset, velocity))
      let step = proposedContentOffset.y / 100
      let place = velocity.y > 0 ? step.rounded(.up) : velocity.y < 0 ? step.rounded(.down) : step.rounded()
      return CGPoint(x: 0, y: place * 100)
    }
  }

  private func makeScene() -> (SteppingLayout, CollectionScene) {
    let layout = SteppingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return (layout, CollectionScene(layout))
  }

  @Test func theLayoutDecidesWhereADragEnds() throws {
    let (layout, scene) = makeScene()
    scene.touches.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 280), steps: 12)
    scene.advance(0.2)
    scene.touches.up()
    scene.advance(5)
    let asked = try require(layout.asked.first)
    expectEqual(layout.asked.count, 1)
    expectEqual(asked.velocity, .zero, "the finger rested")
    expectEqual(asked.proposed, CGPoint(x: 0, y: 110), "120 less the 10 before the drag began")
    expectEqual(scene.view.contentOffset, CGPoint(x: 0, y: 100))
  }

  @Test func scrollVelocityIsInPointsPerMillisecond() throws {
    let (layout, scene) = makeScene()
    scene.touches.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 280), steps: 6)
    scene.touches.up()
    let asked = try require(layout.asked.first)
    // 20 points in each sixtieth of a second.
    expect(abs(asked.velocity.y - 1.2) < 0.1)
    scene.advance(5)
    let offset = scene.view.contentOffset.y
    expectEqual(offset, (asked.proposed.y / 100).rounded(.up) * 100)
  }

  @Test func theDelegateOverridesTheLayoutsTargetContentOffset() {
    let (_, scene) = makeScene()
    final class Delegate: NSObject, UICollectionViewDelegate {
      var heard: CGPoint?
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        heard = targetContentOffset.pointee
        targetContentOffset.pointee = CGPoint(x: 0, y: 370)
      }
    }
    let delegate = Delegate()
    scene.view.delegate = delegate
    scene.touches.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 280), steps: 12)
    scene.advance(0.2)
    scene.touches.up()
    scene.advance(5)
    expectEqual(delegate.heard, CGPoint(x: 0, y: 100))
    expectEqual(scene.view.contentOffset, CGPoint(x: 0, y: 370))
  }

  @Test func eachWheelNotchScrollsToTheNextTarget() {
    let (layout, scene) = makeScene()
    for _ in 0..<3 {
      _ = scene.view.wheel.handle(.notch(by: -60, at: scene.touches.clock.now))
      scene.advance(0.05)
    }
    scene.advance(2)
    expectEqual(scene.view.contentOffset, CGPoint(x: 0, y: 300))
    expectEqual(layout.asked.map(\.proposed.y), [60, 160, 260])
    expect(layout.asked.allSatisfy { $0.velocity.y > 0 })
  }
}
