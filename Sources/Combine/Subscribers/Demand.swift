extension Subscribers {
  /// A number of values that a subscriber asks for.
  @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    /// `Int.max + 1` means no limit; larger numbers are reduced to it.
    let rawValue: UInt

    init(rawValue: UInt) { self.rawValue = min(rawValue, UInt(Int.max) + 1) }

    /// No limit.
    public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)
    /// No value in addition to earlier demands.
    public static let none = Demand(rawValue: 0)

    /// At most `value`.
    ///
    /// - Precondition: `value` is not negative.
    public static func max(_ value: Int) -> Demand {
      if value < 0 { fatalError("Subscribers.Demand.max(\(value)): a demand is not negative; pass 0 or more") }
      return Demand(rawValue: UInt(value))
    }

    /// The number; `nil` without limit.
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Decodes a number; one above `Int.max` is without limit.
    public init(from decoder: any Decoder) throws {
      self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
    }

    /// Encodes the number.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
}

extension Subscribers.Demand {
  /// The sum; without limit if one side is, or if the sum exceeds `Int.max`.
  public static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
    return overflow ? .unlimited : Self(rawValue: sum)
  }

  /// The sum with a number, at least none; without limit if `lhs` is, or if the sum exceeds `Int.max`.
  public static func + (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs - .max(-rhs) : lhs + .max(rhs)
  }

  /// Adds a demand.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Adds a number.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// The product; without limit if `lhs` is, or if the product exceeds `Int.max`.
  public static func * (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return lhs }
    let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: Self.max(rhs).rawValue)
    return overflow ? .unlimited : Self(rawValue: product)
  }

  /// Multiplies by a number.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// The difference, at least none; without limit if `lhs` is.
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return lhs }
    return rhs.rawValue >= lhs.rawValue ? .none : Self(rawValue: lhs.rawValue - rhs.rawValue)
  }

  /// The difference to a number, at least none; without limit if `lhs` is.
  public static func - (lhs: Self, rhs: Int) -> Self {
    rhs < 0 ? lhs + .max(-rhs) : lhs - .max(rhs)
  }

  /// Subtracts a demand.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Subtracts a number.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  /// A demand without limit is more than any other.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Whether the demand is more than a number.
  public static func > (lhs: Self, rhs: Int) -> Bool { rhs < 0 || lhs.rawValue > UInt(rhs) }
  /// Whether the demand is at least a number.
  public static func >= (lhs: Self, rhs: Int) -> Bool { rhs < 0 || lhs.rawValue >= UInt(rhs) }
  /// Whether the demand is less than a number.
  public static func < (lhs: Self, rhs: Int) -> Bool { !(lhs >= rhs) }
  /// Whether the demand is at most a number.
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }
  /// Whether the demand is a number.
  public static func == (lhs: Self, rhs: Int) -> Bool { rhs >= 0 && lhs.rawValue == UInt(rhs) }
  /// Whether the demand differs from a number.
  public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }
  /// Whether a number is more than the demand.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
  /// Whether a number is at least the demand.
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
  /// Whether a number is less than the demand.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
  /// Whether a number is at most the demand.
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
  /// Whether a number is the demand.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
  /// Whether a number differs from the demand.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }
}
