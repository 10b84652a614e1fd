import Expectations
import Foundation
import ScreenTesting
import Stage
import Testing
import UIKit

@testable import UIKitCore

/// Recognises two taps at the same place by hand, as an app's own recogniser would.
private final class CheckmarkRecognizer: UIGestureRecognizer {
  private(set) var resets = 0
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, let touch = touches.first else { return state = .failed }
    start = touch.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    if touch.location(in: view).y < start.y - 5 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first else { return }
    state = touch.location(in: view).y > start.y + 20 ? .recognized : .failed
  }

  override func reset() {
    super.reset()
    resets += 1
    start = .zero
  }
}

@MainActor
@Suite(.serialized)
struct GestureTests {
  @Test func aLongPressBeginsAfterHalfASecondAndFollowsTheFinger() {
    let scene = TouchScene()
    scene.addRecognizer(UILongPressGestureRecognizer(), named: "press")
    scene.down(at: CGPoint(x: 10, y: 10))
    scene.advance(0.49)
    scene.move(to: CGPoint(x: 15, y: 10))
    expectEqual(scene.trace, ["view began", "view moved"])
    scene.advance(0.02)
    expectEqual(scene.trace, ["view began", "view moved", "press began", "view cancelled"])
    scene.move(to: CGPoint(x: 200, y: 10))
    scene.up()
    expectEqual(scene.trace.suffix(2), ["press changed", "press ended"])
  }

  @Test func movingTooFarFailsALongPress() {
    let scene = TouchScene()
    scene.addRecognizer(UILongPressGestureRecognizer(), named: "press")
    scene.down(at: CGPoint(x: 10, y: 10))
    scene.move(to: CGPoint(x: 21, y: 10))
    scene.advance(1)
    scene.up()
    expectEqual(scene.trace, ["view began", "view moved", "view ended"])
  }

  @Test func aQuickStrokeInItsDirectionIsASwipe() {
    let scene = TouchScene()
    let swipe = scene.addRecognizer(UISwipeGestureRecognizer(), named: "swipe")
    swipe.direction = .left
    scene.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 120, y: 110), steps: 4)
    scene.up()
    expectEqual(scene.trace.filter { !$0.hasPrefix("view") }, ["swipe ended"])
    scene.trace = []
    scene.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), steps: 4)
    scene.up()
    scene.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 120, y: 100), steps: 60)
    scene.up()
    expectEqual(scene.trace.filter { !$0.hasPrefix("view") }, [], "neither the wrong way nor slowly")
  }

  @Test func aPanWaitsForASwipeToFail() {
    let scene = TouchScene()
    let swipe = scene.addRecognizer(UISwipeGestureRecognizer(), named: "swipe")
    let pan = scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    pan.require(toFail: swipe)
    scene.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 60), steps: 5)
    expect(!scene.trace.contains("pan began"), "the swipe may still come")
    scene.move(to: CGPoint(x: 10, y: 70))
    expect(scene.trace.contains("pan began"))
    scene.up()
    scene.trace = []
    scene.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 80, y: 10), steps: 5)
    scene.up()
    expectEqual(scene.trace.filter { !$0.hasPrefix("view") }, ["swipe ended"])
  }

  @Test func twoFingersPinchAndRotate() {
    let scene = TouchScene()
    scene.view.isMultipleTouchEnabled = true
    let pinch = scene.addRecognizer(UIPinchGestureRecognizer(), named: "pinch")
    scene.down(at: CGPoint(x: 100, y: 100), finger: 0)
    scene.down(at: CGPoint(x: 200, y: 100), finger: 1)
    scene.move(to: CGPoint(x: 220, y: 100), finger: 1)
    expect(pinch.state == .began && pinch.scale == 1, "what it took to begin does not count")
    scene.advance(0.1)
    scene.move(to: CGPoint(x: 340, y: 100), finger: 1)
    expect(pinch.scale == 2 && pinch.state == .changed && abs(pinch.velocity - 10) < 1e-6)
    scene.up(finger: 0)
    expectEqual(pinch.state, .ended)
    scene.up(finger: 1)
    expectEqual(pinch.state, .possible)

    let turning = TouchScene()
    turning.view.isMultipleTouchEnabled = true
    let rotation = turning.addRecognizer(UIRotationGestureRecognizer(), named: "turn")
    turning.down(at: CGPoint(x: 100, y: 100), finger: 0)
    turning.down(at: CGPoint(x: 200, y: 100), finger: 1)
    turning.move(to: CGPoint(x: 100 + 100 * cos(0.2), y: 100 + 100 * sin(0.2)), finger: 1)
    turning.move(to: CGPoint(x: 100, y: 200), finger: 1)
    expect(abs(rotation.rotation - (.pi / 2 - 0.2)) < 1e-9)
  }

  @Test(arguments: [true, false]) func requiresExclusiveTouchTypeIgnoresOtherTypes(isExclusive: Bool) {
    let scene = TouchScene()
    scene.view.isMultipleTouchEnabled = true
    let pinch = scene.addRecognizer(UIPinchGestureRecognizer(), named: "pinch")
    expect(pinch.requiresExclusiveTouchType)
    pinch.requiresExclusiveTouchType = isExclusive
    scene.down(at: CGPoint(x: 100, y: 100), finger: 0)
    scene.down(at: CGPoint(x: 200, y: 100), finger: 1, type: .indirectPointer)
    expectEqual(pinch.numberOfTouches, (isExclusive ? 1 : 2))
    scene.up(finger: 1)
    scene.down(at: CGPoint(x: 200, y: 100), finger: 2)
    expect(pinch.numberOfTouches >= 2, "a second finger is of the type of the first")
  }

  @Test func customRecognisersAreResetAfterEachGesture() {
    let scene = TouchScene()
    let mark = scene.addRecognizer(CheckmarkRecognizer(), named: "mark")
    scene.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 20, y: 40), steps: 2)
    expectEqual(mark.resets, 0)
    scene.up()
    expect(scene.trace.last == "view cancelled" && scene.trace.contains("mark ended") && mark.resets == 1)
    scene.drag(from: CGPoint(x: 10, y: 40), to: CGPoint(x: 20, y: 10), steps: 2)
    scene.up()
    expect(mark.resets == 2 && mark.state == .possible)
  }

  @Test func delayedTouchesReachTheViewOnlyAfterFailure() {
    let scene = TouchScene()
    let tap = scene.addRecognizer(UITapGestureRecognizer(), named: "tap")
    tap.delaysTouchesBegan = true
    scene.down(at: CGPoint(x: 10, y: 10))
    scene.move(to: CGPoint(x: 12, y: 10))
    expect(scene.trace.isEmpty)
    scene.move(to: CGPoint(x: 80, y: 10))
    expectEqual(scene.trace, ["view began", "view moved"], "where the touch began, and where it is now")
    scene.up()
    expectEqual(scene.trace, ["view began", "view moved", "view ended"])
    scene.trace = []
    scene.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(scene.trace, ["tap ended"], "a view that has not heard of a touch hears nothing of its end")
  }

  @Test func withoutCancelsTouchesInViewTheViewKeepsItsTouches() {
    let scene = TouchScene()
    let tap = scene.addRecognizer(UITapGestureRecognizer(), named: "tap")
    tap.cancelsTouchesInView = false
    scene.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(scene.trace, ["view began", "tap ended", "view ended"])
  }

  @Test func recognisersOfTheHitViewAndItsSuperviewsReceiveTouches() {
    let scene = TouchScene()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let beside = UIView(frame: CGRect(x: 60, y: 0, width: 50, height: 50))
    scene.view.addSubview(inner)
    scene.view.addSubview(beside)
    scene.addRecognizer(UITapGestureRecognizer(), named: "inner", to: inner)
    scene.addRecognizer(UITapGestureRecognizer(), named: "beside", to: beside)
    let outer = scene.addRecognizer(UITapGestureRecognizer(), named: "outer")
    scene.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(scene.trace.filter { !$0.hasPrefix("view") }, ["inner ended"])
    scene.trace = []
    scene.tap(at: CGPoint(x: 10, y: 100))
    expectEqual(scene.trace.filter { !$0.hasPrefix("view") }, ["outer ended"])
    outer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    scene.trace = []
    scene.tap(at: CGPoint(x: 10, y: 100))
    expectEqual(scene.trace, ["view began", "view ended"])
  }

  @Test func aViewReceivesOneTouchUnlessMultipleTouchIsEnabled() {
    let scene = TouchScene()
    scene.down(at: CGPoint(x: 10, y: 10), finger: 0)
    scene.down(at: CGPoint(x: 50, y: 10), finger: 1)
    scene.up(finger: 1)
    scene.up(finger: 0)
    expectEqual(scene.trace, ["view began", "view ended"])
    scene.view.isMultipleTouchEnabled = true
    scene.trace = []
    scene.down(at: CGPoint(x: 10, y: 10), finger: 0)
    scene.down(at: CGPoint(x: 50, y: 10), finger: 1)
    scene.up(finger: 1)
    scene.up(finger: 0)
    expectEqual(scene.trace, ["view began", "view began", "view ended", "view ended"])
  }

  @Test func isExclusiveTouchKeepsTouchesFromOtherViews() {
    let scene = TouchScene()
    let exclusive = TouchTracingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    exclusive.isExclusiveTouch = true
    scene.view.addSubview(exclusive)
    scene.down(at: CGPoint(x: 10, y: 10), finger: 0)
    scene.down(at: CGPoint(x: 200, y: 200), finger: 1)
    scene.up(finger: 1)
    expect(scene.trace.isEmpty && exclusive.trace == ["view began"])
    scene.up(finger: 0)
    scene.down(at: CGPoint(x: 200, y: 200), finger: 1)
    scene.down(at: CGPoint(x: 10, y: 10), finger: 0)
    expect(scene.trace == ["view began"] && exclusive.trace == ["view began", "view ended"])
  }

  @Test func aCancelledTouchCancelsGesturesAndViews() {
    let scene = TouchScene()
    scene.addRecognizer(UIPanGestureRecognizer(), named: "pan")
    scene.down(at: CGPoint(x: 10, y: 10))
    scene.cancel()
    expectEqual(scene.trace, ["view began", "view cancelled"])
    scene.trace = []
    scene.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 40), steps: 1)
    scene.cancel()
    expectEqual(scene.trace, ["view began", "pan began", "view cancelled", "pan cancelled"])
  }

  @Test func actionsReachTheirTargetsBySelector() {
    final class Target: UIResponder {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func tapped(_ sender: UITapGestureRecognizer) { calls.append("tapped \(sender.name ?? "")") }
      override class var _actions: [_Action] {
        super._actions + [_Action("plain", Target.plain), _Action("tapped:", Target.tapped(_:))]
      }
    }
    let scene = TouchScene()
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: "tapped:")
    tap.name = "first"
    tap.addTarget(target, action: "plain")
    scene.view.addGestureRecognizer(tap)
    scene.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(target.calls, ["tapped first", "plain"])
    tap.removeTarget(target, action: "plain")
    scene.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(target.calls, ["tapped first", "plain", "tapped first"])
  }

  @Test func screenEdgePansBeginOnlyAtTheEdge() {
    let scene = TouchScene()
    let edge = scene.addRecognizer(UIScreenEdgePanGestureRecognizer(), named: "edge")
    edge.edges = .left
    scene.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100), steps: 2)
    scene.up()
    expect(!scene.trace.contains("edge began"))
    scene.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 60, y: 100), steps: 2)
    scene.up()
    expect(scene.trace.contains("edge began") && scene.trace.contains("edge ended"))
  }

  @Test func interactionsAreToldTheirView() {
    final class Noting: NSObject, UIInteraction {
      weak var view: UIView?
      var notes: [String] = []
      func willMove(to view: UIView?) { notes.append(view == nil ? "will leave" : "will join") }
      func didMove(to view: UIView?) {
        self.view = view
        notes.append(view == nil ? "left" : "joined")
      }
    }
    let (first, second, interaction) = (UIView(), UIView(), Noting())
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    expect(first.interactions.isEmpty && second.interactions.count == 1 && interaction.view === second)
    expectEqual(interaction.notes, ["will join", "joined", "will leave", "left", "will join", "joined"])
  }

  @Test func hoverRecognisersFollowThePointer() {
    let scene = TouchScene()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scene.view.addSubview(inner)
    let hover = scene.addRecognizer(UIHoverGestureRecognizer(), named: "hover", to: inner)
    let input = HoverInput { _ in }
    func point(_ x: CGFloat?) { input.receive(x.map { CGPoint(x: $0, y: 10) }, windows: [scene.window]) }
    point(100)
    point(40)
    expectEqual(hover.location(in: inner), CGPoint(x: 40, y: 10))
    point(30)
    point(60)
    point(20)
    point(nil)
    expectEqual(scene.trace, ["hover began", "hover changed", "hover ended", "hover began", "hover ended"])
  }

  @Test func recognisersAreReleasedWithTheirViewAfterAGesture() {
    let scene = TouchScene()
    weak var recognizer: UIPanGestureRecognizer?
    weak var inner: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      scene.view.addSubview(view)
      scene.down(at: CGPoint(x: 50, y: 50))
      scene.move(to: CGPoint(x: 50, y: 90))
      expectEqual(pan.state, .began)
      scene.up()
      view.removeFromSuperview()
      (recognizer, inner) = (pan, view)
    }
    expect(recognizer == nil && inner == nil)
  }
}
