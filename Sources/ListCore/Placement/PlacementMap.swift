/// The positions of a second stream's rows among those of a first one, and the way from a row of the mix to its
/// stream and back.
package struct PlacementMap: Equatable, Sendable {
  /// A row of the mix, by its number in its own stream.
  package enum Content: Hashable, Sendable {
    case source(Int)
    case placed(Int)
  }

  package let sourceCount: Int
  /// How many rows of the first stream precede each placed row, ascending.
  package let gaps: ContiguousArray<Int32>
  /// The row of the second stream at each slot. No number occurs twice.
  package let items: ContiguousArray<Int32>
  /// Slots in the order of their items.
  private let slotsByItem: ContiguousArray<Int32>

  /// - Precondition: the slots are in the order of their gaps, none of them beyond the source, no item twice.
  package init(sourceCount: Int, slots: some Sequence<PlacementSlot>) {
    self.sourceCount = sourceCount
    var gaps: ContiguousArray<Int32> = []
    var items: ContiguousArray<Int32> = []
    for slot in slots {
      gaps.append(Int32(slot.gap))
      items.append(Int32(slot.item))
    }
    self.gaps = gaps
    self.items = items
    let order = gaps.indices.map(Int32.init)
    slotsByItem = ContiguousArray(order.sorted { items[Int($0)] < items[Int($1)] })
  }

  package var placedCount: Int { gaps.count }
  /// The number of rows of the mix.
  package var count: Int { sourceCount + gaps.count }

  /// The row at a position of the mix. O(log k) in placed rows.
  package func content(at index: Int) -> Content {
    // The first slot whose position in the mix is not before `index`.
    let slot = Self.firstSlot(gaps.count) { Int(gaps[$0]) + $0 >= index }
    if slot < gaps.count, Int(gaps[slot]) + slot == index { return .placed(Int(items[slot])) }
    return .source(index - slot)
  }

  /// The position in the mix of a row of the first stream. O(log k).
  package func index(ofSource row: Int) -> Int { row + Self.firstSlot(gaps.count) { Int(gaps[$0]) > row } }

  /// The position in the mix of a row of the second stream; nil if it is not placed. O(log k).
  package func index(ofPlaced item: Int) -> Int? {
    let position = Self.firstSlot(slotsByItem.count) { Int(items[Int(slotsByItem[$0])]) >= item }
    guard position < slotsByItem.count else { return nil }
    let slot = Int(slotsByItem[position])
    return Int(items[slot]) == item ? Int(gaps[slot]) + slot : nil
  }

  private static func firstSlot(_ count: Int, _ isThere: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isThere(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
