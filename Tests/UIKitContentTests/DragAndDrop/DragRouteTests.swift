import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized)
final class DragRouteTests {
  private lazy var scene = DragScene()

  isolated deinit {}

  private func press(_ code: UIKeyboardHIDUsage, for responder: UIResponder) -> UIPress {
    UIPress(
      key: UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: [], keyCode: code),
      window: scene.touches.window, responder: responder, timestamp: 0)
  }

  @Test func escapeCancelsTheDrag() throws {
    scene.drag()
    _ = scene.take()
    let keys = try require(scene.touches.window.presence.keyCapture)
    keys.pressesBegan([press(.keyboardEscape, for: keys)], with: nil)
    expectEqual(scene.take(), ["will end cancel", "preview back", "goes back", "drop ends"])
    expectNil(scene.touches.window.presence.keyCapture)
    scene.touches.move(to: CGPoint(x: 90, y: 270))
    scene.touches.up()
    scene.advance(0.5)
    expectEqual(scene.take(), ["is back", "did end cancel"])
  }

  @Test func otherKeysDoNotCancelTheDrag() throws {
    scene.drag()
    _ = scene.take()
    let keys = try require(scene.touches.window.presence.keyCapture)
    keys.pressesBegan([press(.keyboardA, for: keys)], with: nil)
    expectEqual(scene.take(), [])
  }

  @Test func dragsAreRegisteredInTheirWindowWhileActive() {
    let window = scene.touches.window
    scene.lift()
    expect(DragRoute.underWay(in: window).isEmpty, "nothing moved yet")
    scene.touches.move(to: CGPoint(x: 80, y: 260))
    expect(DragRoute.underWay(in: window).count == 1 && DragRoute.underWay(in: UIWindow()).isEmpty)
    scene.touches.up()
    expect(DragRoute.underWay(in: window).isEmpty)
  }
}
