/// The matches that a text view shows behind its text.
@MainActor
final class FoundMarks {
  private let found: SelectionHighlight
  private let highlighted: SelectionHighlight
  private var styles: [Range<Int>: UITextSearchFoundTextStyle] = [:]
  private var sorted: [Range<Int>]?
  /// The match that the user is at. Its letters are black on yellow [C].
  private(set) var current: Range<Int>?

  init(_ view: UIView) {
    // [?] Both opacities.
    found = SelectionHighlight(view, opacity: 0.3)
    highlighted = SelectionHighlight(view, opacity: 1)
  }

  var isEmpty: Bool { styles.isEmpty }

  /// - Returns: the ranges whose letters look otherwise now.
  func set(_ style: UITextSearchFoundTextStyle, of range: Range<Int>) -> [Range<Int>] {
    if style == .normal { styles[range] = nil } else { styles[range] = style }
    if style != .highlighted || styles.count != sorted?.count { sorted = nil }
    let former = current
    if style == .highlighted { current = range } else if current == range { current = nil }
    return former == current ? [] : [former, current].compactMap(\.self)
  }

  func clear() -> [Range<Int>] {
    styles = [:]
    sorted = nil
    defer { current = nil }
    return current.map { [$0] } ?? []
  }

  /// Shows the matches within a range that is in sight.
  func show(in visible: Range<Int>, rects: (Range<Int>) -> [CGRect]) {
    let ranges = ranges(in: visible)
    found.show(ranges.filter { $0 != current }.flatMap(rects), color: .systemYellow)
    highlighted.show(ranges.filter { $0 == current }.flatMap(rects), color: .systemYellow)
  }

  private func ranges(in visible: Range<Int>) -> ArraySlice<Range<Int>> {
    let all = sorted ?? styles.keys.sorted { $0.lowerBound < $1.lowerBound }
    sorted = all
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].upperBound <= visible.lowerBound { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.lowerBound < visible.upperBound }
  }
}
