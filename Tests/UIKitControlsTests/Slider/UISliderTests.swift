import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls

/// The value of a slider, by rule, by finger and by keys.
@MainActor @Suite(.serialized) struct UISliderTests {
  @Test func aValueStaysInItsRange() {
    var range = SliderRange()
    range.set(3)
    expect(range.value == 1 && range.share == 1)
    range.setMaximum(10)
    range.set(5)
    expect(range.share == 0.5 && range.value(at: 0.25) == 2.5 && range.value(at: -1) == 0 && range.value(at: 2) == 10)
    range.setMinimum(6)
    expect(range.value == 6 && range.share == 0)
    range.setMinimum(20)
    expect(range.maximum == 20 && range.value == 20 && range.share == 0, "ends that changed places are one")
    range.setMaximum(-5)
    expect(range.minimum == -5 && range.value == -5)
  }

  private func scene(_ change: (UISlider) -> Void = { _ in }) -> (OperationScene, UISlider) {
    let scene = OperationScene()
    let slider = UISlider()
    scene.add(slider, size: CGSize(width: 228, height: 31))
    change(slider)
    scene.screen.advance(frames: 2)
    return (scene, slider)
  }

  private func thumb(_ slider: UISlider) -> CGPoint {
    let frame = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    return slider.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  @Test func theThumbMovesAlongTheWholeTrack() {
    let (_, slider) = scene()
    let track = slider.trackRect(forBounds: slider.bounds)
    expectEqual(track, CGRect(x: 2, y: 14, width: 224, height: 4))
    func thumb(_ value: Float) -> CGRect { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value) }
    expect(thumb(0).minX == track.minX && thumb(1).maxX == track.maxX && thumb(0.5).midX == track.midX)
    expect(slider.sizeThatFits(.zero).height == 31 && slider.intrinsicContentSize.height == 31)
    expectEqual(slider.intrinsicContentSize.width, UIView.noIntrinsicMetric)
  }

  @Test(arguments: [OperationScene.Means.touch, .mouse]) func aDragMovesTheThumb(_ means: OperationScene.Means) {
    let (scene, slider) = scene()
    scene.drag(means, from: thumb(slider), by: 98)
    expect(abs(slider.value - 0.5) < 0.001, "half of the way of 196 points")
    let notes = scene.take()
    expect(notes.first == "touchDown (highlighted)" && notes.last == "touchUpInside")
    expect(notes.count { $0.hasPrefix("valueChanged") } >= 9)
    scene.drag(means, from: thumb(slider), by: 300)
    expectEqual(slider.value, 1)
  }

  @Test func aTapBesideTheThumbDoesNothing() {
    let (scene, slider) = scene()
    scene.screen.tap(at: slider.convert(CGPoint(x: 150, y: 15), to: nil))
    expect(slider.value == 0 && scene.take().isEmpty)
  }

  @Test func aControlThatIsNotContinuousSendsOneEventAtTheEnd() {
    let (scene, slider) = scene { $0.isContinuous = false }
    scene.drag(.touch, from: thumb(slider), by: 98)
    let notes = scene.take().filter { !$0.hasPrefix("touchDrag") }
    expectEqual(
      notes,
      [
        "touchDown (highlighted)", "valueChanged (highlighted)", "primaryActionTriggered (highlighted)",
        "touchUpInside",
      ])
    scene.screen.tap(at: thumb(slider))
    expect(!scene.take().contains { $0.hasPrefix("valueChanged") }, "it stands where it stood")
  }

  @Test func fromRightToLeftTheSliderStartsAtTheRight() {
    let (scene, slider) = scene()
    scene.screen.window.traitOverrides.layoutDirection = .rightToLeft
    scene.screen.advance(frames: 2)
    let track = slider.trackRect(forBounds: slider.bounds)
    expectEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX, track.maxX)
    scene.drag(.touch, from: thumb(slider), by: -98)
    expect(abs(slider.value - 0.5) < 0.001)
  }

  @Test func imagesShortenTheTrack() {
    let (_, slider) = scene { $0.minimumValueImage = UIImage(systemName: "minus") }
    let image = slider.minimumValueImageRect(forBounds: slider.bounds)
    let track = slider.trackRect(forBounds: slider.bounds)
    expect(image.minX == 0 && track.minX == image.maxX + 10 && track.maxX == 226)
    expectEqual(slider.maximumValueImageRect(forBounds: slider.bounds), .zero)
  }

  @Test func settingTheValueSendsNoAction() throws {
    let (scene, slider) = scene()
    slider.setValue(0.5, animated: true)
    try scene.screen.settle()
    slider.value = 7
    slider.minimumValue = 2
    expect(slider.value == 2 && slider.maximumValue == 2 && scene.take().isEmpty)
  }

  // MARK: Images

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func shown(_ slider: UISlider) -> [UIImageView] { slider.subviews.compactMap { $0 as? UIImageView } }

  @Test func theThumbIsAsLargeAsItsImage() {
    let (scene, slider) = scene { $0.setThumbImage(image(40, 20), for: .normal) }
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    expect(thumb.size == CGSize(width: 40, height: 20) && thumb.maxX == track.maxX)
    scene.drag(.touch, from: self.thumb(slider), by: 92)
    expect(abs(slider.value - 0.5) < 0.001, "half of the way of 184 points")
    let tall = image(10, 50)
    slider.setThumbImage(tall, for: .normal)
    expectEqual(slider.intrinsicContentSize.height, 50)
  }

  @Test func thumbImagesFollowTheState() {
    let (normal, pressed) = (image(20, 20), image(30, 30))
    let (scene, slider) = scene {
      $0.setThumbImage(normal, for: .normal)
      $0.setThumbImage(pressed, for: .highlighted)
    }
    expect(slider.currentThumbImage === normal && slider.thumbImage(for: .highlighted) === pressed)
    expect(slider.thumbImage(for: .disabled) == nil && slider.currentMinimumTrackImage == nil)
    slider.isHighlighted = true
    scene.screen.advance(frames: 1)
    expect(slider.currentThumbImage === pressed && shown(slider).contains { $0.image === pressed })
    expectEqual(shown(slider).first { $0.image === pressed }?.frame.size, pressed.size)
    slider.isHighlighted = false
    expect(slider.currentThumbImage === normal)
    slider.isEnabled = false
    expect(slider.currentThumbImage === normal, "without an image of its own a state has the normal one")
  }

  @Test func trackImagesAreStretchedUpToTheThumb() {
    let (lower, upper) = (image(8, 6), image(8, 10))
    let (scene, slider) = scene {
      $0.setMinimumTrackImage(lower, for: .normal)
      $0.setMaximumTrackImage(upper, for: .normal)
      $0.value = 0.5
    }
    let track = slider.trackRect(forBounds: slider.bounds)
    expectEqual(track.height, 10)
    let views = shown(slider)
    expectEqual(views.first { $0.image === lower }?.frame, CGRect(x: 2, y: track.minY, width: 112, height: 10))
    expectEqual(views.first { $0.image === upper }?.frame, CGRect(x: 114, y: track.minY, width: 112, height: 10))
    scene.screen.window.traitOverrides.layoutDirection = .rightToLeft
    slider.value = 0.25
    scene.screen.advance(frames: 2)
    expect((views.first { $0.image === lower }?.frame.minX ?? 0) > 114)
  }

  @Test func tintColoursAndImagesReplaceEachOther() {
    let (_, slider) = scene {
      $0.thumbTintColor = .green
      $0.setThumbImage(image(20, 20), for: .normal)
    }
    expect(shown(slider).first { $0.image != nil }?.backgroundColor == nil && slider.thumbTintColor == .green)
    slider.thumbTintColor = nil
    expect(slider.currentThumbImage == nil && shown(slider).allSatisfy { $0.image == nil })
    slider.setMinimumTrackImage(image(4, 4), for: .normal)
    slider.minimumTrackTintColor = .blue
    slider.setMaximumTrackImage(image(4, 4), for: .disabled)
    slider.maximumTrackTintColor = nil
    expect(slider.minimumTrackImage(for: .normal) == nil && slider.maximumTrackImage(for: .disabled) == nil)
    expectNil(slider.currentMaximumTrackImage)
  }
}
