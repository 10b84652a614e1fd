import Foundation
import UIKit

extension MountedScreen {
  /// Taps the middle of the visible part of a target; with a duration, presses it that long.
  public func tap(_ target: ScreenTarget, duration: TimeInterval = 0.05) throws(NoSuchTarget) {
    tap(at: try point(of: target), duration: duration)
  }

  /// Drags a finger from a target by a distance; see `drag(from:to:duration:hold:)`.
  public func drag(
    _ target: ScreenTarget, by distance: CGVector, duration: TimeInterval = 0.3, hold: TimeInterval = 0.2
  ) throws(NoSuchTarget) {
    let start = try point(of: target)
    drag(from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), duration: duration, hold: hold)
  }

  /// The middle of the visible part of a target, in points from the screen's top left corner.
  public func point(of target: ScreenTarget) throws(NoSuchTarget) -> CGPoint { try target.find(self) }
}
