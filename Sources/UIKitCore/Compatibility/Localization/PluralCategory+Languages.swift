import ListCore
import Synchronization
internal import _FoundationICU

extension PluralCategory {
  private struct Rules: @unchecked Sendable {
    /// Immutable, and safe to use from all threads according to ICU's documentation.
    let rules: OpaquePointer?
  }

  private static let known = Mutex<[String: Rules]>([:])

  /// The plural form for a number in a language; `other` if the language is unknown.
  ///
  /// The rules are Unicode's (CLDR, language plural rules), read from the ICU library in Foundation.
  static func of(_ number: Double, in language: String) -> PluralCategory {
    var status = U_ZERO_ERROR
    guard let rules = rules(of: language).rules else { return .other }
    // The longest keyword of CLDR has five letters.
    var buffer = [UChar](repeating: 0, count: 16)
    let count = swift_uplrules_select(rules, number, &buffer, Int32(buffer.count), &status)
    guard count > 0, count <= buffer.count else { return .other }
    return PluralCategory(rawValue: String(decoding: buffer[..<Int(count)], as: UTF16.self)) ?? .other
  }

  private static func rules(of language: String) -> Rules {
    known.withLock { known in
      if let rules = known[language] { return rules }
      var status = U_ZERO_ERROR
      let rules = Rules(rules: swift_uplrules_open(language, &status))
      known[language] = rules
      return rules
    }
  }
}
