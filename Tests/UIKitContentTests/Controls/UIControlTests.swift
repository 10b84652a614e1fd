import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

/// Writes its events and its tracking calls into the trace.
private final class TracingControl: UIControl {
  var trace: [String] = []
  var continues = true
  var begins = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trace.append("begin")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trace.append("continue")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { trace.append("end \(isTracking)") }
  override func cancelTracking(with event: UIEvent?) { trace.append("cancel") }

  func record(_ event: UIControl.Event, _ name: String) {
    addAction(UIAction { [unowned self] _ in trace.append(name) }, for: event)
  }

  func recordAll() {
    record(.touchDown, "down")
    record(.touchDownRepeat, "down again")
    record(.touchDragInside, "drag inside")
    record(.touchDragOutside, "drag outside")
    record(.touchDragEnter, "enter")
    record(.touchDragExit, "exit")
    record(.touchUpInside, "up inside")
    record(.touchUpOutside, "up outside")
    record(.touchCancel, "touch cancelled")
  }
}

private final class Receiver: UIResponder {
  var calls: [String] = []

  override class var _actions: [_Action] {
    super._actions + [
      _Action("plain", Receiver.plain), _Action("withSender:", Receiver.withSender(_:)),
      _Action("withSender:event:", Receiver.withSender(_:event:)),
    ]
  }

  func plain() { calls.append("plain") }
  func withSender(_ sender: UIControl) { calls.append("sender \(sender.tag)") }
  func withSender(_ sender: Any?, event: UIEvent?) { calls.append("sender and \(event == nil ? "no event" : "event")") }
}

@MainActor
struct UIControlTests {
  private let scene = TouchScene()

  private func control() -> TracingControl {
    let control = TracingControl(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    scene.view.addSubview(control)
    return control
  }

  // MARK: Touches

  @Test func aTapSendsTouchDownAndTouchUpInside() {
    let control = control()
    control.recordAll()
    scene.down(at: CGPoint(x: 110, y: 110))
    expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    scene.up()
    expectEqual(control.trace, ["begin", "down", "end true", "up inside"])
    expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test func aTouchCountsAsInsideUpToSeventyPointsAway() {
    let control = control()
    control.recordAll()
    scene.down(at: CGPoint(x: 110, y: 110))
    scene.move(to: CGPoint(x: 100 - 69, y: 110))
    expect(control.isHighlighted)
    scene.move(to: CGPoint(x: 100 - 71, y: 110))
    expect(!control.isHighlighted && control.isTracking)
    scene.move(to: CGPoint(x: 10, y: 110))
    scene.move(to: CGPoint(x: 110, y: 110))
    scene.move(to: CGPoint(x: 10, y: 110))
    scene.up()
    let events = control.trace.filter { !["begin", "continue", "end true"].contains($0) }
    expectEqual(
      events,
      [
        "down", "drag inside", "drag outside", "exit", "drag outside", "drag inside", "enter", "drag outside", "exit",
        "up outside",
      ])
  }

  @Test func beginAndContinueTrackingMayEndTracking() {
    let control = control()
    control.recordAll()
    control.begins = false
    scene.tap(at: CGPoint(x: 110, y: 110))
    expectEqual(control.trace, ["begin"])
    control.trace = []
    control.begins = true
    control.continues = false
    scene.down(at: CGPoint(x: 110, y: 110))
    scene.move(to: CGPoint(x: 112, y: 110))
    expect(!control.isTracking && !control.isHighlighted)
    scene.up()
    expectEqual(control.trace, ["begin", "down", "continue"])
  }

  @Test func aCancelledTouchSendsTouchCancel() {
    let control = control()
    control.recordAll()
    scene.down(at: CGPoint(x: 110, y: 110))
    scene.cancel()
    expectEqual(control.trace, ["begin", "down", "cancel", "touch cancelled"])
    expect(!control.isHighlighted)
  }

  @Test func aDisabledControlIgnoresTouches() {
    let control = control()
    control.recordAll()
    control.isEnabled = false
    scene.tap(at: CGPoint(x: 110, y: 110))
    expect(control.trace.isEmpty)
    control.isEnabled = true
    scene.down(at: CGPoint(x: 110, y: 110))
    control.isEnabled = false
    expect(!control.isTracking && !control.isHighlighted)
    scene.up()
    expectEqual(control.trace, ["begin", "down", "cancel"])
  }

  // MARK: State

  @Test func stateCombinesSelectedHighlightedAndDisabled() {
    let control = UIControl()
    expectEqual(control.state, .normal)
    control.isSelected = true
    control.isHighlighted = true
    expectEqual(control.state, [.selected, .highlighted])
    control.isEnabled = false
    expectEqual(control.state, [.selected, .highlighted, .disabled])
    control.isEnabled = true
    control.isSelected = false
    control.isHighlighted = false
    expectEqual(control.state, [])
  }

  @Test func leadingContentAlignmentFollowsTheLayoutDirection() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    expectEqual(control.effectiveContentHorizontalAlignment, .left)
    control.semanticContentAttribute = .forceRightToLeft
    expectEqual(control.effectiveContentHorizontalAlignment, .right)
    control.contentHorizontalAlignment = .fill
    expectEqual(control.effectiveContentHorizontalAlignment, .fill)
  }

  // MARK: Actions

  @Test func actionMethodsMayTakeSenderAndEvent() {
    let (control, receiver) = (UIControl(), Receiver())
    control.tag = 7
    control.addTarget(receiver, action: "plain", for: .valueChanged)
    control.addTarget(receiver, action: "withSender:", for: .valueChanged)
    control.addTarget(receiver, action: Selector("withSender:event:"), for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    expectEqual(receiver.calls, ["plain", "sender 7", "sender and no event"])
    receiver.calls = []
    control.sendActions(for: .touchDown)
    expectEqual(receiver.calls, ["sender and no event"])
  }

  @Test func equalTargetActionPairsAreStoredOnce() {
    let (control, receiver) = (UIControl(), Receiver())
    control.addTarget(receiver, action: "plain", for: .touchDown)
    control.addTarget(receiver, action: "plain", for: .touchDown)
    control.addTarget(receiver, action: "plain", for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    expectEqual(receiver.calls, ["plain"])
    expectEqual(control.allControlEvents, [.touchDown, .touchUpInside])
    expectEqual(control.actions(forTarget: receiver, forControlEvent: .touchDown), ["plain"])
    expectNil(control.actions(forTarget: receiver, forControlEvent: .valueChanged))
    expectEqual(control.allTargets, [receiver])
  }

  @Test func removeTargetMatchesTheGivenTargetActionAndEvents() {
    let (control, receiver, other) = (UIControl(), Receiver(), Receiver())
    control.addTarget(receiver, action: "plain", for: .allEvents)
    control.addTarget(receiver, action: "withSender:", for: .allEvents)
    control.addTarget(other, action: "plain", for: .allEvents)
    control.removeTarget(receiver, action: "plain", for: .touchDown)
    control.sendActions(for: .touchDown)
    expect(receiver.calls == ["sender 0"] && other.calls == ["plain"])
    control.removeTarget(receiver, action: nil, for: .allEvents)
    expectEqual(control.allTargets, [other])
    control.removeTarget(nil, action: nil, for: .allEvents)
    expect(control.allTargets.isEmpty && control.allControlEvents == [])
  }

  @Test func targetsAreNotRetained() {
    let control = UIControl()
    weak var gone: Receiver?
    do {
      let receiver = Receiver()
      gone = receiver
      control.addTarget(receiver, action: "plain", for: .touchDown)
    }
    expectNil(gone)
    control.sendActions(for: .touchDown)
    expect(control.allTargets.isEmpty)
  }

  @Test func aNilTargetSendsTheActionUpTheResponderChain() {
    final class Handler: UIView {
      var calls = 0
      override class var _actions: [_Action] { super._actions + [_Action("handle", Handler.handle)] }
      func handle() { calls += 1 }
    }
    let handler = Handler(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = UIControl()
    handler.addSubview(control)
    control.addTarget(nil, action: "handle", for: .touchDown)
    control.addTarget(nil, action: "nobody", for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(handler.calls, 1)
    expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
  }

  /// [D] The action begins at the first responder, and at the sender only where nothing has the focus.
  @Test func anActionWithoutTargetClimbsFromTheFirstResponder() throws {
    final class Handler: UIView {
      var senders: [UIControl] = []
      override var canBecomeFirstResponder: Bool { true }
      override class var _actions: [_Action] { super._actions + [_Action("handle:", Handler.handle(_:))] }
      func handle(_ sender: UIControl) { senders.append(sender) }
    }
    final class Focused: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (aroundFocus, aroundControl, focused, control) = (Handler(), Handler(), Focused(), UIControl())
    for view in [aroundFocus, aroundControl] { window.addSubview(view) }
    aroundFocus.addSubview(focused)
    aroundControl.addSubview(control)
    window.makeKeyAndVisible()
    control.addTarget(nil, action: "handle:", for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual([aroundFocus, aroundControl].map(\.senders.count), [0, 1])
    expect(focused.becomeFirstResponder())
    control.sendActions(for: .touchDown)
    control.sendAction("handle:", to: nil, for: nil)
    expect(UIApplication.shared.sendAction("handle:", to: nil, from: control, for: nil))
    expectEqual([aroundFocus, aroundControl].map(\.senders.count), [3, 1])
    expect(aroundFocus.senders.allSatisfy { $0 === control })
    expect(!UIApplication.shared.sendAction("nobody", to: nil, from: control, for: nil))
    expect(UIApplication.shared.sendAction("handle:", to: aroundControl, from: control, for: nil))
    expectEqual(aroundControl.senders.count, 2, "a target is asked alone")
    window.isHidden = true
  }

  /// As with `self` in the initial value of a property, which is a method there.
  @Test func aFunctionAsTargetSendsTheActionUpTheResponderChain() {
    final class Handler: UIView {
      var calls = 0
      override class var _actions: [_Action] { super._actions + [_Action("handle", Handler.handle)] }
      func handle() { calls += 1 }
    }
    let handler = Handler()
    let control = UIControl()
    handler.addSubview(control)
    control.addTarget(Handler.handle, action: "handle", for: .touchDown)
    control.addTarget(Handler.handle, action: "handle", for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(handler.calls, 1)
    expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
    control.removeTarget(Handler.handle, action: "handle", for: .touchDown)
    expect(control.allTargets.isEmpty)
  }

  @Test func actionsKnowTheirSenderAndAreReplacedByIdentifier() {
    let control = UIControl()
    var log: [String] = []
    let identifier = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: identifier) { _ in log.append("first") }, for: .touchDown)
    control.addAction(
      UIAction(identifier: identifier) { action in
        log.append("second")
        expect(action.sender as? UIControl === control)
      }, for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(log, ["second"])
    control.removeAction(identifiedBy: identifier, for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(log, ["second"])
    let action = UIAction { _ in log.append("third") }
    expectNil(action.sender)
    control.addAction(action, for: .valueChanged)
    control.removeAction(action, for: .valueChanged)
    expectEqual(control.allControlEvents, [])
  }

  @Test func targetsAndActionsAreCalledInTheOrderAdded() {
    let (control, receiver) = (UIControl(), Receiver())
    control.addAction(UIAction { _ in receiver.calls.append("action") }, for: .touchDown)
    control.addTarget(receiver, action: "plain", for: .touchDown)
    control.addAction(
      UIAction { _ in
        receiver.calls.append("last")
        control.removeTarget(nil, action: nil, for: .allEvents)
      }, for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(receiver.calls, ["action", "plain", "last"])
    var handlers: [String] = []
    control.enumerateEventHandlers { action, target, events, stop in
      handlers.append(action == nil ? "target" : "action")
      expectEqual(events, .touchDown)
      stop = true
    }
    expectEqual(handlers, ["action"])
  }

  @Test func subclassesSeeEverySentAction() {
    final class Watching: UIControl {
      var sent: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(NSStringFromSelector(action))
        super.sendAction(action, to: target, for: event)
      }
      override func sendAction(_ action: UIAction) { sent.append("action") }
    }
    let (control, receiver) = (Watching(), Receiver())
    control.addTarget(receiver, action: "plain", for: .touchDown)
    control.addAction(UIAction { _ in receiver.calls.append("action") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(control.sent, ["plain", "action"])
    expectEqual(receiver.calls, ["plain"])
  }

  @Test func performPrimaryActionPerformsIt() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.performPrimaryAction()
    control.sendActions(for: .primaryActionTriggered)
    expectEqual(count, 2)
  }
}
