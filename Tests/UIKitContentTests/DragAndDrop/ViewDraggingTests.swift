import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

/// Calls of a drag interaction's delegate, and the places of its items' pictures.
@MainActor @Suite(.serialized)
final class ViewDraggingTests {
  private lazy var scene = DragScene()
  private let nowhere = CGPoint(x: 250, y: 400)

  isolated deinit {}

  @Test func liftingAControlReleasesItsPress() {
    let control = PressedControl(frame: scene.source.bounds)
    control.note = { [scene] in scene.log.append($0) }
    scene.source.addSubview(control)
    scene.lift()
    expectEqual(scene.take().prefix(4), ["pressed", "items at 60", "released", "preview"])
    scene.touches.up()
  }

  @Test func liftDragAndDropCallbacksComeInOrder() {
    scene.touches.down(at: CGPoint(x: 60, y: 60))
    scene.advance(0.4)
    expect(scene.take() == [] && scene.pictures.isEmpty, "half a second is needed")
    scene.advance(0.2)
    expect(scene.take() == ["items at 60", "preview", "lift"] && scene.source.alpha == 0.5)
    expectEqual(scene.pictures.map(\.center), [CGPoint(x: 60, y: 60)])
    scene.touches.move(to: CGPoint(x: 65, y: 60))
    expectEqual(scene.take(), [], "a finger that trembles begins nothing")
    scene.touches.move(to: CGPoint(x: 80, y: 260))
    expectEqual(scene.take(), ["moves?", "begins", "lifted", "moved", "handle?", "enter", "update"])
    expectEqual(scene.pictures.map(\.center), [CGPoint(x: 80, y: 260)])
    expect(scene.sessions[0].isRestrictedToDraggingApplication && scene.sessions[0].allowsMoveOperation)
    scene.touches.move(to: CGPoint(x: 81, y: 260))
    expectEqual(scene.take(), ["moved", "update"])
    scene.touches.up()
    expectEqual(scene.take(), ["will end copy", "perform", "drop preview", "drops"])
    scene.advance(0.5)
    expectEqual(scene.take(), ["arrived", "conclude", "drop ends", "did end copy", "transferred"])
    expect(scene.pictures.isEmpty)
  }

  @Test func endingTheTouchImmediatelyCancelsTheLift() {
    scene.lift()
    scene.touches.up()
    expectEqual(scene.take().last, "lift taken back")
    scene.advance(0.5)
    expect(scene.take() == [] && scene.pictures.isEmpty)
  }

  @Test func droppingOutsideOfDestinationsReturnsTheItems() {
    scene.cancelPlace = CGPoint(x: 33, y: 44)
    scene.lift()
    scene.touches.move(to: nowhere)
    _ = scene.take()
    scene.touches.up()
    expectEqual(scene.take(), ["will end cancel", "preview back", "goes back"])
    expectEqual(scene.pictures.map(\.center), [CGPoint(x: 33, y: 44)])
    scene.advance(0.5)
    expect(scene.take() == ["is back", "did end cancel"] && scene.pictures.isEmpty)
  }

  @Test func withoutACancelPreviewThePreviewVanishesInPlace() {
    scene.lift()
    scene.touches.move(to: nowhere)
    scene.touches.up()
    expectEqual(scene.pictures.map(\.center), [nowhere])
    scene.advance(0.5)
    expect(scene.take().last == "did end cancel" && scene.pictures.isEmpty)
  }

  @Test func forbiddenProposalsAreNotDropped() {
    scene.operation = .forbidden
    scene.drag()
    _ = scene.take()
    scene.touches.up()
    scene.advance(0.5)
    expectEqual(
      scene.take(),
      [
        "will end forbidden", "preview back", "goes back", "drop ends", "is back", "did end forbidden",
      ])
  }

  @Test func aMoveTheSourceDoesNotAllowIsCancelled() {
    scene.operation = .move
    scene.allowsMoves = false
    scene.drag()
    scene.touches.up()
    expect(!scene.take().contains("perform"))
    scene.advance(1)
    scene.allowsMoves = true
    scene.drag()
    scene.touches.up()
    expect(scene.take().contains("will end move"))
  }

  @Test func aCancelledTouchEndsTheDrag() {
    scene.drag()
    _ = scene.take()
    scene.touches.cancel()
    scene.advance(0.5)
    expectEqual(
      scene.take(), ["will end cancel", "preview back", "goes back", "drop ends", "is back", "did end cancel"])
  }

  @Test func removingTheViewEndsItsDrag() {
    scene.drag()
    _ = scene.take()
    scene.source.removeFromSuperview()
    scene.touches.move(to: CGPoint(x: 90, y: 270))
    expectEqual(scene.take(), ["will end cancel", "preview back", "goes back", "drop ends"])
    scene.touches.up()
    scene.advance(0.5)
    expect(scene.take() == ["is back", "did end cancel"] && scene.pictures.isEmpty)
  }

  @Test func removingTheInteractionEndsItsDrag() {
    scene.drag()
    _ = scene.take()
    scene.source.removeInteraction(scene.dragging)
    expect(scene.take().prefix(1) == ["will end cancel"] && scene.dragging.view == nil)
    scene.advance(0.5)
    expect(scene.pictures.isEmpty)
    scene.touches.up()
    scene.lift()
    expect(!scene.take().contains("lift"))
  }

  @Test func disabledInteractionsAndViewsWithoutItemsLiftNothing() {
    scene.dragging.isEnabled = false
    scene.drag()
    scene.touches.up()
    expectEqual(scene.take(), [])
    scene.dragging.isEnabled = true
    scene.itemCount = 0
    scene.drag()
    scene.touches.up()
    expect(scene.take() == ["items at 60"] && scene.pictures.isEmpty)
  }

  @Test func disablingTheInteractionEndsItsDrag() {
    scene.drag()
    _ = scene.take()
    scene.dragging.isEnabled = false
    expectEqual(scene.take().first, "will end cancel")
  }

  @Test func dragInteractionsAreEnabledByDefaultOnlyOnPad() {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    expectEqual(UIDragInteraction.isEnabledByDefault, isPad)
    expectEqual(UIDragInteraction(delegate: scene).isEnabled, isPad)
  }

  @Test func previewsOfSeveralItemsAreStaggered() {
    scene.itemCount = 3
    scene.drag()
    expectEqual(Set(scene.pictures.map(\.center.x)), [80, 86, 92])
    scene.touches.up()
    scene.advance(0.5)
    expectEqual(scene.take().filter { $0 == "arrived" }.count, 3)
  }

  @Test func withoutPreviewsTheCallbacksAreEqual() {
    scene.makesPreviews = false
    scene.drag()
    expect(scene.pictures.isEmpty)
    _ = scene.take()
    scene.touches.up()
    scene.advance(0.5)
    expectEqual(
      scene.take(),
      [
        "will end copy", "perform", "drops", "arrived", "conclude", "drop ends", "did end copy", "transferred",
      ])
    scene.lift()
    scene.touches.move(to: nowhere)
    scene.touches.up()
    scene.advance(0.5)
    expectEqual(scene.take().suffix(4), ["will end cancel", "goes back", "is back", "did end cancel"])
  }

  @Test func largePreviewsShrinkUnlessFullSizeIsPreferred() throws {
    scene.source.bounds.size = CGSize(width: 480, height: 80)
    for isFullSize in [false, true] {
      scene.isFullSize = isFullSize
      scene.drag()
      scene.advance(0.5)
      let picture = try require(scene.pictures.first)
      expectEqual(picture.transform.a, (isFullSize ? 1 : 0.5))
      scene.touches.cancel()
      scene.advance(0.5)
    }
  }

  @Test func previewProvidersReplaceTheDragPreview() throws {
    scene.lift()
    let item = try require(scene.sessions.first?.items.first)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    item.previewProvider = { UIDragPreview(view: view) }
    scene.touches.move(to: CGPoint(x: 80, y: 260))
    expectEqual(scene.pictures.map(\.bounds.size), [CGSize(width: 30, height: 20)])
    scene.touches.cancel()
    scene.advance(0.5)
    scene.lift()
    scene.sessions.last?.items.first?.previewProvider = { nil }
    scene.touches.move(to: CGPoint(x: 80, y: 260))
    expect(scene.pictures.isEmpty)
  }

  @Test func aTapWithAnotherFingerAddsItems() {
    scene.drag()
    _ = scene.take()
    scene.touches.down(at: CGPoint(x: 230, y: 50), finger: 1)
    scene.touches.up(finger: 1)
    expectEqual(scene.take(), ["other adds at 30 30", "will add 1 of other", "update"])
    expectEqual(scene.sessions[0].items.count, 2)
    scene.joins = false
    scene.touches.down(at: CGPoint(x: 230, y: 50), finger: 1)
    scene.touches.up(finger: 1)
    expect(scene.take() == [] && scene.sessions[0].items.count == 2)
    scene.touches.cancel()
    scene.advance(1)
    _ = scene.take()
    scene.touches.tap(at: CGPoint(x: 230, y: 50))
    expectEqual(scene.take(), [], "nothing is dragged any more")
  }

  @Test func simultaneousGesturesContinueDuringTheLiftIfAllowed() {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.55
    scene.source.addGestureRecognizer(press)
    scene.lift()
    expect(press.state != .began && press.state != .changed)
    scene.touches.cancel()
    scene.advance(0.5)
    scene.dragging.allowsSimultaneousRecognitionDuringLift = true
    scene.lift()
    expectEqual(press.state, .began)
  }

  @Test func dragInteractionsDoNotRetainTheirDelegate() {
    var delegate: DragScene? = DragScene()
    let interaction = UIDragInteraction(delegate: delegate!)
    expect(interaction.delegate === delegate)
    delegate = nil
    expectNil(interaction.delegate)
  }

  @Test func aDragDoesNotChangeAccessibility() {
    expect(!scene.source.isAccessibilityElement && scene.source.accessibilityCustomActions == nil)
    scene.drag()
    expect(scene.pictures.allSatisfy { $0.accessibilityElementsHidden && !$0.isUserInteractionEnabled })
    expect(!scene.source.accessibilityElementsHidden && !scene.target.accessibilityElementsHidden)
  }
}

/// Notes when it is pressed and released.
private final class PressedControl: UIControl {
  var note: (String) -> Void = { _ in }
  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { note(isHighlighted ? "pressed" : "released") } }
  }
}
