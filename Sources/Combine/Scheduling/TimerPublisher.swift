import Foundation

extension Timer {
  /// Sends the time at intervals on a run loop, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends the time at intervals, once it is connected.
  final public class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// Seconds between two values.
    public final let interval: TimeInterval
    /// How many seconds late a value may be.
    public final let tolerance: TimeInterval?
    /// The run loop on which values are sent.
    public final let runLoop: RunLoop
    /// The mode of the run loop in which values are sent.
    public final let mode: RunLoop.Mode
    /// Passed on to the run loop.
    public final let options: RunLoop.SchedulerOptions?

    private let ticks = PassthroughSubject<Date, Never>()

    /// A publisher of these parts.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      ticks.subscribe(subscriber)
    }

    public final func connect() -> any Cancellable {
      let ticks = ticks
      if let clock = runLoop.virtualClock {
        return AnyCancellable(
          MainTimeline.schedule(on: clock, after: interval, every: interval) {
            ticks.send(MainTimeline.date(of: clock))
          })
      }
      nonisolated(unsafe) let subject = ticks
      let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
