/// Decides when a file that is being saved is read, and when a mistake in it is shown.
///
/// Programs save in many ways: they write a new file and rename it, empty the file and write it piece by piece, or move
/// it away first. A whole list is shown at once. A mistake may come from a file that is half written, so it is shown
/// only after a pause without further changes; the pause is longer while a program has the file open.
struct SaveRule: Equatable {
  /// A change of the file, as far as it is known.
  enum Event: Equatable {
    /// A writer closed it, or a complete file replaced it.
    case finished
    /// It is being written, or something on the way to it changed.
    case changed
    /// It is no longer there.
    case gone
  }

  /// The last event.
  private(set) var event = Event.finished

  mutating func note(_ event: Event) { self.event = event }

  /// How long to wait before the file is read. While a program writes piece by piece, the next piece often follows at
  /// once.
  var delay: Duration { event == .finished ? .zero : .milliseconds(8) }

  /// How long a mistake is held back after each kind of event: until a script may have written a second time, a program
  /// that has the file open may have written on, or a file that was moved away may be back.
  var patience: Duration {
    switch event {
    case .finished: .milliseconds(10)
    case .changed: .milliseconds(300)
    case .gone: .milliseconds(200)
    }
  }
}
