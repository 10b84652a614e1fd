import Expectations
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("Arrangements of sections")
struct SectionArrangementTests {
  @Test("columns by width: as many as fit with the spaces between them, and one at least")
  func columns() {
    let columns = GridColumns.widthAtLeast(100)
    let widths: [(CGFloat, Int)] = [(50, 1), (100, 1), (207, 1), (208, 2), (316, 3), (.infinity, 1), (0, 1)]
    for (width, count) in widths { expectEqual(columns.count(width: width, spacing: 8), count, "\(width)") }
    expectEqual(GridColumns.count(0).count(width: 300, spacing: 8), 1)
    expectEqual(GridColumns.widthAtLeast(0).count(width: 10, spacing: 0), 10)
  }

  @Test("are equal if their sections are laid out alike; custom ones by their values")
  func equality() {
    func own(_ value: Int) -> SectionArrangement {
      .section(value) { _ in
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
      }
    }
    let all: [SectionArrangement] = [
      .list(), .list(.insetGrouped), .grid(columns: .count(2)), .grid(columns: .count(3)),
      .sideways(width: .fraction(1)), .sideways(rows: 3, width: .fraction(1)), own(1), own(2), .list().pinsHeader(),
      .list().insets(.zero),
    ]
    for (place, one) in all.enumerated() {
      for (otherPlace, other) in all.enumerated() { expectEqual((one == other), (place == otherPlace)) }
    }
    expectEqual(own(1), own(1))
  }
}
