import Foundation

/// Lengths as pages write them, in UIKit's points: `1px` is 1 point, `1pt` is 4/3 points.
enum PageLength {
  /// The sizes `x-small` to `xxx-large`, and 1 to 7 of the element `font`, in points. `medium`, or 3, is the default.
  static let steps: [CGFloat] = [7.5, 9.75, 12, 13.5, 18, 24, 36]
  private static let names = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
  private static let standard: CGFloat = 12

  /// The font size of a CSS value; nil if it is none.
  static func fontSize(_ word: String, outer: CGFloat) -> CGFloat? {
    if let index = names.firstIndex(of: word) { return steps[index] }
    switch word {
    // Not among `names`, because the element `font` has no number for this size.
    case "xx-small": return 6.75
    case "smaller": return outer * 0.83
    case "larger": return outer * 1.2
    default:
      guard let size = points(word, of: outer), size > 0 else { return nil }
      return size
    }
  }

  /// The length of a CSS value, in which `em` and `%` are relative to `size`; nil if it is none.
  static func points(_ word: String, of size: CGFloat) -> CGFloat? {
    let digits = word.prefix { $0.isNumber || "+-.".contains($0) }
    guard let number = Double(digits), number.isFinite else { return nil }
    switch word.dropFirst(digits.count) {
    case "px", "": return number
    case "pt": return number * 4 / 3
    case "em": return number * size
    case "rem": return number * standard
    case "%": return number / 100 * size
    default: return nil
    }
  }

  /// A CSS line height as a multiple of the font size.
  static func multiple(_ word: String, of size: CGFloat) -> CGFloat? {
    if let number = Double(word), number.isFinite { return number }
    guard size > 0 else { return nil }
    return points(word, of: size).map { $0 / size }
  }
}
