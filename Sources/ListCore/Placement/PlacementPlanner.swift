/// Finds slots, rule by rule.
struct PlacementPlanner {
  private let sourceCount: Int
  private let available: Int
  private let minimumGap: Int
  private let kept: [PlacementSlot]
  private let closed: Range<Int>?
  private let place: (Int) -> Int?
  /// In the order of their gaps; new ones have no item yet.
  private var slots: [PlacementSlot] = []
  /// The number of slots for which no row is left.
  private(set) var lacks = 0
  /// Whether a row is left for a closed slot.
  private(set) var isWaiting = false

  private static let noItem = -1

  init(
    sourceCount: Int, available: Int, minimumGap: Int, kept: [PlacementSlot], closed: Range<Int>?,
    place: @escaping (Int) -> Int?
  ) {
    self.closed = closed
    self.sourceCount = sourceCount
    self.available = available
    self.minimumGap = minimumGap
    var items = Set<Int>()
    self.kept = kept.filter {
      $0.item >= 0 && $0.item < available && $0.gap >= 0 && $0.gap <= sourceCount && items.insert($0.item).inserted
    }.sorted { $0.gap < $1.gap }
    self.place = place
  }

  /// Takes over rows that are placed already, by the rules in force. A rule that names a slot by a row takes its row
  /// to that row's position. A row that was placed at the end stays when rows are appended.
  mutating func keep(_ rules: [(Int, PlacementRules.Rule)]) {
    var limits: [Int: Int] = [:]
    for (number, rule) in rules {
      switch rule {
      case .every(_, _, let limit): limits[number] = limit
      case .at, .end: limits[number] = 1
      case .after, .whenFewer: break
      }
    }
    for slot in kept {
      guard let limit = limits[slot.rule], limit > 0, hasRoom(slot.gap) else { continue }
      limits[slot.rule] = limit - 1
      slots.append(slot)
    }
  }

  private func hasRoom(_ gap: Int) -> Bool {
    guard let last = slots.last else { return true }
    return gap - last.gap >= minimumGap
  }

  mutating func add(_ rule: PlacementRules.Rule, _ number: Int) {
    switch rule {
    case .at(let gap): if !stands(number) { admit([gap], number) }
    case .after(let key):
      if let row = place(key) { admit([row + 1], number, item: keptItem(number)) }
    case .end: if !stands(number) { admit([sourceCount], number, item: keptItem(number)) }
    case .every(let interval, let from, let limit):
      let own = slots.filter { $0.rule == number }.map(\.gap)
      admit(lattice(own, max(interval, 1), max(from, 0)), number, limit: limit - own.count)
    case .whenFewer: break
    }
  }

  /// Whether a rule's row is placed already.
  private func stands(_ rule: Int) -> Bool { slots.contains { $0.rule == rule } }

  private func keptItem(_ rule: Int) -> Int {
    kept.first { slot in slot.rule == rule && !slots.contains { $0.item == slot.item } }?.item ?? Self.noItem
  }

  /// The slots of a repeated rule, continued in both directions from those that are placed already.
  private func lattice(_ own: [Int], _ interval: Int, _ from: Int) -> [Int] {
    guard let first = own.first, let last = own.last else {
      return from > sourceCount ? [] : Array(stride(from: from, through: sourceCount, by: interval))
    }
    var places = Array(stride(from: first - interval, through: from, by: -interval).reversed())
    for (gap, next) in zip(own, own.dropFirst()) {
      places += stride(from: gap + interval, through: next - interval, by: interval)
    }
    return places + stride(from: last + interval, through: sourceCount, by: interval)
  }

  /// Adds slots: first those after the closed range, then the others, each in the given order.
  private mutating func admit(_ gaps: [Int], _ rule: Int, item: Int = noItem, limit: Int = .max) {
    guard let closed else {
      admitInOrder(gaps, rule, item: item, limit: limit)
      return
    }
    let behind = gaps.filter { $0 >= closed.upperBound }
    let added = admitInOrder(behind, rule, item: item, limit: limit)
    admitInOrder(gaps.filter { $0 < closed.upperBound }, rule, item: item, limit: limit - added)
  }

  /// Whether no new row may be placed at a gap. Rows that were placed there or elsewhere in the visible area may stay.
  private func isClosed(_ gap: Int, _ item: Int) -> Bool { item < 0 && closed?.contains(gap) == true }

  /// Adds slots, given in order, as far as they keep their distance from others and there are rows for them.
  ///
  /// - Returns: how many slots were taken, including closed ones and those without a row left.
  @discardableResult
  private mutating func admitInOrder(_ gaps: [Int], _ rule: Int, item: Int, limit: Int) -> Int {
    var merged: [PlacementSlot] = []
    merged.reserveCapacity(slots.count + gaps.count)
    var next = 0
    var remaining = limit
    for gap in gaps where gap >= 0 && gap <= sourceCount && remaining > 0 {
      while next < slots.count, slots[next].gap <= gap {
        merged.append(slots[next])
        next += 1
      }
      if let previous = merged.last, gap - previous.gap < minimumGap { continue }
      if next < slots.count, slots[next].gap - gap < minimumGap { continue }
      remaining -= 1
      if isClosed(gap, item) {
        isWaiting = isWaiting || merged.count + slots.count - next < available
        continue
      }
      guard merged.count + slots.count - next < available else {
        lacks += 1
        continue
      }
      merged.append(PlacementSlot(gap: gap, item: item, rule: rule))
    }
    slots = merged + slots[next...]
    return limit - remaining
  }

  /// Keeps only rows that were placed before.
  mutating func dropNew() { slots.removeAll { $0.item < 0 } }

  /// The slots with their rows.
  func finish() -> [PlacementSlot] {
    var isUsed = [Bool](repeating: false, count: available)
    for slot in slots where slot.item >= 0 { isUsed[slot.item] = true }
    var free = 0
    return slots.map { slot in
      guard slot.item < 0 else { return slot }
      while isUsed[free] { free += 1 }
      free += 1
      return PlacementSlot(gap: slot.gap, item: free - 1, rule: slot.rule)
    }
  }
}
