/// Calls every few seconds of a clock, and costs nothing in between.
@MainActor
final class CarouselPacer {
  static let interval: Duration = .seconds(3)

  private var pacing: Task<Void, Never>?

  isolated deinit { pacing?.cancel() }

  var isRunning: Bool { pacing != nil }

  /// Begins to count again.
  func start(by clock: any Clock<Duration>, _ action: @escaping @MainActor () -> Void) {
    stop()
    pacing = Task { while (try? await clock.sleep(for: Self.interval)) != nil { action() } }
  }

  func stop() {
    pacing?.cancel()
    pacing = nil
  }
}
