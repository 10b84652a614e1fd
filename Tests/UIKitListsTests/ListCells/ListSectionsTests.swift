import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Views of list sections, without a collection view.
@MainActor
final class FakeListSections: ListSectionsHost {
  var bounds = CGRect(x: 0, y: 0, width: 320, height: 400)
  var traitCollection = UITraitCollection.current
  var configuration: UICollectionLayoutListConfiguration? = .made(.insetGrouped)
  var counts = [3]
  var shown: [(element: CollectionElement, view: UICollectionReusableView)] = []
  var placements = 0
  var listVersion = ListVersion(layout: ObjectIdentifier(FakeListSections.self), description: 0)
  var lifted: UIView?
  var level = 0
  var selectsSeveral = false

  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { configuration }
  func shownItemCount(ofSection section: Int) -> Int { counts[section] }
  func appPath(of path: RowPath?) -> IndexPath? { path?.indexPath }
  var shownViews: [(element: CollectionElement, view: UICollectionReusableView)] {
    asked += 1
    return shown
  }
  func showsView(where condition: (UICollectionReusableView) -> Bool) -> Bool {
    shown.contains { condition($0.view) }
  }
  func isDragging(_ view: UIView) -> Bool { view === lifted }
  func outlineLevel(of path: RowPath) -> Int { level }

  /// How often all views were asked for.
  private(set) var asked = 0
}

@MainActor @Suite
struct ListSectionsTests {
  private let host = FakeListSections()
  private let sections: ListSections

  init() { sections = ListSections(host: host) }

  private func cell(_ item: Int) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 288, height: 44))
    host.shown.append((CollectionElement(item: RowPath(section: 0, row: item)), cell))
    return cell
  }

  private func placeAll() { for shown in host.shown { sections.place(shown.view, shown.element) } }

  @Test
  func cellsGetTheirListTraitsMarginsAndCorners() {
    let cell = cell(0)
    placeAll()
    expectEqual(cell.placement.list, ListCellPlace(.insetGrouped, .row(0, of: 3)))
    expectEqual(cell.layoutMargins, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    expect(cell.layer.cornerRadius == 10 && cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test
  func wideListsHaveWiderMargins() {
    let cell = cell(0)
    host.bounds.size.width = 430
    host.configuration = .made(.plain)
    placeAll()
    expectEqual(cell.layoutMargins.left, 20)
  }

  @Test
  func otherSectionsDoNotChangeTheirViews() {
    let cell = cell(0)
    host.configuration = nil
    placeAll()
    expect(cell.placement.list == nil && !sections.hasLists)
    expectNil(sections.configuration(of: RowPath(section: 0, row: 0)))
    host.placements = 4
    sections.layoutDidEnd()
    expectEqual(host.asked, 0, "layouts of other collection views cost nothing")
  }

  @Test
  func headerAndFooterModesDecideWhichViewsArePlaced() {
    let view = UICollectionViewListCell(frame: .zero)
    let header = CollectionElement(
      .supplementaryView, UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: 0))
    sections.place(view, header)
    expectNil(view.placement.list)
    host.configuration?.headerMode = .supplementary
    sections.place(view, header)
    expect(view.placement.list == ListCellPlace(.insetGrouped, .header) && view.layer.cornerRadius == 0)
    host.configuration?.footerMode = .supplementary
    sections.place(
      view,
      CollectionElement(.supplementaryView, UICollectionView.elementKindSectionFooter, IndexPath(item: 0, section: 0)))
    expectEqual(view.placement.list?.role, .footer)
  }

  @Test
  func cellPositionsAreUpdatedOnlyAfterALayout() {
    let last = cell(2)
    placeAll()
    expectEqual(last.layer.cornerRadius, 10)
    host.counts = [4]
    sections.layoutDidEnd()
    expect(host.asked == 0 && last.layer.cornerRadius == 10)
    host.placements += 1
    sections.layoutDidEnd()
    expect(last.layer.cornerRadius == 0 && last.placement.list?.role == .row(2, of: 4))
    let asked = host.asked
    sections.layoutDidEnd()
    expectEqual(host.asked, asked)
  }

  @Test
  func outlineLevelsIndentTheirItems() {
    let cell = cell(1)
    host.level = 2
    placeAll()
    expectEqual(cell.indentationLevel, 2)
    host.configuration?.headerMode = .firstItemInSection
    placeAll()
    expectEqual(cell.indentationLevel, 1, "what lies below the header is not indented")
    cell.indentationLevel = 5
    placeAll()
    expectEqual(cell.indentationLevel, 5, "the app's level stays")
  }

  @Test
  func itemSeparatorHandlerIsCalledOncePerItem() {
    var asked: [Int] = []
    host.configuration = .made(.plain) {
      $0.itemSeparatorHandler = { path, lines in
        asked.append(path.item)
        return lines
      }
    }
    let cells = (0..<3).map(cell)
    for shown in host.shown { sections.place(shown.view, shown.element, isShown: false) }
    expect(asked.isEmpty, "a cell that is dequeued shows no lines yet")
    placeAll()
    expect(asked == [0, 1, 2] && cells[2].separators.lines.showsBottom)
    host.placements += 1
    sections.layoutDidEnd()
    expectEqual(asked, [0, 1, 2], "they are where they were")
    host.counts = [4]
    host.placements += 1
    sections.layoutDidEnd()
    expectEqual(asked, [0, 1, 2, 0, 1, 2], "each is one of four rows")
    host.listVersion.description += 1
    placeAll()
    expectEqual(asked.count, 9, "the app described its sections anew")
    cells[1].placement.reset(cells[1])
    placeAll()
    expectEqual(asked, [0, 1, 2, 0, 1, 2, 0, 1, 2, 1], "a cell that is used again")
  }

  @Test
  func aCellReusedOutsideAListHasNoSeparators() {
    let cell = cell(1)
    host.configuration = .made(.plain)
    placeAll()
    expect(cell.separators.lines.showsBottom)
    host.configuration = nil
    placeAll()
    expect(!cell.separators.lines.showsBottom && cell.placement.list == nil)
    host.configuration = .made(.plain)
    placeAll()
    expect(cell.separators.lines.showsBottom)
  }

  @Test
  func aLiftedItemHasNoSeparatorsOrRoundedCorners() {
    let cells = (0..<3).map(cell)
    host.configuration = .made(.plain)
    host.placements = 1
    host.lifted = cells[1]
    placeAll()
    sections.layoutDidEnd()
    expectEqual(cells.map { $0.separators.lines.showsBottom }, [false, false, true])
    expectEqual(cells.map { $0.separators.lines.showsTop }, [true, false, false])
  }
}
