import Foundation

/// A message made from a format string, such as `"%{public}@ has %d rows"`. Numbers are shown; strings and objects only
/// if the format marks them as public.
struct FormattedMessage {
  let format: String
  let arguments: [Any]

  func text(showsPrivate: Bool) -> String {
    var result = ""
    var rest = format[...]
    var values = arguments[...]
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let directive = Directive(&rest) else {
        result += "%"
        continue
      }
      if directive.conversion == "%" {
        result += "%"
      } else if let value = values.popFirst() {
        result += directive.privacy.shown(
          directive.text(value), isNumber: directive.isNumber, showsPrivate: showsPrivate)
      }
    }
    return result + rest
  }

  /// A format specifier after a percent sign, with its privacy options.
  private struct Directive {
    let privacy: OSLogPrivacy
    /// Flags, width and precision.
    let style: String
    let conversion: Character

    init?(_ rest: inout Substring) {
      var words: [Substring] = []
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        words = rest[..<end].dropFirst().split { ", ".contains($0) }
        rest = rest[end...].dropFirst()
      }
      privacy =
        words.contains("public")
        ? .public : words.contains("sensitive") ? .sensitive : words.contains("private") ? .private : .auto
      let style = rest.prefix { "-+ 0#.123456789".contains($0) }
      self.style = String(style)
      rest = rest.dropFirst(style.count).drop { "hlqLztj".contains($0) }
      guard let conversion = rest.popFirst() else { return nil }
      self.conversion = conversion
    }

    var isNumber: Bool { !"@sSpP".contains(conversion) }

    func text(_ value: Any) -> String {
      switch conversion {
      case "d", "i", "u", "x", "X", "o", "D", "U", "O":
        guard let number = value as? any BinaryInteger else { break }
        let bits = Int64(truncatingIfNeeded: number)
        return String(
          format: "%\(style)ll\(conversion.lowercased() == "x" ? String(conversion) : conversion.lowercased())", bits)
      case "f", "F", "e", "E", "g", "G", "a", "A":
        let number = (value as? any BinaryFloatingPoint).map { Double($0) }
        guard let number else { break }
        return String(format: "%\(style)\(conversion)", number)
      case "c":
        guard let number = value as? any BinaryInteger, let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number))
        else { break }
        return String(Character(scalar))
      default: break
      }
      return String(describing: value)
    }
  }
}
