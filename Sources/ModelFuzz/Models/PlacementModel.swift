import Fuzzing
import ListCore

/// Compares `PlacementRules` and `PlacementMap` with a mix in plain arrays, while rows come and go in both streams and
/// rules change.
struct PlacementModel: FuzzModel {
  static let name = "placement"

  private var generator: SeededGenerator
  private var posts: [Int] = []
  private var ads: [Int] = []
  private var rules = PlacementRules([.end])
  /// The placed ads, each with its slot, its number and the number of the post before it.
  private var placed: [(slot: PlacementSlot, ad: Int, anchor: Int?)] = []
  private var nextID = 0

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    let hadRules = rules
    change()
    let kept = hadRules == rules ? keptSlots() : []
    let key = generator.int(0...3)
    let place: (Int) -> Int? = { [count = posts.count] in $0 + key < count ? $0 + key : nil }
    let slots = rules.slots(sourceCount: posts.count, available: ads.count, kept: kept, place: place)
    try checkSlots(slots)
    if kept.isEmpty { try checkAgainstReference(slots, place) } else { try checkKept(kept, slots) }
    try checkMap(slots)
    placed = slots.map { (slot: $0, ad: ads[$0.item], anchor: $0.gap == 0 ? nil : posts[$0.gap - 1]) }
  }

  // MARK: Changes

  private mutating func change() {
    for _ in 0..<generator.int(0...3) {
      switch generator.int(0...6) {
      case 0, 1: posts.insert(contentsOf: ids(generator.int(1...6)), at: 0)
      case 2: posts.insert(contentsOf: ids(generator.int(1...6)), at: generator.int(0...posts.count))
      case 3: posts.removeAll { _ in generator.oneIn(6) }
      case 4: ads.append(contentsOf: ids(generator.int(1...4)))
      case 5: ads.removeAll { _ in generator.oneIn(4) }
      default: ads.insert(contentsOf: ids(1), at: 0)
      }
    }
    if posts.count > 60 { posts.removeFirst(40) }
    if ads.count > 20 { ads.removeLast(12) }
    if generator.oneIn(5) { rules = randomRules() }
  }

  private mutating func ids(_ count: Int) -> [Int] {
    nextID += count
    return Array(nextID - count..<nextID)
  }

  private mutating func randomRules() -> PlacementRules {
    PlacementRules(
      (0..<generator.int(1...3)).map { _ in randomRule(depth: 0) }, minimumGap: generator.int(0...3),
      isAllOrNone: generator.oneIn(4))
  }

  private mutating func randomRule(depth: Int) -> PlacementRules.Rule {
    switch generator.int(0...(depth == 0 ? 6 : 4)) {
    case 0: .at(generator.int(0...8))
    case 1: .end
    case 2: .after(key: generator.int(0...4))
    case 3, 4: .every(generator.int(1...6), from: generator.int(0...5), limit: generator.oneIn(2) ? .max : 3)
    default:
      .whenFewer(
        than: generator.int(0...20), [randomRule(depth: 1)],
        otherwise: (0..<generator.int(0...2)).map { _ in randomRule(depth: 1) })
    }
  }

  /// The slots of the ads that were placed before: each follows the post that it followed.
  private func keptSlots() -> [PlacementSlot] {
    placed.compactMap { slot, ad, anchor in
      guard let item = ads.firstIndex(of: ad) else { return nil }
      guard let anchor else { return PlacementSlot(gap: 0, item: item, rule: slot.rule) }
      return posts.firstIndex(of: anchor).map { PlacementSlot(gap: $0 + 1, item: item, rule: slot.rule) }
    }
  }

  // MARK: Checks

  private func checkSlots(_ slots: [PlacementSlot]) throws(Mismatch) {
    for (first, second) in zip(slots, slots.dropFirst()) {
      try expect(second.gap - first.gap >= rules.minimumGap, "\(first) is too near to \(second)")
    }
    try expect(Set(slots.map(\.item)).count, is: slots.count, "number of different items")
    for slot in slots {
      try expect((0...posts.count).contains(slot.gap) && ads.indices.contains(slot.item), "\(slot) is nowhere")
    }
  }

  /// If there are no conditions, placed rows keep their positions if they keep their distance.
  private func checkKept(_ kept: [PlacementSlot], _ slots: [PlacementSlot]) throws(Mismatch) {
    let repeated: [Int: Int] = Dictionary(
      uniqueKeysWithValues: rules.rules.enumerated().compactMap { number, rule in
        if case .every(_, _, let limit) = rule { return (number, limit) }
        return nil
      })
    let isPlain = rules.rules.allSatisfy { rule in
      if case .whenFewer = rule { return false }
      return true
    }
    guard isPlain, !rules.isAllOrNone, rules.rules.count == repeated.count else { return }
    let gaps = kept.map(\.gap).sorted()
    guard zip(gaps, gaps.dropFirst()).allSatisfy({ $1 - $0 >= rules.minimumGap }) else { return }
    for slot in kept { try expect(slots.contains(slot), "\(slot) is kept in \(slots)") }
  }

  private func checkAgainstReference(_ slots: [PlacementSlot], _ place: (Int) -> Int?) throws(Mismatch) {
    var chosen: [Int] = []
    var lacks = false
    for rule in inForce(rules.rules) {
      var remaining = Int.max
      let gaps: [Int]
      switch rule {
      case .at(let gap): gaps = [gap]
      case .end: gaps = [posts.count]
      case .after(let key): gaps = place(key).map { [$0 + 1] } ?? []
      case .every(let interval, let from, let limit):
        gaps = (0...posts.count).filter { $0 >= from && ($0 - from) % interval == 0 }
        remaining = limit
      case .whenFewer: gaps = []
      }
      for gap in gaps where gap <= posts.count && remaining > 0 {
        guard chosen.allSatisfy({ abs($0 - gap) >= rules.minimumGap }) else { continue }
        remaining -= 1
        if chosen.count < ads.count { chosen.append(gap) } else { lacks = true }
      }
    }
    if rules.isAllOrNone && lacks { chosen = [] }
    try expect(slots.map(\.gap), is: chosen.sorted(), "gaps by \(rules) of \(posts.count) posts, \(ads.count) ads")
    try expect(slots.map(\.item), is: Array(0..<slots.count), "items")
  }

  private func inForce(_ rules: [PlacementRules.Rule]) -> [PlacementRules.Rule] {
    rules.flatMap { rule -> [PlacementRules.Rule] in
      guard case .whenFewer(let limit, let few, let many) = rule else { return [rule] }
      return inForce(posts.count < limit ? few : many)
    }
  }

  private func checkMap(_ slots: [PlacementSlot]) throws(Mismatch) {
    let map = PlacementMap(sourceCount: posts.count, slots: slots)
    var mix: [PlacementMap.Content] = []
    var rest = slots[...]
    for row in 0...posts.count {
      while let slot = rest.first, slot.gap == row { mix.append(.placed(rest.removeFirst().item)) }
      if row < posts.count { mix.append(.source(row)) }
    }
    try expect(map.count, is: mix.count, "number of rows")
    for (index, content) in mix.enumerated() {
      try expect(map.content(at: index), is: content, "row \(index)")
      switch content {
      case .source(let row): try expect(map.index(ofSource: row), is: index, "place of source row \(row)")
      case .placed(let item): try expect(map.index(ofPlaced: item), is: index, "place of item \(item)")
      }
    }
    let unplaced = Set(ads.indices).subtracting(slots.map(\.item))
    for item in unplaced { try expect(map.index(ofPlaced: item), is: nil, "place of item \(item)") }
  }
}
