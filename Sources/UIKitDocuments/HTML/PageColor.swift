import Foundation
import TextLayout
import UIKitCore

/// Colours as pages write them.
enum PageColor {
  /// The colour of `#0a0`, `rgb(0, 170, 0)`, `rgba(0, 170, 0, 0.5)` or a name; nil for anything else.
  static func color(_ text: String) -> UIColor? {
    let word = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if word.hasPrefix("#") { return hexadecimal(word.dropFirst()) }
    if word.hasPrefix("rgb") { return components(word) }
    return word == "transparent" ? .clear : named(word)
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    let whole = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard whole.count == 6 || whole.count == 8, let value = UInt32(whole.count == 6 ? whole + "ff" : whole, radix: 16)
    else {
      return nil
    }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static func components(_ text: String) -> UIColor? {
    let words = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .split { ", /".contains($0) }
    guard words.count == 3 || words.count == 4 else { return nil }
    let numbers = words.map { word -> CGFloat? in
      guard word.hasSuffix("%") else { return Double(word).map { CGFloat($0) } }
      return Double(word.dropLast()).map { CGFloat($0) / 100 * 255 }
    }
    let known = numbers.compactMap { $0 }
    guard known.count == words.count else { return nil }
    let alpha = known.count == 3 ? 1 : words[3].hasSuffix("%") ? known[3] / 255 : known[3]
    return UIColor(red: known[0] / 255, green: known[1] / 255, blue: known[2] / 255, alpha: alpha)
  }

  /// The names whose colours in HTML differ from those of X11, from which all other names are taken.
  private static let differing: [String: UIColor] = [
    "gray": gray(0x80), "grey": gray(0x80), "green": UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1),
    "maroon": UIColor(red: 128 / 255, green: 0, blue: 0, alpha: 1),
    "purple": UIColor(red: 128 / 255, green: 0, blue: 128 / 255, alpha: 1),
  ]

  private static func gray(_ value: CGFloat) -> UIColor {
    UIColor(red: value / 255, green: value / 255, blue: value / 255, alpha: 1)
  }

  private static func named(_ name: String) -> UIColor? {
    if let color = differing[name] { return color }
    return TextColor(named: name).map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
  }
}
