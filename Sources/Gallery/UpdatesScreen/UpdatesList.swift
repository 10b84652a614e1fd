import Fuzzing
import UIKit

/// The data of the Updates screen: rows in sections, changed at random by a seed.
struct UpdatesList {
  struct Row: Hashable {
    let id: Int
    var title: String
    /// The number of changes to the row.
    var edits = 0
  }

  struct Section {
    let id: Int
    var rows: [Row]
  }

  private static let names = [
    "Amber", "Basil", "Cedar", "Dune", "Ember", "Fern", "Grove", "Harbour", "Iris", "Juniper", "Kelp", "Linden", "Moss",
    "Nettle", "Olive", "Pine", "Quince", "Reed", "Sage", "Thyme", "Umber", "Vine", "Willow", "Yarrow",
  ]
  private static let maximumSections = 5
  private static let maximumRows = 24

  private(set) var sections: [Section] = []
  private var random: SeededGenerator
  private var nextID = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    sections = (0..<3).map { _ in makeSection(rows: 4) }
  }

  private mutating func makeRow() -> Row {
    defer { nextID += 1 }
    return Row(id: nextID, title: "\(Self.names[nextID % Self.names.count]) \(nextID + 1)")
  }

  private mutating func makeSection(rows: Int) -> Section {
    defer { nextID += 1 }
    return Section(id: nextID, rows: (0..<rows).map { _ in makeRow() })
  }

  /// Changes the list at random.
  mutating func change() -> UpdatesBatch {
    let before = sections
    var moved: Set<Int> = []
    var edited: Set<Int> = []
    changeSections()
    for _ in 0..<random.below(3) { if let path = anyRow() { remove(path) } }
    for _ in 0..<random.below(3) {
      guard let path = anyRow() else { break }
      let row = remove(path)
      insert(row)
      moved.insert(row.id)
    }
    if random.below(2) == 0, let path = anyRow(), !moved.contains(sections[path.section].rows[path.row].id) {
      sections[path.section].rows[path.row].edits += 1
      edited.insert(sections[path.section].rows[path.row].id)
    }
    for _ in 0..<random.below(4) where sections.reduce(0, { $0 + $1.rows.count }) < Self.maximumRows {
      insert(makeRow())
    }
    return UpdatesBatch(from: before, to: sections, moved: moved, edited: edited)
  }

  private mutating func changeSections() {
    guard random.below(4) == 0 else { return }
    if sections.count > 1, random.below(2) == 0 {
      sections.remove(at: random.below(sections.count))
    } else if sections.count < Self.maximumSections {
      sections.insert(makeSection(rows: 2), at: random.below(sections.count + 1))
    }
  }

  private mutating func anyRow() -> IndexPath? {
    let paths = sections.enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(row: $0, section: section) }
    }
    return paths.isEmpty ? nil : paths[random.below(paths.count)]
  }

  @discardableResult
  private mutating func remove(_ path: IndexPath) -> Row { sections[path.section].rows.remove(at: path.row) }

  private mutating func insert(_ row: Row) {
    let section = random.below(sections.count)
    sections[section].rows.insert(row, at: random.below(sections[section].rows.count + 1))
  }
}
