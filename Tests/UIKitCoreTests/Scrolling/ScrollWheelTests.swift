import Expectations
import ScreenTesting
import Testing
import UIKit

@_spi(UIKitFloors) @testable import UIKitCore

@MainActor @Suite(.serialized)
struct ScrollWheelTests {
  @Test func aWheelNotchTurnsOnePage() {
    let scene = ScrollScene()
    scene.scrollView.isPagingEnabled = true
    _ = scene.scrollView.wheel.handle(scene.notch(by: -60))
    scene.advance(2)
    expectEqual(scene.offset, CGPoint(x: 0, y: 480))
    _ = scene.scrollView.wheel.handle(scene.notch(by: 60))
    scene.advance(2)
    expectEqual(scene.offset, .zero)
  }

  @Test func consecutiveNotchesTurnAPageEach() {
    let scene = ScrollScene()
    scene.scrollView.isPagingEnabled = true
    for _ in 0..<3 {
      _ = scene.scrollView.wheel.handle(scene.notch(by: -60))
      scene.advance(0.05)
    }
    scene.advance(2)
    expectEqual(scene.offset, CGPoint(x: 0, y: 1440))
  }

  @Test func willEndDraggingRedirectsWheelNotches() {
    let scene = ScrollScene()
    scene.recorder.target = CGPoint(x: 0, y: 200)
    _ = scene.scrollView.wheel.handle(scene.notch(by: -60))
    scene.advance(2)
    expectEqual(scene.recorder.proposed?.target, CGPoint(x: 0, y: 60))
    expect((scene.recorder.proposed?.velocity.y ?? 0) > 0)
    expectEqual(scene.offset, CGPoint(x: 0, y: 200))
  }

  /// A delegate that goes by the nearest place would hold the content for ever.
  @Test func wheelNotchesHeldByTheDelegateAddUp() {
    let scene = ScrollScene()
    scene.recorder.target = .zero
    for _ in 0..<3 {
      _ = scene.scrollView.wheel.handle(scene.notch(by: -60))
      scene.advance(0.1)
    }
    expectEqual(scene.recorder.proposed?.target, CGPoint(x: 0, y: 180))
    scene.advance(1)
    _ = scene.scrollView.wheel.handle(scene.notch(by: -60))
    expectEqual(scene.recorder.proposed?.target, CGPoint(x: 0, y: 60), "not with those of long ago")
  }
}
