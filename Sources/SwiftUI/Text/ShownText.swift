import UIKit

/// A text with uniform attributes, as most have: a label shows it without an attributed string.
struct UniformText: Equatable {
  let string: String
  let font: UIFont
  let color: UIColor
}

/// A text as a label shows it.
enum ShownText: Equatable {
  case uniform(UniformText)
  case attributed(NSAttributedString)

  var isEmpty: Bool {
    switch self {
    case .uniform(let text): text.string.isEmpty
    case .attributed(let text): text.length == 0
    }
  }

  /// The font of the first character; nil for an empty text.
  var font: UIFont? {
    switch self {
    case .uniform(let text): text.font
    case .attributed(let text):
      text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    }
  }

  /// Whether both have the same characters and fonts: then only colours differ.
  func hasSameSize(as other: ShownText?) -> Bool {
    switch (self, other) {
    case (.uniform(let own), .uniform(let other)): own.string == other.string && own.font == other.font
    case (.attributed(let own), .attributed(let other)): Self.hasSameSize(own, other)
    default: false
    }
  }

  private static func hasSameSize(_ own: NSAttributedString, _ other: NSAttributedString) -> Bool {
    guard own.string == other.string else { return false }
    var areSame = true
    own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { values, range, stop in
      var effective = NSRange()
      let others = other.attributes(at: range.location, effectiveRange: &effective)
      let keys: [NSAttributedString.Key] = [.font, .kern, .baselineOffset, .attachment]
      areSame =
        NSIntersectionRange(effective, range).length == range.length
        && keys.allSatisfy { (others[$0] as? NSObject) == (values[$0] as? NSObject) }
      if !areSame { stop.pointee = true }
    }
    return areSame
  }
}
