import Stage
import UIKit

/// Calls every few seconds of the stage's clock, and costs nothing in between.
@MainActor
final class CarouselPacer {
  static let interval: TimeInterval = 3

  private var timer: FrameTimer?

  isolated deinit { timer?.cancel() }

  var isRunning: Bool { timer != nil }

  /// Begins to count anew, by the clock of what shows the layer.
  func start(with layer: CALayer, _ action: @escaping () -> Void) {
    stop()
    let clock = layer.mediaClock as? FrameClock
    timer = clock?.schedule(after: Self.interval, repeats: true, label: "a carousel") { _ in action() }
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }
}
