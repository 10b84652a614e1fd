/// The signs by which Unicode nests directions in a text: what the attribute `writingDirection` stands for [D].
private enum DirectionSign {
  static let end = "\u{202C}"

  /// - Parameter level: A direction and its kind, as the attribute has them.
  static func begin(_ level: Int) -> String {
    let isRightToLeft = level & NSWritingDirection.rightToLeft.rawValue != 0
    let overrides = level & NSWritingDirectionFormatType.override.rawValue != 0
    return overrides ? (isRightToLeft ? "\u{202E}" : "\u{202D}") : (isRightToLeft ? "\u{202B}" : "\u{202A}")
  }
}

extension NSAttributedString {
  /// The text with signs in place of its attributes of direction, as layout understands them. They are not seen.
  func withDirectionSigns() -> NSAttributedString {
    let signed = NSMutableAttributedString(attributedString: self)
    // From the end, so that places before are still what they were.
    for (range, levels) in stretchesOfDirections.reversed() {
      signed.insert(
        signs(String(repeating: DirectionSign.end, count: levels.count), at: range.upperBound - 1),
        at: range.upperBound)
      signed.insert(signs(levels.map(DirectionSign.begin).joined(), at: range.lowerBound), at: range.lowerBound)
    }
    signed.removeAttribute(.writingDirection, range: NSRange(location: 0, length: signed.length))
    return signed
  }

  private func signs(_ signs: String, at place: Int) -> NSAttributedString {
    NSAttributedString(string: signs, attributes: attributes(at: place, effectiveRange: nil))
  }

  /// The ranges with directions of their own; neighbours that agree are one, whatever else tells them apart.
  private var stretchesOfDirections: [(range: Range<Int>, levels: [Int])] {
    var stretches: [(range: Range<Int>, levels: [Int])] = []
    enumerateAttribute(.writingDirection, in: NSRange(location: 0, length: length)) { value, range, _ in
      let levels = (value as? [Any] ?? []).compactMap { number($0).map { Int($0) } }.filter { $0 >= 0 }
      guard !levels.isEmpty else { return }
      let range = range.location..<range.location + range.length
      if let last = stretches.last, last.range.upperBound == range.lowerBound, last.levels == levels {
        stretches[stretches.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        stretches.append((range, levels))
      }
    }
    return stretches
  }
}
