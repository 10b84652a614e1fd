import Expectations
import Foundation
import ListCore
import Testing

@Suite struct GroupSequenceTests {
  private typealias Sizes = GroupSolverTests

  private func sequence(
    _ group: LayoutItem, items: Int, axis: LayoutAxis = .vertical, spacing: CGFloat = 0
  ) -> GroupSequence {
    GroupSequence(
      GroupSequence.Setting(
        group: group, container: CGSize(width: 300, height: 500), axis: axis, spacing: spacing, scale: 2),
      itemCount: items)
  }

  private let grid = GroupSolverTests.line(
    .horizontal, GroupSolverTests.points(300, 50), [LayoutItem(size: GroupSolverTests.fraction(1.0 / 3, 1))])

  private let rows = GroupSolverTests.line(
    .horizontal, LayoutSize(width: LayoutDimension(.fractionalWidth, 1), height: LayoutDimension(.estimated, 40)),
    [LayoutItem(size: LayoutSize(width: LayoutDimension(.fractionalWidth, 1), height: LayoutDimension(.estimated, 40)))]
  )

  private let words = GroupSolverTests.line(
    .horizontal, GroupSolverTests.points(300, 30),
    [LayoutItem(size: LayoutSize(width: LayoutDimension(.estimated, 100), height: LayoutDimension(.absolute, 30)))],
    spacing: LayoutSpacing(isFlexible: false, length: 10))

  @Test func aMillionEqualGroupsRepeatOne() {
    let sequence = sequence(grid, items: 1_000_000, spacing: 10)
    expectEqual(sequence.groupCount, 333_334)
    expectEqual(sequence.length, 20_000_030)
    expectEqual(sequence.extent(ofGroup: 200_000), Extent(start: 12_000_000, length: 50))
    expectEqual(sequence.groups(from: 12_000_000, to: 12_000_100), 199_999..<200_002)
    expectEqual(sequence.items(ofGroup: 333_333), 999_999..<1_000_000)
    expectEqual(sequence.group(ofItem: 600_001), 200_000)
  }

  @Test func theLastGroupEndsWithItsLastCell() {
    let column = Sizes.line(.vertical, Sizes.points(300, 150), [LayoutItem(size: Sizes.points(300, 50))])
    expectEqual(sequence(column, items: 7).length, 350)
    expectEqual(sequence(column, items: 6).length, 300)
    expectEqual(sequence(grid, items: 4).length, 100, "a row is as tall with one cell")
  }

  @Test func itemsThatAreMissingOrTooLargeMakeNoGroups() {
    expectEqual(sequence(grid, items: 0).length, 0)
    expectNil(sequence(grid, items: 0).group(at: 10))
    let tooLarge = Sizes.line(.horizontal, Sizes.points(300, 50), [LayoutItem(size: Sizes.points(301, 50))])
    expectEqual(sequence(tooLarge, items: 10).groupCount, 0)
    expectNil(sequence(tooLarge, items: 10).group(ofItem: 3))
  }

  @Test func measuredRowsMoveTheRowsBelow() {
    var sequence = sequence(rows, items: 1000, spacing: 4)
    expectEqual(sequence.length, 43_996)
    sequence.setSizes([3: CGSize(width: 300, height: 90), 5: CGSize(width: 300, height: 10)])
    expectEqual(sequence.extent(ofGroup: 4).start, 226)
    expectEqual(sequence.extent(ofGroup: 6).start, 284)
    expectEqual(sequence.places(ofGroup: 3).cells.map(\.frame.height), [90])
    expectEqual(sequence.places(ofGroup: 4).cells.map(\.frame.height), [40])
    expectEqual(sequence.measuredSizes, [3: CGSize(width: 300, height: 90), 5: CGSize(width: 300, height: 10)])
    expectNil(sequence.measuredSize(ofItem: 4))
  }

  @Test func itemsWrapByTheirMeasuredWidth() {
    var sequence = sequence(words, items: 9)
    expectEqual(sequence.groupCount, 5, "two of 100 and 10 between them")
    sequence.setSizes(Dictionary(uniqueKeysWithValues: (0..<5).map { ($0, CGSize(width: 50, height: 30)) }))
    // Five of 50 with four gaps of 10 fill 290; then come estimates.
    expectEqual((0..<sequence.groupCount).map { sequence.items(ofGroup: $0) }, [0..<5, 5..<7, 7..<9])
    sequence.setSizes([1: CGSize(width: 290, height: 30)])
    expectEqual((0..<sequence.groupCount).map { sequence.items(ofGroup: $0) }, [0..<1, 1..<2, 2..<6, 6..<8, 8..<9])
    sequence.setSizes([1: CGSize(width: 50, height: 30)])
    expectEqual(sequence.items(ofGroup: 0), 0..<5, "a word that became shorter goes back to the line before")
  }

  @Test func aRowIsAsTallAsItsTallestMeasuredGroup() {
    let card = Sizes.line(
      .horizontal, LayoutSize(width: LayoutDimension(.absolute, 200), height: LayoutDimension(.estimated, 120)),
      [
        LayoutItem(
          size: LayoutSize(width: LayoutDimension(.fractionalWidth, 1), height: LayoutDimension(.estimated, 120)))
      ])
    var sequence = sequence(card, items: 20, axis: .horizontal, spacing: 10)
    expectEqual(sequence.breadth, 120)
    sequence.setSizes([0: CGSize(width: 200, height: 80), 1: CGSize(width: 200, height: 95)])
    expectEqual(sequence.breadth, 95)
    expectEqual(sequence.length, 4190)
    expectEqual(sequence.group(at: CGFloat(210)), 1)
    expectEqual(sequence.group(at: CGFloat(99_999)), 19)
  }
}
