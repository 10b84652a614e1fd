import Fuzzing
import ListCore

/// Compares `IdentityList` and its `ListMatching` with plain arrays: lists are cut into blocks at random, compared,
/// changed by moves of single rows, and searched for duplicates.
struct IdentityListModel: FuzzModel {
  static let name = "identity-list"

  /// Numbers, of which a few have the same hash.
  final class Block: IdentityBlock {
    let items: [Int]

    init(_ items: [Int]) { self.items = items }

    func forEachHash(in range: Range<Int>, _ body: (Int, UInt32) -> Void) {
      for place in range { body(place, HandleTable.hash((items[place] / 2).hashValue)) }
    }

    func isEqual(_ place: Int, to other: Block, _ otherPlace: Int) -> Bool {
      items[place] == other.items[otherPlace]
    }

    func commonPrefix(_ range: Range<Int>, _ other: Block, _ otherRange: Range<Int>) -> Int {
      zip(items[range], other.items[otherRange]).prefix { $0 == $1 }.count
    }

    func commonSuffix(_ range: Range<Int>, _ other: Block, _ otherRange: Range<Int>) -> Int {
      zip(items[range].reversed(), other.items[otherRange].reversed()).prefix { $0 == $1 }.count
    }
  }

  private var generator: SeededGenerator
  private var replay = ListReplay([])
  private var list = IdentityList<Block>()

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    if generator.oneIn(3) { try moveRow() } else { try compare() }
    try checkPlaces()
    if generator.oneIn(4) { try checkDuplicates() }
  }

  private mutating func compare() throws(Mismatch) {
    let target = generator.oneIn(6) ? fresh() : edited()
    let new = cut(target)
    let matching = ListMatching(from: list, to: new)
    try replay.checkChanges(to: target, matching, .byPlace)
    try checkNewPlaces(matching)
    replay = target
    list = new
  }

  /// Checks that the new numbers of old rows agree with the matching, which has the old number of each new row.
  private mutating func checkNewPlaces(_ matching: ListMatching) throws(Mismatch) {
    let wanted = (0..<list.rowCount).filter { _ in generator.oneIn(3) }
    let places = matching.newPlaces(of: wanted)
    for old in wanted {
      let expected = matching.isUnchanged ? old : matching.items.firstIndex(of: Int32(old))
      try expect(places[old], is: expected, "new place of row \(old)")
    }
  }

  private mutating func moveRow() throws(Mismatch) {
    let filled = replay.sections.indices.filter { !replay.sections[$0].items.isEmpty }
    guard let section = filled.randomElement(using: &generator) else { return }
    let source = RowPath(section: section, row: generator.int(0...replay.sections[section].items.count - 1))
    let item = replay.sections[section].items.remove(at: source.row)
    let target = generator.int(0...replay.sections.count - 1)
    let destination = RowPath(section: target, row: generator.int(0...replay.sections[target].items.count))
    replay.sections[target].items.insert(item, at: destination.row)
    list.moveRow(source, to: destination)
  }

  private func checkPlaces() throws(Mismatch) {
    try expect(list.sectionCount, is: replay.sections.count, "number of sections")
    try expect(list.rowCount, is: replay.items.count, "number of rows")
    var index = 0
    for (section, content) in replay.sections.enumerated() {
      try expect(list.rowCount(ofSection: section), is: content.items.count, "rows of section \(section)")
      for (row, item) in content.items.enumerated() {
        let path = RowPath(section: section, row: row)
        let (block, place) = list.place(of: path)
        try expect(block.items[place], is: item, "row \(path)")
        try expect(list.path(of: index), is: path, "path of row \(index)")
        index += 1
      }
    }
    try expect(list.contains(RowPath(section: replay.sections.count, row: 0)), is: false, "a row behind the last")
  }

  private func checkDuplicates() throws(Mismatch) {
    var last: [Int: Int] = [:]
    var expected: [RowPath] = []
    for (index, item) in replay.items.enumerated() {
      if let first = last[item] { expected += [list.path(of: first), list.path(of: index)] }
      last[item] = index
    }
    try expect(list.duplicates().flatMap { [$0.first, $0.second] }, is: expected, "duplicates")
  }

  // MARK: Lists

  private mutating func fresh() -> ListReplay {
    let range = generator.oneIn(3) ? 6 : 60
    var sections = Array(0..<5).shuffled(using: &generator).prefix(generator.int(0...4)).map {
      ListReplay.Section(id: $0, items: [])
    }
    for index in sections.indices {
      sections[index].items = (0..<generator.int(0...8)).map { _ in generator.int(0...range) }
    }
    return ListReplay(sections)
  }

  private mutating func edited() -> ListReplay {
    var sections = replay.sections
    for _ in 0..<generator.int(0...5) where !sections.isEmpty {
      let section = generator.int(0...sections.count - 1)
      let count = sections[section].items.count
      switch generator.int(0...6) {
      case 0: sections.swapAt(section, generator.int(0...sections.count - 1))
      case 1, 2: sections[section].items.insert(generator.int(0...60), at: generator.int(0...count))
      case 3 where sections.count > 1: sections.remove(at: section)
      case _ where count > 0:
        let item = sections[section].items.remove(at: generator.int(0...count - 1))
        let target = generator.int(0...sections.count - 1)
        if generator.oneIn(2) {
          sections[target].items.insert(item, at: generator.int(0...sections[target].items.count))
        }
      default: break
      }
    }
    return ListReplay(sections)
  }

  /// The list in blocks, of which parts are used.
  private mutating func cut(_ target: ListReplay) -> IdentityList<Block> {
    var list = IdentityList<Block>()
    for section in target.sections {
      var spans: [IdentityList<Block>.Span] = []
      var rest = section.items[...]
      while !rest.isEmpty {
        let part = rest.prefix(generator.int(1...rest.count))
        rest = rest.dropFirst(part.count)
        let padding = generator.int(0...1)
        let block = Block(Array(repeating: -1, count: padding) + part + [-2])
        spans.append(.init(block, padding..<padding + part.count))
      }
      list.append(AnyHashable(section.id), spans)
    }
    return list
  }
}
