import Expectations
import ScreenTesting
import Testing
import UIKit

/// Which gestures are a control's own.
@MainActor @Suite(.serialized) struct ControlGestureTests {
  private func scene(_ control: UIControl) -> TouchScene {
    let scene = TouchScene()
    control.frame.origin = CGPoint(x: 40, y: 100)
    scene.view.addSubview(control)
    scene.window.layoutIfNeeded()
    return scene
  }

  private func slider(_ change: (UISlider) -> Void = { _ in }) -> (TouchScene, UISlider) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
    change(slider)
    return (scene(slider), slider)
  }

  @Test func aPanAlongASliderFailsAndOneAcrossBegins() {
    let (scene, slider) = slider()
    scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    scene.drag(from: CGPoint(x: 56, y: 116), to: CGPoint(x: 116, y: 116), steps: 6)
    scene.up()
    expect(scene.trace == [] && slider.value > 0.2)
    let before = slider.value
    scene.drag(from: CGPoint(x: 116, y: 116), to: CGPoint(x: 120, y: 176), steps: 6)
    scene.up()
    expect(scene.trace.first == "pan began" && slider.value - before < 0.05)
  }

  @Test func aTwoFingerPanOverASliderBegins() {
    let (scene, _) = slider { $0.isMultipleTouchEnabled = true }
    scene.addRecognizer(UIPanGestureRecognizer(), named: "pan").minimumNumberOfTouches = 2
    scene.down(at: CGPoint(x: 56, y: 112))
    scene.down(at: CGPoint(x: 60, y: 120), finger: 1)
    for step in 1...4 {
      scene.move(to: CGPoint(x: 56 + 10 * step, y: 112))
      scene.move(to: CGPoint(x: 60 + 10 * step, y: 120), finger: 1)
    }
    expectEqual(scene.trace.first, "pan began")
  }

  @Test func aPanRecogniserOfTheSliderItselfBegins() {
    let (scene, slider) = slider()
    scene.addRecognizer(UIPanGestureRecognizer(), named: "pan", to: slider)
    scene.drag(from: CGPoint(x: 56, y: 116), to: CGPoint(x: 116, y: 116), steps: 6)
    expectEqual(scene.trace.first, "pan began")
  }

  @Test func aDisabledSliderDoesNotBlockPans() {
    let (scene, _) = slider { $0.isEnabled = false }
    scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    scene.drag(from: CGPoint(x: 56, y: 116), to: CGPoint(x: 116, y: 116), steps: 6)
    expectEqual(scene.trace.first, "pan began")
  }

  @Test func aPlainControlDoesNotBlockTapsOfItsSuperview() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let scene = scene(control)
    scene.addRecognizer(UITapGestureRecognizer(), named: "tap")
    scene.tap(at: CGPoint(x: 60, y: 120))
    expectEqual(scene.trace, ["tap ended"])
  }

  @Test func aTwoFingerTapOverASwitchIsRecognised() {
    let control = UISwitch()
    let scene = scene(control)
    scene.addRecognizer(UITapGestureRecognizer(), named: "two").numberOfTouchesRequired = 2
    scene.addRecognizer(UITapGestureRecognizer(), named: "one")
    scene.down(at: CGPoint(x: 50, y: 112))
    scene.down(at: CGPoint(x: 80, y: 112), finger: 1)
    scene.up()
    scene.up(finger: 1)
    expect(scene.trace == ["two ended"] && !control.isOn)
    scene.tap(at: CGPoint(x: 60, y: 112))
    expect(scene.trace == ["two ended"] && control.isOn)
  }
}
