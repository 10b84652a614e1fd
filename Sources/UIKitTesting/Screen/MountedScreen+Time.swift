import Foundation
import Stage
import UIKit

extension MountedScreen {
  /// Advances the clock by `seconds`: timers fire, animations move and frames are run, each at its own time.
  public func advance(by seconds: TimeInterval) {
    stage.advance(by: seconds)
  }

  /// Advances the clock by a number of frames.
  public func advance(frames: Int) {
    advance(by: Double(frames) * FrameClock.virtualFrameInterval)
  }

  /// Advances the clock until the screen is at rest and every visible image is decoded.
  ///
  /// - Parameter limit: seconds of the screen's time after which it gives up.
  /// - Throws: `StillMoving`, which names the unfinished work.
  public func settle(limit: TimeInterval = 10) throws(StillMoving) {
    let end = time + limit
    repeat {
      advance(frames: 1)
      guard loop.pendingWork.isEmpty else { continue }
      guard ImageDecoding.pendingCount > 0 else { return }
      guard ImageDecoding.finish(timeout: MountedScreen.decodingLimit) else { break }
    } while time < end
    let images = ImageDecoding.pendingCount
    throw StillMoving(
      limit: limit, reasons: loop.pendingWork + (images > 0 ? ["\(images) images to decode"] : []))
  }

  /// Runs frames and tasks until a condition holds and nothing moves any more: for a screen that loads.
  ///
  ///     try await screen.settle { feed.phase == .loaded }
  ///
  /// Each turn advances the screen's time by a frame. It gives up when a minute of real time has passed and other tasks
  /// have had many turns.
  ///
  /// - Throws: `StillMoving`, which names the unfinished work.
  public func settle(until isReached: () -> Bool) async throws(StillMoving) {
    let start = time
    let isDone = await waitUntil {
      self.advance(frames: 1)
      return isReached() && self.loop.pendingWork.isEmpty && ImageDecoding.pendingCount == 0
    }
    guard !isDone else { return }
    let waited = isReached() ? [] : ["not come to what was waited for"]
    throw StillMoving(limit: time - start, reasons: waited + loop.pendingWork)
  }

  /// The longest real time to wait for images that are being decoded, in seconds.
  private static let decodingLimit: TimeInterval = 30
}

/// Thrown if a screen still moved at the end of the time limit.
public struct StillMoving: Error, CustomStringConvertible {
  /// The seconds that were allowed, on the screen's clock.
  public var limit: TimeInterval
  /// The pending work, in a few words each.
  public var reasons: [String]

  /// The limit and the pending work.
  public var description: String {
    "after \(LayoutNumber.text(limit)) s the screen still has \(reasons.joined(separator: ", "))"
  }
}
