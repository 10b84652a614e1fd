import Fuzzing
import ListCore

/// Compares `SectionedIdentifiers` with plain arrays, and the changes between two of them with those of the arrays.
struct SectionedIdentifiersModel: FuzzModel {
  static let name = "sectioned-identifiers"

  private var generator: SeededGenerator
  private var list = SectionedIdentifiers<Int, Int>()
  private var reference = ListReplay([])
  private var older = SectionedIdentifiers<Int, Int>()
  private var olderReference = ListReplay([])

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    if generator.oneIn(4) { try editSections() } else { try editItems() }
    try expect(list.items, is: reference.items, "items")
    if generator.oneIn(8) {
      try expectNoViolation(list.invariantViolation())
      try check()
    }
    if generator.oneIn(6) { try checkChanges() }
    if generator.oneIn(12) { rebuild() }
  }

  // MARK: Edits

  private mutating func editSections() throws(Mismatch) {
    let ids = reference.sections.map(\.id)
    switch generator.int(0...5) {
    case 0, 1:
      let added = Array((0..<8).shuffled(using: &generator).filter { !ids.contains($0) }.prefix(generator.int(0...2)))
      let position = generator.int(0...ids.count)
      list.insertSections(added, at: position)
      reference.sections.insert(contentsOf: added.map { .init(id: $0, items: []) }, at: position)
    case 2:
      let removed = (0..<generator.int(0...2)).map { _ in generator.int(0...7) }
      list.removeSections(removed)
      reference.sections.removeAll { removed.contains($0.id) }
    case 3 where generator.oneIn(20):
      list = SectionedIdentifiers()
      reference = ListReplay([])
    default:
      guard !ids.isEmpty else { return }
      let from = generator.int(0...ids.count - 1)
      let to = generator.int(0...ids.count - 1)
      list.moveSection(at: from, to: to)
      reference.sections.insert(reference.sections.remove(at: from), at: to)
    }
  }

  private mutating func editItems() throws(Mismatch) {
    guard !reference.sections.isEmpty else { return }
    var items = (0..<(generator.oneIn(5) ? generator.int(9...20) : generator.int(0...4))).map { _ in
      generator.int(0...60)
    }
    if generator.oneIn(3) {
      list.remove(items)
      reference.remove(items)
      return
    }
    if !generator.oneIn(10) { items = ListReplay.unique(items) }
    let others = reference.items.filter { !items.contains($0) }
    let section = generator.int(0...reference.sections.count - 1)
    var destination = SectionedIdentifiers<Int, Int>.Destination.endOfSection(section)
    if let other = others.randomElement(using: &generator), generator.oneIn(2) {
      destination = generator.oneIn(2) ? .before(other) : .after(other)
    }
    let duplicates = list.put(items, destination)
    let unique = ListReplay.unique(items)
    try expect(duplicates.count, is: items.count - unique.count, "items said to occur twice")
    reference.remove(unique)
    switch destination {
    case .endOfSection(let section): reference.sections[section].items += unique
    case .before(let item): reference.insert(unique, beside: item, offset: 0)
    case .after(let item): reference.insert(unique, beside: item, offset: 1)
    }
  }

  /// A copy of the list in new storage.
  private mutating func rebuild() {
    list = SectionedIdentifiers()
    list.insertSections(reference.sections.map(\.id), at: 0)
    for (position, section) in reference.sections.enumerated() { list.put(section.items, .endOfSection(position)) }
  }

  // MARK: Questions

  private func check() throws(Mismatch) {
    try expect(list.sections, is: reference.sections.map(\.id), "sections")
    for (position, section) in reference.sections.enumerated() {
      try expect(list.position(of: section.id), is: position, "place of section \(section.id)")
      try expect(list.items(ofSection: position), is: section.items, "items of section \(position)")
      for (row, item) in section.items.enumerated() {
        try expect(list.path(of: item), is: RowPath(section: position, row: row), "path of \(item)")
        try expect(list.sectionPosition(of: item), is: position, "section of \(item)")
        try expect(list.item(at: RowPath(section: position, row: row)), is: item, "item \(position).\(row)")
      }
    }
    for (index, item) in reference.items.enumerated() {
      try expect(list.index(of: item), is: index, "index of \(item)")
    }
    try expect(list.contains(61), is: false, "whether 61 is there")
    try expect(list.path(of: 61), is: nil, "path of 61")
    try expect(list.position(of: 9), is: nil, "place of section 9")
  }

  private mutating func checkChanges() throws(Mismatch) {
    let matching = ListMatching(from: older, to: list)
    let expected = ListMatching(from: olderReference.list, to: reference.list, duplicates: .byOccurrence)
    try expect(matching.isUnchanged, is: olderReference == reference, "whether nothing changed")
    try expect(older == list, is: olderReference == reference, "whether the lists are equal")
    if !matching.isUnchanged {
      try expect(matching.sections, is: expected.sections, "the sections' pairs")
      try expect(matching.items, is: expected.items, "the items' pairs")
    }
    older = list
    olderReference = reference
  }
}

extension ListReplay {
  fileprivate static func unique(_ items: [Int]) -> [Int] {
    var seen = Set<Int>()
    return items.filter { seen.insert($0).inserted }
  }

  fileprivate mutating func remove(_ items: [Int]) {
    for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
  }

  fileprivate mutating func insert(_ items: [Int], beside item: Int, offset: Int) {
    for index in sections.indices {
      guard let row = sections[index].items.firstIndex(of: item) else { continue }
      sections[index].items.insert(contentsOf: items, at: row + offset)
    }
  }
}
