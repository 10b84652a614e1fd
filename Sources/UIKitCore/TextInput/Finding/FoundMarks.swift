/// The matches that a text view highlights behind its text.
@MainActor
final class FoundMarks {
  private let found: SelectionHighlight
  private let highlighted: SelectionHighlight
  /// All matches; in order where `isSorted`.
  private var all: [Range<Int>] = []
  private var isSorted = true
  /// The match that the user is at. Its letters are black on yellow [C].
  private(set) var current: Range<Int>?

  init(_ view: UIView) {
    // [?] Both opacities.
    found = SelectionHighlight(view, opacity: 0.3)
    highlighted = SelectionHighlight(view, opacity: 1)
  }

  var isEmpty: Bool { all.isEmpty }

  /// - Returns: the ranges whose letters change their look.
  /// - Complexity: O(1) for matches that come in order, O(log n) for one that is known.
  func set(_ style: UITextSearchFoundTextStyle, of range: Range<Int>) -> [Range<Int>] {
    if style == .normal { remove(range) } else { add(range) }
    let former = current
    if style == .highlighted { current = range } else if current == range { current = nil }
    return former == current ? [] : [former, current].compactMap(\.self)
  }

  private func add(_ range: Range<Int>) {
    if let last = all.last, isSorted, !Self.areInOrder(last, range) {
      if index(of: range) == nil {
        all.append(range)
        isSorted = false
      }
    } else {
      all.append(range)
    }
  }

  private func remove(_ range: Range<Int>) {
    sort()
    if let index = index(of: range) { all.remove(at: index) }
  }

  private func sort() {
    guard !isSorted else { return }
    all.sort(by: Self.areInOrder)
    all = all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }.map { all[$0] }
    isSorted = true
  }

  private static func areInOrder(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    (one.lowerBound, one.upperBound) < (other.lowerBound, other.upperBound)
  }

  /// The index of a range, if it is a match. The matches have to be sorted.
  private func index(of range: Range<Int>) -> Int? {
    let index = firstIndex { !Self.areInOrder($0, range) }
    return index < all.count && all[index] == range ? index : nil
  }

  /// The first of the sorted ranges with a property that all later ones have, too.
  private func firstIndex(where belongs: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(all[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func clear() -> [Range<Int>] {
    all = []
    isSorted = true
    defer { current = nil }
    return current.map { [$0] } ?? []
  }

  /// Highlights the matches within the visible range.
  func show(in visible: Range<Int>, rects: (Range<Int>) -> [CGRect]) {
    let ranges = ranges(in: visible)
    found.show(ranges.filter { $0 != current }.flatMap(rects), color: .systemYellow)
    highlighted.show(ranges.filter { $0 == current }.flatMap(rects), color: .systemYellow)
  }

  private func ranges(in visible: Range<Int>) -> ArraySlice<Range<Int>> {
    sort()
    let first = firstIndex { $0.upperBound > visible.lowerBound }
    return all[first...].prefix { $0.lowerBound < visible.upperBound }
  }
}
