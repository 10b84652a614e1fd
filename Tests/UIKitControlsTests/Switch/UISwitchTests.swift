import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitControls

@MainActor @Suite struct UISwitchTests {
  @Test func theSwitchThumbIsAtTheEndForItsState() {
    typealias Metrics = SwitchMetrics
    let off = Metrics.thumbFrame(isAtTrailingEnd: false, isHeld: false, isRightToLeft: false)
    let on = Metrics.thumbFrame(isAtTrailingEnd: true, isHeld: false, isRightToLeft: false)
    expectEqual(off, CGRect(x: 2, y: 2, width: 27, height: 27))
    expectEqual(on, CGRect(x: 22, y: 2, width: 27, height: 27))
    expectEqual(Metrics.thumbFrame(isAtTrailingEnd: true, isHeld: false, isRightToLeft: true), off)
    let held = Metrics.thumbFrame(isAtTrailingEnd: true, isHeld: true, isRightToLeft: false)
    expect(held.maxX == on.maxX && held.width == 34)
  }

  @Test func controlEventsAreSentInOrder() {
    let scene = TouchScene()
    let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    var log: [String] = []
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("changed", .valueChanged), ("inside", .touchUpInside),
      ("outside", .touchUpOutside), ("cancel", .touchCancel),
    ] { control.addAction(UIAction { _ in log.append(name) }, for: event) }
    scene.view.addSubview(control)
    scene.window.layoutIfNeeded()
    scene.down(at: CGPoint(x: 30, y: 20))
    scene.up()
    expect(log == ["down", "changed", "inside"] && control.isOn)
    log = []
    scene.down(at: CGPoint(x: 30, y: 20))
    scene.move(to: CGPoint(x: 15, y: 300))
    scene.up()
    expect(log == ["down", "changed", "outside"] && !control.isOn, "a drag counts wherever it ends")
    log = []
    scene.down(at: CGPoint(x: 30, y: 20))
    scene.cancel()
    expect(log == ["down", "cancel"] && !control.isOn)
  }

  @Test func aDisabledSwitchDoesNotMove() {
    let scene = TouchScene()
    let control = UISwitch()
    control.isEnabled = false
    scene.view.addSubview(control)
    scene.down(at: CGPoint(x: 30, y: 20))
    scene.up()
    expect(!control.isOn)
    control.isOn = true
    expectEqual(control.accessibilityValue, "1")
  }
}
