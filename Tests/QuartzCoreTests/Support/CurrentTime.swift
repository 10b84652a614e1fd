import CoreGraphics

@testable import QuartzCore

/// The clock on which animations of a test begin, and that runs its frames.
final class CurrentTime: MediaClock {
  nonisolated(unsafe) static let clock = CurrentTime()
  private var now: CFTimeInterval = 0
  private var tickers: [Ticker] = []

  static var value: CFTimeInterval {
    get { clock.now }
    set {
      clock.now = newValue
      CurrentMediaClock.clock = clock
    }
  }

  var mediaTime: CFTimeInterval { now }
  func requestFrame() {}

  @MainActor func startTicking(_ block: @escaping @MainActor (CFTimeInterval) -> Void) -> any MediaTicker {
    let ticker = Ticker(block)
    tickers.append(ticker)
    return ticker
  }

  /// Runs one frame.
  @MainActor static func runFrame(at time: CFTimeInterval) {
    value = time
    for ticker in clock.tickers where ticker.isValid { ticker.block(time) }
    clock.tickers.removeAll { !$0.isValid }
  }

  final class Ticker: MediaTicker {
    let block: @MainActor (CFTimeInterval) -> Void
    var isValid = true

    init(_ block: @escaping @MainActor (CFTimeInterval) -> Void) {
      self.block = block
    }

    func cancel() {
      isValid = false
    }
  }
}
