import Foundation
import Synchronization
internal import _FoundationICU

/// Numbers with their units in any language, as Unicode has them (CLDR, units). Foundation for Linux has no format for these.
enum UnitText {
  enum Width: String {
    /// "2 hours".
    case full = "full-name"
    /// "2 hr".
    case short
    /// "2h".
    case narrow
  }

  private struct Format: @unchecked Sendable {
    /// Immutable, and safe to use from all threads according to ICU's documentation.
    let format: OpaquePointer?
  }

  private static let known = Mutex<[String: Format]>([:])

  /// A number with its unit.
  ///
  /// - Parameters:
  ///   - number: With at most three digits after the point.
  ///   - unit: Unicode's name of the unit, such as `hour` or `kilometer-per-hour`.
  ///   - width: How long the name of the unit is.
  ///   - locale: The language.
  /// - Returns: The text; the number alone for a unit that Unicode lacks.
  static func text(_ number: Double, _ unit: String, _ width: Width, _ locale: Locale) -> String {
    text(number, unit, width, locale, digits: 0...3)
  }

  /// A number with its unit.
  ///
  /// - Parameter digits: The fewest and the most digits after the point.
  static func text(
    _ number: Double, _ unit: String, _ width: Width, _ locale: Locale, digits: ClosedRange<Int>
  ) -> String { text(number, skeleton: "unit/\(unit) unit-width-\(width.rawValue) \(precision(digits))", locale) }

  /// A number alone.
  static func number(_ number: Double, _ digits: ClosedRange<Int>, _ locale: Locale) -> String {
    text(number, skeleton: precision(digits), locale)
  }

  private static func precision(_ digits: ClosedRange<Int>) -> String {
    guard digits.upperBound > 0 else { return "precision-integer" }
    return "." + String(repeating: "0", count: digits.lowerBound)
      + String(repeating: "#", count: digits.upperBound - digits.lowerBound)
  }

  /// Lists amounts of several units: "1 hour, 2 minutes".
  static func list(_ texts: [String], _ width: Width, _ locale: Locale) -> String {
    let style = Self.listWidth(width)
    var status = U_ZERO_ERROR
    guard texts.count > 1, let list = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, style, &status)
    else { return texts.first ?? "" }
    defer { swift_ulistfmt_close(list) }
    let letters = texts.map { Array($0.utf16) }
    // ICU reads the texts from contiguous memory.
    let all = letters.flatMap { $0 }
    let lengths = letters.map { Int32($0.count) }
    var buffer = [UChar](repeating: 0, count: all.count + 32 * texts.count)
    let count = all.withUnsafeBufferPointer { all in
      var starts: [UnsafePointer<UChar>?] = []
      var start = 0
      for length in lengths {
        starts.append(all.baseAddress.map { $0 + start })
        start += Int(length)
      }
      return swift_ulistfmt_format(
        list, &starts, lengths, Int32(texts.count), &buffer, Int32(buffer.count), &status)
    }
    guard count > 0, count <= buffer.count else { return texts.joined(separator: ", ") }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }

  private static func listWidth(_ width: Width) -> UListFormatterWidth {
    switch width {
    case .full: ULISTFMT_WIDTH_WIDE
    case .short: ULISTFMT_WIDTH_SHORT
    case .narrow: ULISTFMT_WIDTH_NARROW
    }
  }

  private static func text(_ number: Double, skeleton: String, _ locale: Locale) -> String {
    var status = U_ZERO_ERROR
    guard let format = format(skeleton, locale.identifier).format, let result = swift_unumf_openResult(&status) else {
      return number.formatted(.number.locale(locale))
    }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(format, number, result, &status)
    var buffer = [UChar](repeating: 0, count: 128)
    let count = swift_unumf_resultToString(result, &buffer, Int32(buffer.count), &status)
    guard count > 0, count <= buffer.count else { return number.formatted(.number.locale(locale)) }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }

  private static func format(_ skeleton: String, _ locale: String) -> Format {
    known.withLock { known in
      if let format = known[locale + skeleton] { return format }
      var status = U_ZERO_ERROR
      let letters = Array(skeleton.utf16)
      let format = Format(format: swift_unumf_openForSkeletonAndLocale(letters, Int32(letters.count), locale, &status))
      known[locale + skeleton] = format
      return format
    }
  }
}
