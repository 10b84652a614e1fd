import Foundation

extension OperationQueue {
  /// A point in the time of operation queues.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The point as a date of Foundation.
    public var date: Date

    /// The point `date`.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(date + n.magnitude) }

    /// A difference of two points in the time of operation queues.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Codable, Hashable, Sendable
    {
      public typealias FloatLiteralType = TimeInterval
      public typealias IntegerLiteralType = TimeInterval
      public typealias Magnitude = TimeInterval

      /// Seconds.
      public var magnitude: TimeInterval

      /// That many seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      /// That many seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      /// That many seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      /// That many seconds.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }

      /// Seconds.
      public var timeInterval: TimeInterval { magnitude }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
      public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
  }
}
