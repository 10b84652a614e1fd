import Fuzzing
import QuartzCore
import Stage
import UIKit

/// An offscreen stage with a window, and the user's input.
@MainActor
final class FuzzStage {
  static let size = CGSize(width: 160, height: 240)

  var random = SeededGenerator(seed: 0)
  /// The modifier keys that are held during touches.
  var modifiers: KeyModifiers = []
  let stage = OffscreenStage(size: FuzzStage.size, scale: 1)
  private let loop: FrameLoop
  let window: UIWindow

  init() {
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    window.makeKeyAndVisible()
  }

  func advance(by seconds: Double) { stage.advance(by: seconds) }

  /// Lays out the window, and a view that may be outside of it, as a frame does: repeatedly, as long as layout requests
  /// layout.
  func layOut(_ view: UIView) {
    window.layer.layoutTreeIfNeeded()
    view.layer.layoutTreeIfNeeded()
  }

  /// A finger that touches down, moves through points in order, and is lifted; now and then the touch is cancelled.
  /// - Parameters:
  ///   - press: how long it rests before it moves, in seconds.
  ///   - disturb: called between its steps.
  func touch(
    _ start: CGPoint, _ places: [CGPoint] = [], press: Double = 0, _ disturb: (CGPoint) -> Void = { _ in }
  ) {
    send(.began, start)
    if press > 0 { advance(by: press) }
    for place in places {
      advance(by: Double(random.int(1...3)) / 60)
      send(.moved, place)
      disturb(place)
    }
    send(random.oneIn(12) ? .cancelled : .ended, places.last ?? start)
  }

  func send(_ phase: PointerEvent.Phase, _ place: CGPoint, finger: Int = 0) {
    stage.send(
      .pointer(
        PointerEvent(id: finger, phase: phase, location: place, timestamp: stage.clock.now, modifiers: modifiers)))
  }

  func wheel(_ place: CGPoint, by distance: CGVector) {
    stage.send(.scroll(ScrollEvent(location: place, delta: distance, timestamp: stage.clock.now)))
  }

  func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) {
    for phase in [KeyEvent.Phase.down, .up] {
      stage.send(
        .key(
          KeyEvent(
            usage: key.rawValue, characters: "", modifiers: KeyModifiers(rawValue: modifiers.rawValue), phase: phase,
            timestamp: stage.clock.now)))
    }
  }
}
