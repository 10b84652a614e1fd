import Fuzzing
import UIKit

/// An operation on the table of the Fuzzer screen.
enum FuzzerOperation: Equatable {
  case batch(UpdatesBatch)
  case scroll(IndexPath, UITableView.ScrollPosition)
  case select(IndexPath)
  case deselect(IndexPath)
  case edit(Bool)
  case reload
}

/// Random operations on a list of rows, one after the other. The seed repeats them.
struct FuzzerRun {
  let seed: UInt64
  private(set) var list: UpdatesList
  /// How many operations there were.
  private(set) var count = 0
  private var random: SeededGenerator
  private var isEditing = false

  init(seed: UInt64) {
    self.seed = seed
    list = UpdatesList(seed: seed)
    random = SeededGenerator(seed: ~seed)
  }

  /// Makes the next operation, and changes the list accordingly.
  mutating func next() -> FuzzerOperation {
    count += 1
    switch random.below(10) {
    case 0...4: return .batch(list.change())
    case 5: return anyRow.map { .scroll($0, random.pick([.top, .middle, .bottom, .none])) } ?? .reload
    case 6: return anyRow.map { .select($0) } ?? .reload
    case 7: return anyRow.map { .deselect($0) } ?? .reload
    case 8:
      isEditing.toggle()
      return .edit(isEditing)
    default:
      // Changes the list without updating the table: the reload shows the change.
      _ = list.change()
      return .reload
    }
  }

  private var anyRow: IndexPath? {
    mutating get {
      let paths = list.sections.enumerated().flatMap { section, content in
        content.rows.indices.map { IndexPath(row: $0, section: section) }
      }
      return paths.isEmpty ? nil : random.pick(paths)
    }
  }
}

extension FuzzerOperation: CustomStringConvertible {
  var description: String {
    switch self {
    case .batch(let batch): Self.text(batch)
    case .scroll(let path, let position): "scroll to \(Self.text(path)) \(Self.text(position))"
    case .select(let path): "select \(Self.text(path))"
    case .deselect(let path): "deselect \(Self.text(path))"
    case .edit(let begins): begins ? "begin editing" : "end editing"
    case .reload: "reload data"
    }
  }

  private static func text(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  private static func text(_ position: UITableView.ScrollPosition) -> String {
    switch position {
    case .none: "into sight"
    case .top: "at the top"
    case .middle: "in the middle"
    case .bottom: "at the bottom"
    }
  }

  private static func text(_ batch: UpdatesBatch) -> String {
    let parts = [
      ("delete", batch.deletedRows.count), ("insert", batch.insertedRows.count), ("move", batch.movedRows.count),
      ("reload", batch.reloadedRows.count), ("delete sections", batch.deletedSections.count),
      ("insert sections", batch.insertedSections.count),
    ]
    let said = parts.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
    return said.isEmpty ? "batch without changes" : said.joined(separator: ", ")
  }
}
