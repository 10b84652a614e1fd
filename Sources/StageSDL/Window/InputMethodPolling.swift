import Dispatch
import Foundation

/// Polls SDL for events while text is entered: input methods answer over the message bus, whose descriptor SDL keeps to
/// itself. It polls often for a moment after a key, seldom otherwise (a candidate may be picked with the mouse), and
/// not at all if no bus is running.
@MainActor final class InputMethodPolling {
  private static let interval = DispatchTimeInterval.milliseconds(16)
  private static let restingInterval = DispatchTimeInterval.milliseconds(200)
  private static let pollsAfterKey = 30

  private unowned let session: SDLSession
  private let hasBus: Bool
  private var timer: (any DispatchSourceTimer)?
  private var quickPolls = 0

  init(session: SDLSession) {
    self.session = session
    let environment = ProcessInfo.processInfo.environment
    hasBus = MessageBus.address(environment: environment) != nil || environment["IBUS_ADDRESS"] != nil
  }

  /// Begins to poll, when text entry begins.
  func start() {
    guard hasBus, timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.poll() }
    }
    self.timer = timer
    reschedule()
    timer.activate()
  }

  /// Stops polling, when text entry ends.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  /// Polls often for a moment, as the input method is likely to answer soon.
  func keyWasPressed() {
    guard timer != nil else { return }
    let wasResting = quickPolls == 0
    quickPolls = InputMethodPolling.pollsAfterKey
    if wasResting { reschedule() }
  }

  private func poll() {
    session.drain()
    guard quickPolls > 0 else { return }
    quickPolls -= 1
    if quickPolls == 0 { reschedule() }
  }

  private func reschedule() {
    let interval = quickPolls > 0 ? InputMethodPolling.interval : InputMethodPolling.restingInterval
    timer?.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(2))
  }
}
