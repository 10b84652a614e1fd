/// Items from where a selection began to where it is now, which may be on either side.
package struct RangeSelection: Equatable, Sendable {
  /// The item it began with.
  package let anchor: Int
  /// The item it reaches now.
  package private(set) var end: Int

  /// What an extension brings in and gives back: at most a stretch each, for both sides meet in the anchor.
  package struct Change: Equatable, Sendable {
    package var entering = 0..<0
    package var leaving = 0..<0
  }

  package init(anchor: Int) {
    self.anchor = anchor
    end = anchor
  }

  package var items: ClosedRange<Int> { min(anchor, end)...max(anchor, end) }

  /// O(1).
  package mutating func extend(to end: Int) -> Change {
    let old = items
    self.end = end
    return Change(entering: Self.part(of: items, beyond: old), leaving: Self.part(of: old, beyond: items))
  }

  private static func part(of items: ClosedRange<Int>, beyond others: ClosedRange<Int>) -> Range<Int> {
    if items.lowerBound < others.lowerBound { return items.lowerBound..<others.lowerBound }
    if items.upperBound > others.upperBound { return others.upperBound + 1..<items.upperBound + 1 }
    return 0..<0
  }
}
