import Foundation
import Stage
import UIKit

extension MountedScreen {
  /// Touches the screen at `point` and lifts the finger again after `duration` seconds.
  ///
  /// - Parameter point: in points, from the top left corner.
  public func tap(at point: CGPoint, duration: TimeInterval = 0.05) {
    touch(.began, at: point)
    advance(by: duration)
    touch(.ended, at: point)
    advance(frames: 1)
  }

  /// Drags a finger from one point to another at an even pace, and lifts it where it stopped.
  ///
  /// - Parameters:
  ///   - press: seconds for which the finger rests before it moves, such as to lift a row.
  ///   - hold: seconds for which the finger rests at the end, so that the content does not decelerate.
  public func drag(
    from start: CGPoint, to end: CGPoint, press: TimeInterval = 0, duration: TimeInterval = 0.3,
    hold: TimeInterval = 0.2
  ) {
    pull(from: start, to: end, press: press, duration: duration)
    advance(by: hold)
    touch(.ended, at: end)
    advance(frames: 1)
  }

  /// Moves a finger quickly from `start`, and lifts it while it moves at `velocity`, in points per second.
  public func fling(from start: CGPoint, velocity: CGVector, duration: TimeInterval = 0.1) {
    let end = CGPoint(x: start.x + velocity.dx * duration, y: start.y + velocity.dy * duration)
    pull(from: start, to: end, duration: duration)
    touch(.ended, at: end)
    advance(frames: 1)
  }

  /// Clicks a point with the secondary mouse button, which opens menus.
  public func secondaryClick(at point: CGPoint) {
    touch(.began, at: point, .secondary)
    advance(by: 0.05)
    touch(.ended, at: point, .secondary)
    advance(frames: 1)
  }

  /// Turns the scroll wheel over a point. `distance` is that of the content: a negative `dy` moves it up, towards its
  /// end.
  public func wheel(at point: CGPoint, by distance: CGVector) {
    sendEvent(.scroll(ScrollEvent(location: point, delta: distance, timestamp: time)))
    advance(frames: 1)
  }

  private func pull(from start: CGPoint, to end: CGPoint, press: TimeInterval = 0, duration: TimeInterval) {
    let steps = max(1, Int((duration / FrameClock.virtualFrameInterval).rounded()))
    touch(.began, at: start)
    if press > 0 { advance(by: press) }
    for step in 1...steps {
      advance(frames: 1)
      let part = CGFloat(step) / CGFloat(steps)
      touch(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  private func touch(_ phase: PointerEvent.Phase, at point: CGPoint, _ button: PointerEvent.Button = .primary) {
    sendEvent(
      .pointer(
        PointerEvent(
          phase: phase, location: point, timestamp: time, kind: button == .primary ? .touch : .mouse, button: button)))
  }
}
