import Fuzzing
import UIKit

/// A valid batch: the data after it, and the operations that lead to them.
struct FuzzBatch {
  enum Operation {
    case insertRows([IndexPath])
    case deleteRows([IndexPath])
    case reloadRows([IndexPath])
    case reconfigureRows([IndexPath])
    case moveRow(IndexPath, IndexPath)
    case insertSections(IndexSet)
    case deleteSections(IndexSet)
    case reloadSections(IndexSet)
    case moveSection(Int, Int)
  }

  private(set) var sections: [FuzzSection] = []
  private(set) var operations: [Operation] = []
  /// The rows that the table replaces although their ids stay.
  private(set) var reloaded: Set<Int> = []

  private enum Fate {
    case stays, goes, changes, moves
  }

  /// Changes about one section in twelve and one row in `rarity`.
  @MainActor
  init(_ data: FuzzData, _ random: inout SeededGenerator, rarity: Int) {
    var movedSections: [(old: Int, section: FuzzSection)] = []
    var movedRows: [(old: IndexPath, row: FuzzRow)] = []
    var kept: [(old: Int, section: FuzzSection)] = []
    var reloadedSections: Set<Int> = []
    for (index, section) in data.sections.enumerated() {
      let fate = Self.fate(&random, rarity: 12)
      var rows: [FuzzRow] = []
      for (row, content) in section.rows.enumerated() {
        let path = IndexPath(row: row, section: index)
        let rowFate = Self.fate(&random, rarity: rarity)
        if rowFate == .moves {
          movedRows.append((path, content))
          continue
        }
        if fate == .goes || fate == .changes { continue }
        switch rowFate {
        case .goes: operations.append(.deleteRows([path]))
        case .changes:
          var changed = content
          changed.version += 1
          changed.height = CGFloat(random.int(4...14)) * 4
          if random.oneIn(2) {
            operations.append(.reloadRows([path]))
            reloaded.insert(content.id)
          } else {
            operations.append(.reconfigureRows([path]))
          }
          rows.append(changed)
        case .stays, .moves: rows.append(content)
        }
      }
      var after = section
      after.rows = rows
      switch fate {
      case .stays: kept.append((index, after))
      case .moves: movedSections.append((index, after))
      case .goes: operations.append(.deleteSections([index]))
      case .changes:
        operations.append(.reloadSections([index]))
        reloadedSections.insert(section.id)
        after.rows = (0..<random.int(0...5)).map { _ in data.makeRow(&random) }
        kept.append((index, after))
      }
    }
    place(kept, movedSections, data, &random)
    placeRows(movedRows, reloadedSections, data, &random, rarity: rarity)
    operations.shuffle(using: &random)
  }

  private static func fate(_ random: inout SeededGenerator, rarity: Int) -> Fate {
    guard random.oneIn(rarity) else { return .stays }
    return [.goes, .changes, .moves][random.int(0...2)]
  }

  @MainActor
  private mutating func place(
    _ kept: [(old: Int, section: FuzzSection)], _ moved: [(old: Int, section: FuzzSection)], _ data: FuzzData,
    _ random: inout SeededGenerator
  ) {
    sections = kept.map(\.section)
    for (_, section) in moved { sections.insert(section, at: random.int(0...sections.count)) }
    var fresh: Set<Int> = []
    if sections.count < 6, random.oneIn(8) || sections.isEmpty {
      let section = data.makeSection(rows: random.int(0...8), &random)
      fresh.insert(section.id)
      sections.insert(section, at: random.int(0...sections.count))
    }
    for (index, section) in sections.enumerated() {
      if fresh.contains(section.id) { operations.append(.insertSections([index])) }
      if let move = moved.first(where: { $0.section.id == section.id }) {
        operations.append(.moveSection(move.old, index))
      }
    }
    freshSections = fresh
  }

  private var freshSections: Set<Int> = []

  @MainActor
  private mutating func placeRows(
    _ moved: [(old: IndexPath, row: FuzzRow)], _ reloadedSections: Set<Int>, _ data: FuzzData,
    _ random: inout SeededGenerator, rarity: Int
  ) {
    var sources: [Int: IndexPath] = [:]
    for (old, row) in moved {
      sources[row.id] = old
      let section = random.int(0...sections.count - 1)
      sections[section].rows.insert(row, at: random.int(0...sections[section].rows.count))
    }
    var insertedIDs: Set<Int> = []
    for section in sections.indices
    where !freshSections.contains(sections[section].id) && !reloadedSections.contains(sections[section].id) {
      guard sections[section].rows.count < 40, random.oneIn(2) else { continue }
      let start = random.int(0...sections[section].rows.count)
      let rows = (0..<random.int(1...3)).map { _ in data.makeRow(&random) }
      insertedIDs.formUnion(rows.map(\.id))
      sections[section].rows.insert(contentsOf: rows, at: start)
    }
    var inserted: [IndexPath] = []
    for (section, content) in sections.enumerated() {
      for (index, row) in content.rows.enumerated() {
        let path = IndexPath(row: index, section: section)
        if let source = sources[row.id] { operations.append(.moveRow(source, path)) }
        if insertedIDs.contains(row.id) { inserted.append(path) }
      }
    }
    if !inserted.isEmpty { operations.append(.insertRows(inserted)) }
  }
}
