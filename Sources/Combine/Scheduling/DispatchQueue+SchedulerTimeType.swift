import Dispatch

extension DispatchQueue {
  /// A point in the time of queues.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The uptime.
    public var dispatchTime: DispatchTime

    /// The point `time`.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Decodes nanoseconds of uptime.
    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Encodes the nanoseconds of uptime.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// A difference of two points in the time of queues.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = Int

      /// Nanoseconds.
      public var magnitude: Int

      /// An interval; one that never ends is as long as it can be.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: self = .nanoseconds(.max)
        @unknown default: self = .nanoseconds(.max)
        }
      }

      /// That many seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// That many seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// That many nanoseconds.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// The interval as a type of Dispatch.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
      var seconds: Double { Double(magnitude) * 1e-9 }

      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product of the seconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { .seconds(lhs.seconds * rhs.seconds) }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude - rhs.magnitude) }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = (s * 1e9).rounded()
        return .nanoseconds(abs(nanoseconds) < 9.2e18 ? Int(nanoseconds) : nanoseconds < 0 ? -.max : .max)
      }
      public static func seconds(_ s: Int) -> Stride { .nanoseconds(product(s, 1_000_000_000)) }
      public static func milliseconds(_ ms: Int) -> Stride { .nanoseconds(product(ms, 1_000_000)) }
      public static func microseconds(_ us: Int) -> Stride { .nanoseconds(product(us, 1_000)) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanosecondCount: ns) }

      private init(nanosecondCount: Int) { magnitude = nanosecondCount }

      private static func product(_ count: Int, _ unit: Int) -> Int {
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return overflow ? (count < 0 ? -.max : .max) : product
      }
    }
  }
}
