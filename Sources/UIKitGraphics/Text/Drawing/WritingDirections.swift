/// Unicode's control characters for nested directions, to which the attribute `writingDirection` corresponds [D].
private enum DirectionControl {
  static let end = "\u{202C}"

  /// - Parameter level: A direction and its kind, as the attribute has them.
  static func begin(_ level: Int) -> String {
    let isRightToLeft = level & NSWritingDirection.rightToLeft.rawValue != 0
    let overrides = level & NSWritingDirectionFormatType.override.rawValue != 0
    return overrides ? (isRightToLeft ? "\u{202E}" : "\u{202D}") : (isRightToLeft ? "\u{202B}" : "\u{202A}")
  }
}

extension AttributedRuns {
  /// The text with invisible Unicode control characters in place of its direction attributes: layout only understands
  /// the characters.
  func withDirectionSigns() -> AttributedRuns {
    var signed = self
    // From the end, so that earlier offsets stay valid.
    for (range, levels) in stretchesOfDirections.reversed() {
      signed.insert(
        String(repeating: DirectionControl.end, count: levels.count), at: range.upperBound, like: range.upperBound - 1)
      signed.insert(levels.map(DirectionControl.begin).joined(), at: range.lowerBound, like: range.lowerBound)
    }
    signed.changeAll { $0[.writingDirection] = nil }
    return signed
  }

  /// - Parameter place: the offset whose attributes the inserted text takes.
  private mutating func insert(_ signs: String, at offset: Int, like place: Int) {
    replace(offset..<offset, with: signs, attributes: attributes(at: place))
  }

  /// The ranges with nested directions; neighbours with equal directions are joined, even if other attributes differ.
  private var stretchesOfDirections: [(range: Range<Int>, levels: [Int])] {
    var stretches: [(range: Range<Int>, levels: [Int])] = []
    for run in runs {
      let levels = (run.attributes[.writingDirection] as? [Any] ?? []).compactMap { number($0).map { Int($0) } }
        .filter { $0 >= 0 }
      guard !levels.isEmpty else { continue }
      if let last = stretches.last, last.range.upperBound == run.range.lowerBound, last.levels == levels {
        stretches[stretches.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        stretches.append((run.range, levels))
      }
    }
    return stretches
  }
}
