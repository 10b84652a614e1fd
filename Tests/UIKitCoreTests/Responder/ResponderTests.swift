import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite(.serialized)
struct ResponderTests {
  private final class Field: UIView {
    var mayBecome = true
    var mayResign = true
    override var canBecomeFirstResponder: Bool { mayBecome }
    override var canResignFirstResponder: Bool { mayResign }
  }

  private final class Acting: UIView {
    var calls: [String] = []
    func refresh(_ sender: Any?) { calls.append("refresh") }
    override class var _actions: [_Action] { super._actions + [_Action("refresh:", Acting.refresh(_:))] }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func theFirstResponderBelongsToItsWindow() {
    let (first, second) = (Field(), Field())
    expect(!first.becomeFirstResponder(), "a view outside of a window cannot become it")
    window.addSubview(first)
    window.addSubview(second)
    expect(first.becomeFirstResponder() && first.isFirstResponder && window.firstResponder === first)
    expect(second.becomeFirstResponder() && second.isFirstResponder && !first.isFirstResponder)
    second.mayResign = false
    expect(!first.becomeFirstResponder() && second.isFirstResponder)
    second.mayResign = true
    expect(second.resignFirstResponder() && window.firstResponder == nil)
    first.mayBecome = false
    expect(!first.becomeFirstResponder())
  }

  /// [C] Views with inspectable properties override it, and some call it to fill themselves.
  @Test func prepareForInterfaceBuilderIsNotCalledAtRunTime() {
    final class Badge: UIView {
      var fillings = 0
      override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        fillings += 1
      }
    }
    let badge = Badge()
    window.addSubview(badge)
    window.layoutIfNeeded()
    expectEqual(badge.fillings, 0)
    badge.prepareForInterfaceBuilder()
    expectEqual(badge.fillings, 1)
  }

  @Test func leavingTheWindowResignsTheFirstResponder() {
    let (container, field) = (UIView(), Field())
    container.addSubview(field)
    window.addSubview(container)
    field.becomeFirstResponder()
    container.removeFromSuperview()
    expect(!field.isFirstResponder && window.firstResponder == nil)
  }

  @Test func endEditingReachesSubviews() {
    let (container, field) = (UIView(), Field())
    container.addSubview(field)
    window.addSubview(container)
    field.becomeFirstResponder()
    field.mayResign = false
    expect(!container.endEditing(false) && field.isFirstResponder)
    expect(container.endEditing(true) && !field.isFirstResponder)
  }

  @Test func actionsFollowTheResponderChain() {
    let (outer, inner) = (Acting(), Field())
    outer.addSubview(inner)
    expect(inner.target(forAction: "refresh:", withSender: nil) as? UIView === outer)
    expectNil(inner.target(forAction: "unknown:", withSender: nil))
    ActionTable.send("refresh:", to: outer, sender: nil)
    expectEqual(outer.calls, ["refresh"])
  }

  @Test func unhandledTouchesFollowTheResponderChain() {
    let scene = TouchScene()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.view.addSubview(inner)
    scene.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(scene.trace, ["view began", "view ended"])
  }

  @Test func pressesReachTheFirstResponder() {
    final class Keys: UIView {
      var trace: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
      override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("changed", presses) }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
      private func note(_ call: String, _ presses: Set<UIPress>) {
        for press in presses {
          trace.append("\(call) \(press.key?.characters ?? "") \(press.key?.keyCode.rawValue ?? 0)")
        }
      }
    }
    let keys = Keys()
    window.addSubview(keys)
    window.makeKeyAndVisible()
    keys.becomeFirstResponder()
    let key = UIKey(
      characters: "A", charactersIgnoringModifiers: "a", modifierFlags: .shift, keyCode: .keyboardA)
    let press = UIPress(key: key, window: window, responder: keys, timestamp: 0)
    for phase: UIPress.Phase in [.began, .changed, .ended] {
      press.phase = phase
      let event = UIPressesEvent(type: .presses, timestamp: 0)
      event.presses = [press]
      window.sendEvent(event)
    }
    expectEqual(keys.trace, ["began A 4", "changed A 4", "ended A 4"])
    window.isHidden = true
  }

  @Test func accessibilitySettingsFollowTheTraits() {
    expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    let traits = UITraitCollection {
      $0.accessibilityContrast = .high
      $0.legibilityWeight = .bold
    }
    traits.performAsCurrent {
      expect(UIAccessibility.isDarkerSystemColorsEnabled && UIAccessibility.isBoldTextEnabled)
    }
    expect(!UIAccessibility.isDarkerSystemColorsEnabled && !UIAccessibility.isBoldTextEnabled)
  }

  @Test func becomeKeyAndResignKeyAreCalled() {
    final class Noting: UIWindow {
      var notes: [String] = []
      override func becomeKey() { notes.append("become") }
      override func resignKey() { notes.append("resign") }
    }
    let (first, second) = (Noting(frame: .zero), Noting(frame: .zero))
    expect(first.isHidden)
    first.makeKeyAndVisible()
    expect(!first.isHidden && first.isKeyWindow)
    second.makeKeyAndVisible()
    expect(first.notes == ["become", "resign"] && second.notes == ["become"] && !first.isKeyWindow)
    second.isHidden = true
    expect(!second.isKeyWindow)
  }
}
