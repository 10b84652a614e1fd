import Foundation

/// The format of an integer.
public struct OSLogIntegerFormatting {
  let radix: Int
  var showsPlus = false
  var hasPrefix = false
  var isUppercase = false
  var digits: () -> Int = { 0 }

  /// Base 10.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// Base 16.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Base 8.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// In decimal, optionally with a plus sign.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, showsPlus: explicitPositiveSign)
  }

  /// In decimal, padded with zeros to a minimum number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, showsPlus: explicitPositiveSign, digits: minDigits)
  }

  /// In hexadecimal, optionally with the prefix `0x`.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, showsPlus: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
  }

  /// In hexadecimal, with a minimum number of digits, optionally with the prefix `0x`.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, showsPlus: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
      digits: minDigits)
  }

  /// In octal, optionally with the prefix `0`.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, showsPlus: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
  }

  /// In octal, with a minimum number of digits, optionally with the prefix `0`.
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

/// The format of a floating-point number.
public struct OSLogFloatFormatting {
  let conversion: Character
  var precision: (() -> Int)? = nil
  var showsPlus = false
  var isUppercase = false

  /// With six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f") }
  /// In scientific notation.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// In scientific notation where that is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }
  /// In hexadecimal, with a power of two.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }

  /// With six digits after the decimal point, optionally with a plus sign.
  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", showsPlus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// With `precision` digits after the decimal point, optionally with a plus sign.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "f", precision: precision, showsPlus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// In scientific notation, optionally with a plus sign.
  public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", showsPlus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// In scientific notation, with `precision` digits after the decimal point, optionally with a plus sign.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: "e", precision: precision, showsPlus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// In scientific notation where that is shorter, optionally with a plus sign.
  public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "g", showsPlus: explicitPositiveSign, isUppercase: uppercase)
  }

  /// In scientific notation where that is shorter, with `precision` digits, optionally with a plus sign.
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

/// The words in which a Boolean value is logged.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func text(_ value: Bool) -> String { self == .truth ? "\(value)" : value ? "yes" : "no" }
}

/// The alignment of a value in a column.
public struct OSLogStringAlignment: Sendable {
  private let width: Int
  private let isLeft: Bool

  /// No alignment: the value takes as many characters as it needs.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0, isLeft: true) }

  /// Left-aligned, padded with spaces to a minimum width in characters.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isLeft: true)
  }

  /// Right-aligned, padded with spaces to a minimum width in characters.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isLeft ? text + space : space + text
  }
}
