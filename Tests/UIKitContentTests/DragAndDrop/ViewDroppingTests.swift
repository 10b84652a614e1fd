import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

/// Calls of a drop interaction's delegate, by where the finger is.
@MainActor @Suite(.serialized)
final class ViewDroppingTests {
  private lazy var scene = DragScene()

  isolated deinit {}

  private func heard() -> [String] {
    scene.take().filter { ["handle?", "enter", "update", "exit", "perform", "drop ends", "conclude"].contains($0) }
  }

  @Test func canHandleIsQueriedOncePerSession() {
    scene.drag()
    expectEqual(heard(), ["handle?", "enter", "update"])
    scene.touches.move(to: CGPoint(x: 250, y: 400))
    expectEqual(heard(), ["exit"])
    scene.touches.move(to: CGPoint(x: 80, y: 260))
    expectEqual(heard(), ["enter", "update"])
    scene.touches.move(to: CGPoint(x: 250, y: 400))
    scene.touches.up()
    expectEqual(heard(), ["exit", "drop ends"])
  }

  @Test func aDelegateThatCannotHandleADragIsNotCalledAgain() {
    scene.handles = false
    scene.drag()
    scene.touches.move(to: CGPoint(x: 90, y: 260))
    scene.touches.up()
    expectEqual(heard(), ["handle?"])
  }

  @Test func theInnermostViewThatHandlesADragGetsIt() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let refusing = DragScene()
    refusing.handles = false
    let interaction = UIDropInteraction(delegate: refusing)
    inner.addInteraction(interaction)
    scene.target.addSubview(inner)
    scene.drag()
    expect(heard() == ["handle?", "enter", "update"] && refusing.take() == ["handle?"])
    scene.touches.cancel()
    scene.advance(1)
    _ = scene.take()
    refusing.handles = true
    scene.drag()
    expect(heard() == [] && refusing.take() == ["handle?", "enter", "update"])
    scene.touches.move(to: CGPoint(x: 25, y: 205))
    expect(refusing.take() == ["exit"] && heard() == ["handle?", "enter", "update"])
  }

  @Test func aViewRemovedDuringADragTakesNoDrop() {
    scene.drag()
    scene.target.removeFromSuperview()
    scene.touches.up()
    expect(!scene.take().contains("perform"))
    scene.advance(0.5)
    expectEqual(scene.take().last, "did end cancel")
  }

  @Test(arguments: [true, false]) func aViewReleasedDuringADragTakesNoDrop(_ moves: Bool) {
    do {
      let target = UIView(frame: scene.target.frame)
      target.addInteraction(UIDropInteraction(delegate: scene))
      scene.touches.window.addSubview(target)
      scene.target.removeFromSuperview()
    }
    scene.drag()
    expectEqual(heard(), ["handle?", "enter", "update"])
    scene.touches.window.subviews.first { $0.frame == scene.target.frame }?.removeFromSuperview()
    if moves { scene.touches.move(to: CGPoint(x: 90, y: 270)) }
    scene.touches.up()
    scene.advance(0.5)
    expectEqual(scene.take().last, "did end cancel")
  }

  @Test func removingADropInteractionDuringADragCallsSessionDidExit() {
    scene.drag()
    _ = scene.take()
    scene.target.removeInteraction(scene.dropping)
    expectEqual(heard(), ["exit"])
    scene.touches.up()
    expect(heard() == ["drop ends"] && scene.dropping.view == nil)
  }

  @Test func aDropDelegateMayEndTheDragInSessionDidUpdate() {
    scene.onUpdate = { [scene] in scene.source.removeInteraction(scene.dragging) }
    scene.drag()
    scene.touches.up()
    expectEqual(heard(), ["handle?", "enter", "update", "drop ends"])
  }

  @Test func objectsAreLoadedAfterPerformDrop() {
    scene.loadsTexts = true
    scene.itemCount = 2
    scene.drag()
    _ = scene.take()
    scene.touches.up()
    expectEqual(scene.take().prefix(4), ["will end copy", "perform", "text 0", "text 1"])
  }

  @Test func theDropDelegateChoosesThePreviewsTarget() {
    scene.dropPlace = CGPoint(x: 10, y: 10)
    scene.drag()
    scene.touches.up()
    expectEqual(scene.pictures.map(\.center), [CGPoint(x: 30, y: 210)])
    scene.advance(0.5)
    expect(scene.pictures.isEmpty)
  }

  @Test func simultaneousDropSessionsMustBeAllowed() {
    for allows in [false, true] {
      scene.dropping.allowsSimultaneousDropSessions = allows
      scene.drag()
      scene.touches.down(at: CGPoint(x: 230, y: 50), finger: 1)
      scene.advance(0.6)
      _ = scene.take()
      scene.touches.move(to: CGPoint(x: 60, y: 240), finger: 1)
      expect(heard() == (allows ? ["handle?", "enter", "update"] : []))
      scene.touches.cancel(finger: 1)
      scene.touches.cancel()
      scene.advance(1)
      _ = scene.take()
    }
  }

  @Test func dropInteractionsDoNotRetainTheirDelegate() {
    var delegate: DragScene? = DragScene()
    let interaction = UIDropInteraction(delegate: delegate!)
    expect(interaction.delegate === delegate && !interaction.allowsSimultaneousDropSessions)
    delegate = nil
    expectNil(interaction.delegate)
  }
}
