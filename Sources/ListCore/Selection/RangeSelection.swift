/// A range of items from the one where a selection began to its present end, which may be on either side.
package struct RangeSelection: Equatable, Sendable {
  /// The item at which the selection began.
  package let anchor: Int
  /// The item that the selection reaches now.
  package private(set) var end: Int

  /// The items that an extension adds and removes: at most one range each.
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
