/// Says when and where closures are called.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in the scheduler's time.
  associatedtype SchedulerTimeType: Strideable where Self.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the options for one closure.
  associatedtype SchedulerOptions

  /// The present time.
  var now: Self.SchedulerTimeType { get }
  /// The least tolerance that the scheduler knows.
  var minimumTolerance: Self.SchedulerTimeType.Stride { get }

  /// Calls the closure as soon as possible.
  func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  /// Calls the closure at a time.
  func schedule(
    after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Calls the closure at a time and then at intervals, until the result is cancelled.
  func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
    tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Calls the closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Calls the closure at a time, with the least tolerance.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Calls the closure at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Calls the closure at a time and then at intervals, with the least tolerance, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Calls the closure at a time and then at intervals, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

/// An interval that can be created from units of time.
public protocol SchedulerTimeIntervalConvertible {
  /// That many seconds.
  static func seconds(_ s: Int) -> Self
  /// That many seconds.
  static func seconds(_ s: Double) -> Self
  /// That many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// That many millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// That many billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}
