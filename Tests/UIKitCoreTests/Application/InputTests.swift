import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct InputTests {
  /// Notes what it hears.
  final class ListeningView: UIView, UIKeyInput {
    var heard: [String] = []
    var text = ""

    override var canBecomeFirstResponder: Bool { true }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += presses.map { "key \($0.key?.charactersIgnoringModifiers ?? "") \($0.key?.keyCode.rawValue ?? 0)" }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("key up") }

    private func note(_ what: String, _ touches: Set<UITouch>) {
      for touch in touches {
        let location = touch.location(in: self)
        heard.append("\(what) \(Int(location.x)),\(Int(location.y)) x\(touch.tapCount)")
      }
    }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
  }

  let stage = OffscreenStage(size: CGSize(width: 100, height: 200), scale: 1)
  let loop: FrameLoop
  let window: UIWindow
  let view = ListeningView(frame: CGRect(x: 10, y: 20, width: 80, height: 100))

  init() {
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  func touch(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, at time: CFTimeInterval = 0, id: Int = 0,
    button: PointerEvent.Button = .primary
  ) {
    stage.send(
      .pointer(
        PointerEvent(id: id, phase: phase, location: CGPoint(x: x, y: y), timestamp: time, button: button)))
  }

  @Test func pointerEventsBecomeTouchesOfTheHitView() {
    touch(.began, 15, 30)
    touch(.moved, 25, 40)
    touch(.ended, 25, 40)
    expectEqual(view.heard, ["began 5,10 x1", "moved 15,20 x1", "ended 15,20 x1"])
  }

  @Test func touchesBeganOutsideAViewStayOutside() {
    touch(.began, 5, 5)
    touch(.moved, 25, 40)
    touch(.ended, 25, 40)
    expectEqual(view.heard, [])
  }

  @Test func consecutiveTapsAreCounted() {
    for tap in 0..<3 {
      touch(.began, 15, 30, at: Double(tap) * 0.2)
      touch(.ended, 15, 30, at: Double(tap) * 0.2 + 0.05)
    }
    expectEqual(view.heard.filter { $0.hasPrefix("began") }, ["began 5,10 x1", "began 5,10 x2", "began 5,10 x3"])
    touch(.began, 15, 30, at: 2)
    expectEqual(view.heard.last, "began 5,10 x1", "a pause begins anew")
    touch(.ended, 15, 30, at: 2.05)
    touch(.began, 85, 110, at: 2.1)
    expectEqual(view.heard.last, "began 75,90 x1", "another place begins anew")
  }

  @Test func cancelledPointerEventsCancelTheTouch() {
    touch(.began, 15, 30)
    touch(.cancelled, 15, 30)
    expectEqual(view.heard, ["began 5,10 x1", "cancelled 5,10 x1"])
  }

  @Test func secondaryButtonsSendNoTouches() {
    touch(.began, 15, 30, button: .secondary)
    touch(.ended, 15, 30, button: .secondary)
    expectEqual(view.heard, [])
  }

  @Test func theFrontWindowTakesTheTouch() {
    let front = UIWindow(windowScene: loop.scene)
    front.windowLevel = .alert
    front.isHidden = false
    touch(.began, 15, 30)
    expectEqual(view.heard, [])
    touch(.ended, 15, 30)
    front.isUserInteractionEnabled = false
    touch(.began, 15, 30, at: 1)
    expectEqual(view.heard, ["began 5,10 x1"])
  }

  @Test func keyEventsReachTheFirstResponder() {
    view.becomeFirstResponder()
    stage.send(
      .key(KeyEvent(usage: 0x04, characters: "A", charactersIgnoringModifiers: "a", phase: .down, timestamp: 1)))
    stage.send(.key(KeyEvent(usage: 0x04, characters: "A", charactersIgnoringModifiers: "a", phase: .up, timestamp: 1)))
    expectEqual(view.heard, ["key a 4", "key up"])
  }

  private func key(_ usage: Int, _ phase: KeyEvent.Phase, _ modifiers: KeyModifiers = []) {
    stage.send(.key(KeyEvent(usage: usage, characters: "", modifiers: modifiers, phase: phase, timestamp: 1)))
  }

  @Test func aHeldKeyBeginsOnce() {
    view.becomeFirstResponder()
    key(0x04, .repeat)
    expectEqual(view.heard, [], "it went down elsewhere")
    key(0x04, .down)
    key(0x04, .repeat)
    key(0x04, .repeat)
    key(0x04, .up)
    expectEqual(view.heard, ["key  4", "key up"])
  }

  @Test func aKeyEndsWhereItBegan() {
    let other = ListeningView(frame: CGRect(x: 0, y: 150, width: 20, height: 20))
    window.addSubview(other)
    view.becomeFirstResponder()
    key(0x04, .down)
    other.becomeFirstResponder()
    key(0x04, .up)
    expectEqual(view.heard, ["key  4", "key up"])
    expectEqual(other.heard, [])
  }

  @Test func aHeldArrowKeyContinuesScrolling() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    window.addSubview(scrollView)
    key(0x51, .down)
    stage.advance(by: 1)
    let once = scrollView.contentOffset.y
    expect(once > 0)
    key(0x51, .repeat)
    key(0x51, .repeat)
    stage.advance(by: 1)
    expectEqual(scrollView.contentOffset.y, once * 3)
    key(0x51, .up)
    key(0x51, .repeat)
    stage.advance(by: 1)
    expectEqual(scrollView.contentOffset.y, once * 3)
  }

  @Test func composedTextIsInsertedWhenCommitted() {
    view.becomeFirstResponder()
    view.text = "a"
    stage.send(.composition(CompositionEvent(text: "zi", selection: 2..<2)))
    expectEqual(view.text, "a")
    key(0x2A, .down)
    key(0x28, .down)
    expectEqual(view.text, "a", "keys edit the composition")
    stage.send(.composition(CompositionEvent(text: "", selection: 0..<0)))
    stage.send(.text("字"))
    expectEqual(view.text, "a字")
    key(0x2A, .down)
    expectEqual(view.text, "a")
    stage.send(.composition(CompositionEvent(text: "k", selection: 1..<1)))
    view.resignFirstResponder()
    view.becomeFirstResponder()
    key(0x2A, .down)
    expectEqual(view.text, "", "another beginning gives the composition up")
  }

  @Test func textIsInsertedIntoTheFirstResponder() {
    stage.send(.text("lost"))
    expectNil(stage.textInputCaret)
    view.becomeFirstResponder()
    expectEqual(stage.textInputCaret, CGRect(x: 10, y: 20, width: 80, height: 100))
    stage.send(.text("字"))
    expectEqual(view.text, "字")
    view.resignFirstResponder()
    expectNil(stage.textInputCaret)
  }

  @Test func backspaceReturnAndTabRepeat() {
    view.becomeFirstResponder()
    view.text = "abc"
    key(0x2A, .down)
    key(0x2A, .repeat)
    key(0x2A, .up)
    expectEqual(view.text, "a")
    key(0x28, .down)
    key(0x2B, .down)
    expectEqual(view.text, "a\n\t")
    key(0x2A, .down, .control)
    expectEqual(view.text, "a\n\t", "a command is no text")
  }

  @Test func anUnhandledActionWithoutTargetReturnsFalse() {
    expect(!UIApplication.shared.sendAction("nobodyHasThis:", to: nil, from: view, for: nil))
  }
}
