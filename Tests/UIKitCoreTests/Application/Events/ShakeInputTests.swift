import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Shakes, by the keys that tell of them.
@MainActor @Suite(.serialized) struct ShakeInputTests {
  private final class Shaken: UIViewController {
    var log: [String] = []
    var passesOn = false

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("began \(motion == .motionShake) \(event?.type == .motion) \(event?.subtype == .motionShake)")
      if passesOn { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("ended")
      if passesOn { super.motionEnded(motion, with: event) }
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("cancelled") }
  }

  private final class Box: UIView {
    var count = 0
    override var canBecomeFirstResponder: Bool { true }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { count += 1 }
  }

  private let shaken = Shaken()

  private func shake(_ screen: MountedScreen) { screen.press(.keyboardZ, modifiers: [.control, .command]) }

  @Test func shakesReachTheTopController() {
    let screen = MountedScreen(UINavigationController(rootViewController: shaken))
    shake(screen)
    expectEqual(shaken.log, ["began true true true", "ended"])
  }

  @Test func shakesReachTheFirstResponder() {
    let screen = MountedScreen(shaken)
    let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    shaken.view.addSubview(box)
    box.becomeFirstResponder()
    shake(screen)
    expectEqual(box.count, 1)
    expectEqual(shaken.log, ["began true true true"], "what the box does not take comes up the chain")
  }

  @Test func shakesReachAPresentedController() throws {
    let screen = MountedScreen(UIViewController())
    screen.controller.present(shaken, animated: false)
    try screen.settle()
    shake(screen)
    expectEqual(shaken.log.count, 2)
  }

  @Test func unhandledShakesReachTheParent() {
    let parent = Shaken()
    let screen = MountedScreen(parent)
    parent.addChild(shaken)
    shaken.view.frame = parent.view.bounds
    parent.view.addSubview(shaken.view)
    shaken.passesOn = true
    shake(screen)
    expect(parent.log == shaken.log && parent.log.count == 2)
    shaken.motionCancelled(.motionShake, with: nil)
    (shaken.view as UIResponder).motionCancelled(.motionShake, with: nil)
    expectEqual(shaken.log.suffix(2), ["cancelled", "cancelled"])
  }

  @Test func otherKeysSendNoShake() {
    let screen = MountedScreen(shaken)
    screen.press(.keyboardZ, modifiers: .command)
    screen.press(.keyboardZ, modifiers: [.control, .command, .shift])
    screen.press(.keyboardY, modifiers: [.control, .command])
    expect(shaken.log.isEmpty)
  }

  @Test func otherEventsHaveNoSubtype() {
    expectEqual(UIEvent(type: .touches, timestamp: 0).subtype, .none)
    expectEqual(UIEvent.EventSubtype(rawValue: 103), .remoteControlTogglePlayPause)
  }
}
