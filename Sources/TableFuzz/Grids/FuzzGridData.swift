import Fuzzing

/// The items of a random grid, by section. No item has the name of another, ever.
struct FuzzGridData {
  private(set) var sections: [[Int]] = []
  private var nextName = 0

  private mutating func makeName() -> Int {
    nextName += 1
    return nextName
  }

  private mutating func makeItems(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> [Int] {
    (0..<random.int(count)).map { _ in makeName() }
  }

  /// Replaces all sections and items.
  mutating func replace(_ random: inout SeededGenerator) {
    sections = []
    for _ in 0..<random.int(0...4) { sections.append(makeItems(0...30, &random)) }
  }

  /// Gives an existing item another name.
  mutating func rename(section: Int, item: Int) { sections[section][item] = makeName() }

  /// Inserts a new item at an index path.
  mutating func insert(at place: (section: Int, item: Int)) {
    sections[place.section].insert(makeName(), at: place.item)
  }

  /// Moves an item, as the user did by hand.
  mutating func move(from: (section: Int, item: Int), to: (section: Int, item: Int)) {
    let item = sections[from.section].remove(at: from.item)
    sections[to.section].insert(item, at: to.item)
  }

  /// The changes of the items of one section.
  struct ItemChange {
    var deleted: [Int] = []
    var inserted: [Int] = []
    var move: (from: Int, to: Int)?
  }

  /// Deletes items of a section, moves one of the others to the end, and appends some.
  mutating func changeItems(ofSection section: Int, _ random: inout SeededGenerator) -> ItemChange {
    var change = ItemChange()
    let old = sections[section]
    change.deleted = old.indices.filter { _ in random.oneIn(5) }
    let kept = old.indices.filter { !change.deleted.contains($0) }
    var items = kept.map { old[$0] }
    if let first = kept.first, random.oneIn(2) {
      items.append(items.removeFirst())
      change.move = (first, items.count - 1)
    }
    for _ in 0..<random.int(0...3) {
      let place = change.move == nil ? random.int(0...items.count) : items.count
      items.insert(makeName(), at: place)
      change.inserted = change.inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
    }
    sections[section] = items
    return change
  }

  /// A section that is moved, deleted or inserted.
  enum SectionChange {
    case move(Int, Int)
    case delete(Int)
    case insert(Int)
  }

  /// Moves, deletes or inserts one section; nil if there is none to change.
  mutating func changeSections(_ random: inout SeededGenerator) -> SectionChange? {
    switch random.below(3) {
    case 0 where sections.count > 1:
      let (from, to) = (random.below(sections.count), random.below(sections.count))
      sections.insert(sections.remove(at: from), at: to)
      return .move(from, to)
    case 1 where !sections.isEmpty:
      let section = random.below(sections.count)
      sections.remove(at: section)
      return .delete(section)
    case 2 where sections.count < 6:
      let section = random.int(0...sections.count)
      sections.insert(makeItems(0...12, &random), at: section)
      return .insert(section)
    default: return nil
    }
  }
}
