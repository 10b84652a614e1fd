import Expectations
import Foundation
import Testing
import TrestleTesting
import UIKit

/// Sliders and a stepper with pictures of their own.
@MainActor @Suite(.serialized) struct PodcastPlayerScreens {
  private let player = PodcastPlayerViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(player, size: CGSize(width: 320, height: 300), scale: 1)
    screen.advance(frames: 3)
  }

  private func middle(_ slider: UISlider) -> CGPoint {
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
  }

  @Test func theThumbImageGrowsWhileTrackingAndFollowsTheFinger() {
    let slider = player.position
    let start = middle(slider)
    var held: [CGFloat?] = []
    slider.addAction(UIAction { _ in held.append(slider.currentThumbImage?.size.width) }, for: .touchDown)
    screen.tap(at: start)
    expectEqual(held, [24])
    expect(slider.currentThumbImage?.size.width == 14 && abs(slider.value - 0.4) < 0.001)
    screen.drag(from: start, to: CGPoint(x: start.x + 400, y: start.y))
    expect(slider.value == 1 && slider.currentThumbImage?.size.width == 14)
  }

  @Test func aStepperWithCustomImagesChangesItsValue() {
    let stepper = player.speed
    let plus = stepper.convert(CGPoint(x: stepper.bounds.width * 0.75, y: 16), to: nil)
    screen.tap(at: plus)
    screen.tap(at: plus)
    expectEqual(player.speedLabel.text, "4×")
    screen.tap(at: plus)
    expectEqual(stepper.value, 4, "there is nothing above the largest")
  }

  @Test func customTrackAndBackgroundImagesAreUsed() {
    expectEqual(player.position.currentMinimumTrackImage?.capInsets.left, 3)
    expectEqual(player.position.trackRect(forBounds: player.position.bounds).height, 6)
    expect(player.speed.backgroundImage(for: .normal) != nil && player.speed.backgroundImage(for: .disabled) == nil)
  }
}
