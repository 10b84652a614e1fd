import Expectations
import Testing
import TrestleTesting
import UIKit

/// A stepper and a slider on a screen written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct RecipeAmountsScreens {
  private let controller = RecipeAmountsViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 240), scale: 1)
    screen.advance(frames: 2)
  }

  @Test func theStepperChangesTheNumberOfGuests() {
    let stepper = controller.guestsStepper
    expect(stepper.frame.size == CGSize(width: 94, height: 32) && controller.guestsLabel.text == "4 guests")
    screen.tap(at: stepper.convert(CGPoint(x: 70, y: 16), to: nil))
    expectEqual(controller.guestsLabel.text, "5 guests")
    for _ in 0..<20 { screen.tap(at: stepper.convert(CGPoint(x: 20, y: 16), to: nil)) }
    expectEqual(controller.guestsLabel.text, "1 guests")
  }

  @Test func theSliderChangesTheHeat() throws {
    let slider = controller.heatSlider
    expect(slider.frame.height == 31 && slider.frame.width == 288)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    screen.drag(from: start, to: CGPoint(x: start.x + 500, y: start.y))
    expectEqual(controller.heatLabel.text, "250 °C")
    controller.heatUp()
    try screen.settle()
    expect(slider.value == 220 && controller.heatLabel.text == "220 °C")
  }
}
