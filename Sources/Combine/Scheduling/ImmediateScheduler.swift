/// Calls closures at once; its time does not pass, so delays have no effect.
public struct ImmediateScheduler: Scheduler {
  /// A point in time, which has a number but no meaning: time does not pass.
  public struct SchedulerTimeType: Strideable {
    private let offset: Int

    init(offset: Int = 0) { self.offset = offset }

    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.offset - offset) }
    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(offset: offset + n.magnitude) }

    /// A difference of two points in time.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible
    {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = Int

      /// The number.
      public var magnitude: Int

      /// The difference `value`.
      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { magnitude = value }
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      /// No time.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// No time.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// No time.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// No time.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// No time.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }
  }

  /// The scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The only instance.
  nonisolated(unsafe) public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Calls the closure once, at once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
