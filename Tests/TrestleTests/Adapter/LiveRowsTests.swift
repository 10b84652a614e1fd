import Expectations
import ListCore
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("Rows that have cells")
struct LiveRowsTests {
  private let live = LiveRows()
  private let cells = (0..<4).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }

  private func row(_ name: String) -> AnyRow { AnyRow(Row(name, Headline(name))) }

  private func path(_ row: Int, _ section: Int = 0) -> RowPath { RowPath(section: section, row: row) }

  /// The names of the rows at the first places of a section.
  private func names(_ section: Int = 0) -> [String?] {
    (0..<4).map { live.row(at: path($0, section))?.row.identity.id?.base as? String }
  }

  private func fill() {
    for (number, cell) in cells.enumerated() { _ = live.show(row("\(number)"), in: cell, at: path(number)) }
  }

  @Test("are found by cell and by index path")
  func finding() {
    fill()
    expectEqual(names(), ["0", "1", "2", "3"])
    expectEqual(live.row(of: cells[2])?.path, path(2))
    live.remove(cells[2])
    expect(names() == ["0", "1", nil, "3"] && live.row(of: cells[2]) == nil && live.all.count == 3)
  }

  @Test("a cell that shows another row was not visible with it; one that shows the same row was")
  func reuse() {
    let first = live.show(row("a"), in: cells[0], at: path(0))
    (first.wasVisible, first.change, first.isStale) = (true, .changed, true)
    let same = live.show(row("a"), in: cells[0], at: path(1))
    expect(same === first && same.wasVisible && same.change == .changed && !same.isStale)
    let other = live.show(row("b"), in: cells[0], at: path(1))
    expect(other === first && !other.wasVisible && other.change == .shown)
    expectEqual(names(), [nil, "b", nil, nil], "the place before is free")
  }

  @Test("an index path belongs to the cell that was shown there last")
  func samePlace() {
    _ = live.show(row("old"), in: cells[0], at: path(0))
    _ = live.show(row("new"), in: cells[1], at: path(0))
    expectEqual(names()[0], "new")
    live.remove(cells[0])
    expectEqual(names()[0], "new", "the cell that leaves takes its place no longer")
  }

  @Test("move with the rows; deleted ones are found by their cells only")
  func moving() {
    fill()
    live.move { $0.row == 1 ? nil : RowPath(section: 0, row: $0.row == 0 ? 1 : $0.row) }
    expectEqual(names(), [nil, "0", "2", "3"])
    expect(live.row(of: cells[1])?.path == nil && live.row(of: cells[1])?.row.identity.id == AnyHashable("1"))
  }

  @Test("follow a row that the user moves", arguments: [(0, 2), (3, 0), (1, 1)])
  func reordering(_ source: Int, _ destination: Int) {
    fill()
    live.moveRow(path(source), to: path(destination))
    var expected = ["0", "1", "2", "3"]
    expected.insert(expected.remove(at: source), at: destination)
    expectEqual(names(), expected)
    live.moveRow(path(destination), to: path(0, 1))
    expected.remove(at: destination)
    expect(names().compactMap { $0 } == expected && names(1)[0] == "\(source)")
  }
}
