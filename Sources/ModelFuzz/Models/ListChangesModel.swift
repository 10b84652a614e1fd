import Fuzzing
import ListCore

/// Compares `ListMatching` and `ListChanges` with plain arrays, on which every batch is performed.
struct ListChangesModel: FuzzModel {
  static let name = "list-changes"

  private var generator: SeededGenerator
  private var current = ListReplay([])

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    let hasDuplicates = generator.oneIn(4)
    let target = generator.oneIn(8) ? fresh(hasDuplicates) : edited(hasDuplicates)
    try current.checkChanges(to: target, generator.oneIn(2) ? .byPlace : .byOccurrence)
    current = target
  }

  /// A list that has nothing to do with the one before it.
  private mutating func fresh(_ hasDuplicates: Bool) -> ListReplay {
    var identifiers = Array(0..<generator.int(0...24)).shuffled(using: &generator)
    if hasDuplicates { identifiers = identifiers.map { $0 % 5 } }
    let ids = Array(0..<5).shuffled(using: &generator).prefix(generator.int(0...4))
    var sections = ids.map { ListReplay.Section(id: $0, items: []) }
    guard !sections.isEmpty else { return ListReplay([]) }
    for item in identifiers { sections[generator.int(0...sections.count - 1)].items.append(item) }
    return ListReplay(sections)
  }

  /// The current list after a few edits.
  private mutating func edited(_ hasDuplicates: Bool) -> ListReplay {
    var sections = current.sections
    for _ in 0..<generator.int(0...6) { edit(&sections, hasDuplicates) }
    if !hasDuplicates { removeDuplicates(&sections) }
    return ListReplay(sections)
  }

  private mutating func edit(_ sections: inout [ListReplay.Section], _ hasDuplicates: Bool) {
    switch generator.int(0...9) {
    case 0:
      let id = generator.int(0...6)
      guard hasDuplicates || !sections.contains(where: { $0.id == id }) else { return }
      let items = (0..<generator.int(0...3)).map { _ in generator.int(0...30) }
      sections.insert(ListReplay.Section(id: id, items: items), at: generator.int(0...sections.count))
    case 1 where !sections.isEmpty:
      sections.remove(at: generator.int(0...sections.count - 1))
    case 2 where !sections.isEmpty:
      let section = sections.remove(at: generator.int(0...sections.count - 1))
      sections.insert(section, at: generator.int(0...sections.count))
    case 3...5 where !sections.isEmpty:
      insert(generator.int(0...30), &sections)
    case 6, 7:
      _ = removeItem(&sections)
    default:
      if let item = removeItem(&sections) { insert(item, &sections) }
    }
  }

  private mutating func insert(_ item: Int, _ sections: inout [ListReplay.Section]) {
    let section = generator.int(0...sections.count - 1)
    sections[section].items.insert(item, at: generator.int(0...sections[section].items.count))
  }

  private mutating func removeItem(_ sections: inout [ListReplay.Section]) -> Int? {
    let filled = sections.indices.filter { !sections[$0].items.isEmpty }
    guard let section = filled.randomElement(using: &generator) else { return nil }
    return sections[section].items.remove(at: generator.int(0...sections[section].items.count - 1))
  }

  private func removeDuplicates(_ sections: inout [ListReplay.Section]) {
    var seen = Set<Int>()
    var ids = Set<Int>()
    sections.removeAll { !ids.insert($0.id).inserted }
    for index in sections.indices { sections[index].items.removeAll { !seen.insert($0).inserted } }
  }
}
