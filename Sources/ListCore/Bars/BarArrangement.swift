/// The order of a tab bar's items while the user rearranges them, by the items' numbers in the order before.
///
/// The bar keeps its number of items. An item that is dropped on the bar replaces another one, which takes the dropped
/// item's position among the others. Fixed items stay where they are.
package struct BarArrangement: Equatable, Sendable {
  /// The items on the bar, from the leading end.
  package private(set) var bar: [Int]
  /// The items that are not on the bar, in their order.
  package private(set) var others: [Int]
  private let fixed: Set<Int>
  private let original: [Int]

  /// - Parameters:
  ///   - barCount: how many items are on the bar; the first ones are. At most `count`.
  ///   - count: the total number of items.
  ///   - fixed: the items that cannot be moved, whether on the bar or not.
  package init(barCount: Int, count: Int, fixed: Set<Int> = []) {
    bar = Array(0..<barCount)
    others = Array(barCount..<count)
    original = bar
    self.fixed = fixed
  }

  /// Whether the bar shows other items than before, or in another order.
  package var isChanged: Bool { bar != original }

  /// All items: those on the bar first.
  package var order: [Int] { bar + others }

  package func canMove(_ item: Int) -> Bool { !fixed.contains(item) && (bar.contains(item) || others.contains(item)) }

  /// Whether an item can be dropped at a position of the bar.
  package func canPlace(_ item: Int, at place: Int) -> Bool {
    canMove(item) && bar.indices.contains(place) && !fixed.contains(bar[place]) && bar[place] != item
  }

  /// Puts an item at a position of the bar. One from the bar moves there, past items that are not fixed; any other
  /// replaces the item at the position.
  /// - Returns: whether the arrangement has changed.
  @discardableResult
  package mutating func put(_ item: Int, at place: Int) -> Bool {
    guard canPlace(item, at: place) else { return false }
    if let old = bar.firstIndex(of: item) {
      // Fixed items keep their positions: the others move around them.
      var movable = bar.filter { !fixed.contains($0) }
      let places = bar.indices.filter { !fixed.contains(bar[$0]) }
      guard let from = places.firstIndex(of: old), let to = places.firstIndex(of: place) else { return false }
      movable.insert(movable.remove(at: from), at: to)
      for (place, item) in zip(places, movable) { bar[place] = item }
    } else if let index = others.firstIndex(of: item) {
      swap(&others[index], &bar[place])
    }
    return true
  }
}
