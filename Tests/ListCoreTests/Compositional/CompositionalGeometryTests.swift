import Expectations
import Foundation
import ListCore
import Testing

@Suite struct CompositionalGeometryTests {
  private let container = CompositionalSection.Container(
    size: CGSize(width: 300, height: 500), axis: .vertical, scale: 2)

  private func section(
    _ items: Int, height: LayoutDimension = LayoutDimension(.absolute, 50),
    _ change: (inout CompositionalSection.Description) -> Void = { _ in }
  ) -> CompositionalSection {
    let size = LayoutSize(width: LayoutDimension(.fractionalWidth, 1), height: height)
    var description = CompositionalSection.Description(
      group: GroupSolverTests.line(.horizontal, size, [LayoutItem(size: size)]))
    change(&description)
    return CompositionalSection(description, in: container, itemCount: items)
  }

  @Test func emptySectionsAreFollowedBySpacingToo() {
    let geometry = CompositionalGeometry([section(2), section(0), section(3)], in: container, spacing: 10)
    expectEqual((0..<3).map { geometry.start(ofSection: $0) }, [0, 110, 120])
    expectEqual(geometry.length, 270)
    expectEqual(geometry.sections(from: 0, to: 100), 0..<1)
    expectEqual(geometry.sections(from: 130, to: 140), 2..<3)
    expectEqual(geometry.sections(from: -50, to: 500), 0..<3)
    expect(geometry.sections(from: 20, to: 20).isEmpty)
  }

  @Test func aLayoutHasHeadersOfItsOwn() {
    let size = LayoutSize(width: LayoutDimension(.fractionalWidth, 1), height: LayoutDimension(.absolute, 80))
    var header = BoundaryItem(kind: 0, size: size, edge: .top)
    header.isPinned = true
    let geometry = CompositionalGeometry([section(20)], in: container, boundaryItems: [header])
    expectEqual(geometry.start(ofSection: 0), 80)
    expectEqual(geometry.contentSize, CGSize(width: 300, height: 1080))
    expectEqual(geometry.boundaryFrame(0, visible: nil), CGRect(x: 0, y: 0, width: 300, height: 80))
    expectEqual(geometry.boundaryFrame(0, visible: Extent(start: 300, length: 500)).minY, 300)
    expectEqual(geometry.boundaryFrame(0, visible: Extent(start: -30, length: 500)).minY, 0)
  }

  @Test func measuredCellsMoveLaterSections() {
    let estimate = LayoutDimension(.estimated, 50)
    var geometry = CompositionalGeometry([section(10, height: estimate), section(10, height: estimate)], in: container)
    geometry.setSizes([0: [3: CGSize(width: 300, height: 80)], 7: [1: .zero]])
    expectEqual(geometry.start(ofSection: 1), 530)
    expectEqual(geometry.length, 1030)
    geometry.setSizes([1: [0: CGSize(width: 300, height: 20)]])
    expectEqual(geometry.length, 1000)
  }

  @Test func anOrthogonalSectionIsAsLongAsItsTallestGroup() {
    let row = section(100, height: LayoutDimension(.absolute, 120)) {
      $0.isSideways = true
      $0.groupSpacing = 10
      $0.insets = LayoutInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    }
    let geometry = CompositionalGeometry([row, section(1)], in: container)
    expectEqual(geometry.start(ofSection: 1), 130)
    expectEqual(row.sidewaysFrame, CGRect(x: 20, y: 5, width: 260, height: 120))
    expectEqual(row.sidewaysRoom, CGRect(x: 0, y: 5, width: 300, height: 120))
    expectEqual(row.cell(ofItem: 2)?.frame, CGRect(x: 20 + 2 * 270, y: 5, width: 260, height: 120))
    expectEqual(row.groups.length, 26_990)
  }

  @Test func decorationsCoverTheWholeSectionLessTheirInsets() {
    let size = LayoutSize(width: LayoutDimension(.fractionalWidth, 1), height: LayoutDimension(.absolute, 30))
    let section = section(2) {
      $0.boundaryItems = [BoundaryItem(kind: 0, size: size, edge: .top)]
      $0.decorations = [LayoutInsets(top: 30, leading: 4, bottom: 2, trailing: 4)]
    }
    expectEqual(section.decorationFrame(0), CGRect(x: 4, y: 30, width: 292, height: 98))
  }

  @Test func cellsAndTheirSupplementaryViewsAreFoundByPosition() {
    var item = LayoutItem(size: GroupSolverTests.fraction(1, 1))
    item.attached = [
      LayoutAttachedView(
        kind: 0, size: GroupSolverTests.points(20, 20),
        container: LayoutAnchor(edges: [.top, .trailing], offset: CGPoint(x: 0, y: -30)))
    ]
    let size = LayoutSize(width: LayoutDimension(.fractionalWidth, 1), height: LayoutDimension(.absolute, 50))
    let section = CompositionalSection(
      CompositionalSection.Description(group: GroupSolverTests.line(.horizontal, size, [item])), in: container,
      itemCount: 1000)
    var cells: [Int] = []
    var views: [Int] = []
    section.forEachElement(from: 500, to: 560) { number, _ in
      cells.append(number)
    } view: { _, number, _ in
      views.append(number)
    }
    // A view reaches 30 above its item: that of item 12 to 570.
    expectEqual(cells, [10, 11])
    expect(views.contains(11))
    expectEqual(section.attachedViews(ofItem: 7).map(\.frame), [CGRect(x: 280, y: 320, width: 20, height: 20)])
  }
}
