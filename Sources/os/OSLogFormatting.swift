import Foundation

/// How a whole number is written.
public struct OSLogIntegerFormatting {
  let radix: Int
  var showsPlus = false
  var hasPrefix = false
  var isUppercase = false
  var digits: () -> Int = { 0 }

  /// With the digits 0 to 9.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// With the digits 0 to f.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// With the digits 0 to 7.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// With the digits 0 to 9, and a plus sign if asked for.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, showsPlus: explicitPositiveSign)
  }

  /// With at least as many digits 0 to 9, zeros before them.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, showsPlus: explicitPositiveSign, digits: minDigits)
  }

  /// With the digits 0 to f, and `0x` before them if asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, showsPlus: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
  }

  /// With at least as many digits 0 to f, and `0x` before them if asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, showsPlus: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
      digits: minDigits)
  }

  /// With the digits 0 to 7, and `0` before them if asked for.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, showsPlus: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
  }

  /// With at least as many digits 0 to 7, and `0` before them if asked for.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, showsPlus: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
      digits: minDigits)
  }

  func text(_ number: some FixedWidthInteger) -> String {
    var text = String(number.magnitude, radix: radix, uppercase: isUppercase)
    text = String(repeating: "0", count: max(0, digits() - text.count)) + text
    let prefix = hasPrefix ? (radix == 16 ? "0x" : radix == 8 ? "0" : "") : ""
    return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + text
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting {
  let conversion: Character
  var precision: (() -> Int)? = nil
  var showsPlus = false
  var isUppercase = false

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f") }
  /// As a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// As a power of ten where that is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }
  /// As a power of two, with the digits 0 to f.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }

  /// With six digits behind the point, and with a plus sign if asked for.
  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", showsPlus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// With some digits behind the point, and a plus sign if asked for.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "f", precision: precision, showsPlus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// As a power of ten, and with a plus sign if asked for.
  public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", showsPlus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// As a power of ten, with some digits behind the point, and a plus sign if asked for.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "e", precision: precision, showsPlus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// As a power of ten where that is shorter, and with a plus sign if asked for.
  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "g", showsPlus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// As a power of ten where that is shorter, with some digits, and a plus sign if asked for.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "g", precision: precision, showsPlus: explicitPositiveSign, isUppercase: uppercase)
  }

  func text(_ number: Double) -> String {
    let conversion = isUppercase ? conversion.uppercased() : String(conversion)
    return String(format: "%" + (showsPlus ? "+" : "") + (precision.map { ".\($0())" } ?? "") + conversion, number)
  }
}

/// The words for a truth value.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func text(_ value: Bool) -> String { self == .truth ? "\(value)" : value ? "yes" : "no" }
}

/// A column that a value is written into.
public struct OSLogStringAlignment: Sendable {
  private let width: Int
  private let isLeft: Bool

  /// No column.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0, isLeft: true) }

  /// Spaces behind the value fill a column.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isLeft: true)
  }

  /// Spaces before the value fill a column.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isLeft ? text + space : space + text
  }
}
