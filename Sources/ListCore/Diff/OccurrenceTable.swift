/// Hands out the positions of equal elements in order, each position once.
struct OccurrenceTable {
  /// For each element, the next position to be handed out.
  private var table: HandleTable
  /// For a position the next one with an equal element; empty until the first duplicate is met.
  private var later: ContiguousArray<Int32> = []

  init(capacity: Int) { table = HandleTable(capacity: capacity) }

  /// Adds positions that come before all those added so far. O(k) expected.
  mutating func add<Element: Hashable>(_ positions: Range<Int>, _ elements: UnsafeBufferPointer<Element>) {
    guard let base = elements.baseAddress else { return }
    for position in positions.reversed() {
      let hash = HandleTable.hash(elements[position].hashValue)
      let found = table.find(hash) { CommonEnds.isEqual(base + $0, base + position) }
      if let found {
        if later.isEmpty { later = ContiguousArray(repeating: ListMatching.none, count: elements.count) }
        later[position] = Int32(found)
        table.rename(found, to: position, hash: hash)
      } else {
        table.insert(position, hash: hash)
      }
    }
  }

  /// The first index of an element equal to `element` that has not been returned yet; ``ListMatching/none`` if there is
  /// none. O(1) expected.
  mutating func take<Element: Hashable>(
    _ element: UnsafePointer<Element>, _ elements: UnsafeBufferPointer<Element>
  ) -> Int32 {
    guard let base = elements.baseAddress else { return ListMatching.none }
    let hash = HandleTable.hash(element.pointee.hashValue)
    guard let found = table.find(hash, { CommonEnds.isEqual(base + $0, element) }) else { return ListMatching.none }
    if !later.isEmpty, later[found] != ListMatching.none {
      table.rename(found, to: Int(later[found]), hash: hash)
    } else {
      table.remove(found, hash: hash)
    }
    return Int32(found)
  }
}
