import Expectations
import Foundation
import ListCore
import Testing

@Suite struct BoundaryItemTests {
  private let whole = LayoutSize(width: LayoutDimension(.fractionalWidth, 1), height: LayoutDimension(.absolute, 40))

  private func section(
    _ items: [BoundaryItem], rows: Int = 3, axis: LayoutAxis = .vertical,
    _ change: (inout CompositionalSection.Description) -> Void = { _ in }
  ) -> CompositionalSection {
    let row = LayoutSize(width: LayoutDimension(.fractionalWidth, 1), height: LayoutDimension(.absolute, 50))
    var description = CompositionalSection.Description(
      group: GroupSolverTests.line(axis.across, row, [LayoutItem(size: GroupSolverTests.fraction(1, 1))]))
    description.boundaryItems = items
    change(&description)
    return CompositionalSection(
      description, in: CompositionalSection.Container(size: CGSize(width: 300, height: 500), axis: axis, scale: 2),
      itemCount: rows)
  }

  @Test func headersAndFootersAddToTheLengthOfTheContent() {
    let section = section([
      BoundaryItem(kind: 0, size: whole, edge: .top), BoundaryItem(kind: 1, size: whole, edge: .bottom),
    ]) {
      $0.insets = LayoutInsets(top: 10, leading: 20, bottom: 5, trailing: 20)
      $0.boundaryInsets = $0.insets
    }
    expectEqual(section.boundaryFrame(0), CGRect(x: 20, y: 0, width: 260, height: 40))
    expectEqual(section.cell(ofItem: 0)?.frame, CGRect(x: 20, y: 50, width: 260, height: 50))
    expectEqual(section.boundaryFrame(1), CGRect(x: 20, y: 205, width: 260, height: 40))
    expectEqual(section.length, 245)
  }

  @Test func twoHeadersOverlapInsteadOfStacking() {
    var tall = BoundaryItem(kind: 0, size: GroupSolverTests.points(100, 70), edge: .top, alignment: .end)
    tall.offset = CGPoint(x: -10, y: 0)
    let section = section([BoundaryItem(kind: 0, size: whole, edge: .top), tall])
    expectEqual(section.boundaryFrame(0), CGRect(x: 0, y: 30, width: 300, height: 40))
    expectEqual(section.boundaryFrame(1), CGRect(x: 190, y: 0, width: 100, height: 70))
    expectEqual(section.cell(ofItem: 0)?.frame.minY, 70)
  }

  @Test func aHeaderThatDoesNotExtendTheBoundaryLiesOverTheContent() {
    var header = BoundaryItem(kind: 0, size: whole, edge: .top)
    header.extendsBoundary = false
    let section = section([header])
    expectEqual(section.boundaryFrame(0).minY, 0)
    expectEqual(section.cell(ofItem: 0)?.frame.minY, 0)
    expectEqual(section.length, 150)
  }

  @Test func anItemAtTheSideMakesTheGroupsNarrower() {
    let section = section([
      BoundaryItem(kind: 0, size: GroupSolverTests.points(60, 60), edge: .leading, alignment: .start)
    ])
    expectEqual(section.cell(ofItem: 0)?.frame, CGRect(x: 60, y: 0, width: 240, height: 50))
    expectEqual(section.boundaryFrame(0), CGRect(x: 0, y: 0, width: 60, height: 60))
  }

  @Test func aSectionWithoutItemsIsAsLongAsItsHeader() {
    let section = section([BoundaryItem(kind: 0, size: whole, edge: .top)], rows: 0) {
      $0.insets = LayoutInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    }
    expectEqual(section.length, 40)
    expectNil(section.cell(ofItem: 0))
  }

  @Test func aPinnedHeaderStaysVisibleWithinItsSection() {
    var header = BoundaryItem(kind: 0, size: whole, edge: .top)
    header.isPinned = true
    let section = section([header, BoundaryItem(kind: 1, size: whole, edge: .bottom)])
    let start = { (visible: Double) in section.boundaryFrame(0, visible: Extent(start: visible, length: 300)).minY }
    expectEqual(start(-20), 0)
    expectEqual(start(60), 60)
    expectEqual(start(180), 150, "the footer begins at 190")
    expectEqual(
      section.boundaryFrame(1, visible: Extent(start: 0, length: 100)).minY, 190, "a footer that is not pinned")
  }

  @Test func aPinnedFooterStaysAtTheVisibleEnd() {
    var footer = BoundaryItem(kind: 0, size: whole, edge: .bottom)
    footer.isPinned = true
    let section = section([BoundaryItem(kind: 1, size: whole, edge: .top), footer])
    let start = { (end: Double) in section.boundaryFrame(1, visible: Extent(start: end - 100, length: 100)).minY }
    expectEqual(start(400), 190)
    expectEqual(start(120), 80)
    expectEqual(start(50), 40, "not above the header")
  }

  @Test func measuredHeadersMoveTheContent() {
    let size = LayoutSize(width: LayoutDimension(.fractionalWidth, 1), height: LayoutDimension(.estimated, 40))
    var section = section([BoundaryItem(kind: 0, size: size, edge: .top)])
    section.setBoundarySizes([0: CGSize(width: 999, height: 64)])
    expectEqual(section.boundaryFrame(0), CGRect(x: 0, y: 0, width: 300, height: 64))
    expectEqual(section.cell(ofItem: 0)?.frame.minY, 64)
    section.setBoundarySizes([7: CGSize(width: 1, height: 1)])
    expectEqual(section.boundarySizes.count, 1)
  }

  @Test func aHorizontalLayoutHasItsHeaderAtTheLeadingEdge() {
    let size = LayoutSize(width: LayoutDimension(.absolute, 30), height: LayoutDimension(.fractionalHeight, 1))
    let row = LayoutSize(width: LayoutDimension(.absolute, 50), height: LayoutDimension(.fractionalHeight, 1))
    var description = CompositionalSection.Description(
      group: GroupSolverTests.line(.vertical, row, [LayoutItem(size: GroupSolverTests.fraction(1, 1))]))
    description.boundaryItems = [BoundaryItem(kind: 0, size: size, edge: .leading)]
    let section = CompositionalSection(
      description,
      in: CompositionalSection.Container(size: CGSize(width: 300, height: 500), axis: .horizontal, scale: 2),
      itemCount: 3)
    expectEqual(section.length, 180)
    expectEqual(section.cell(ofItem: 1)?.frame, CGRect(x: 80, y: 0, width: 50, height: 500))
    expectEqual(section.boundaryFrame(0), CGRect(x: 0, y: 0, width: 30, height: 500))
  }
}
