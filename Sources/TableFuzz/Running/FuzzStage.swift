import Fuzzing
import QuartzCore
import Stage
import UIKit

/// An offscreen stage with a window on it, and what a user does there.
@MainActor
final class FuzzStage {
  static let size = CGSize(width: 160, height: 240)

  var random = SeededGenerator(seed: 0)
  /// The keys that are down while a finger is.
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

  /// Lays out what is in the window, and a view that may be in none, as a frame does: again while layout asks for layout.
  func layOut(_ view: UIView) {
    window.layer.layoutTreeIfNeeded()
    view.layer.layoutTreeIfNeeded()
  }

  /// A finger that goes down, to places one after the other, and away; now and then the system takes the touch from it.
  /// - Parameters:
  ///   - press: for how long it rests before it moves, in seconds.
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
