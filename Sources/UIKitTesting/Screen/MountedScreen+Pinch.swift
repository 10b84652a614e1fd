import Foundation
import Stage
import UIKit

extension MountedScreen {
  /// Puts two fingers side by side, moves them apart or together at an even pace, and lifts them.
  ///
  /// - Parameters:
  ///   - point: the point between the fingers, in points from the top left corner.
  ///   - start: their distance at the beginning, in points.
  ///   - end: their distance when they are lifted, in points. A gesture begins after the first ten points of the way.
  public func pinch(at point: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3) {
    func places(_ distance: CGFloat) -> [CGPoint] {
      [CGPoint(x: point.x - distance / 2, y: point.y), CGPoint(x: point.x + distance / 2, y: point.y)]
    }
    let steps = max(1, Int((duration / FrameClock.virtualFrameInterval).rounded()))
    send(.began, places(start))
    for step in 1...steps {
      advance(frames: 1)
      send(.moved, places(start + (end - start) * CGFloat(step) / CGFloat(steps)))
    }
    send(.ended, places(end))
    advance(frames: 1)
  }

  private func send(_ phase: PointerEvent.Phase, _ places: [CGPoint]) {
    for (id, place) in places.enumerated() {
      sendEvent(.pointer(PointerEvent(id: id + 1, phase: phase, location: place, timestamp: time)))
    }
  }
}
