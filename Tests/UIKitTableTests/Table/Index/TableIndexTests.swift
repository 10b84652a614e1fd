import Expectations
import ListCore
import ScreenTesting
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct TableIndexTests {
  final class Source: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C", "D"]
    var rows = [10, 10, 10, 10]
    var section: (Int) -> Int = { $0 }
    var titleRequests = 0
    var asked: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      titleRequests += 1
      return titles
    }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append("\(title) \(index)")
      return section(index)
    }
  }

  /// A plain table with an index, a finger, and its delegate's trace.
  @MainActor
  final class Scene {
    let touches = TouchScene()
    let table: UITableView
    let source = Source()
    let delegate = TableRecorder()

    init(style: UITableView.Style = .plain, direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
      table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
      touches.window.traitOverrides.layoutDirection = direction
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = 0
      touches.window.addSubview(table)
      table.dataSource = source
      table.delegate = delegate
      layOut()
    }

    func layOut() { touches.window.layoutIfNeeded() }

    var bar: SectionIndexBar? { table.subviews.lazy.compactMap { $0 as? SectionIndexBar }.first }

    /// The middle of a title, in the window.
    func place(_ title: Int, titleCount: Int = 4, x: CGFloat = 312) -> CGPoint {
      CGPoint(x: x, y: 220 + (CGFloat(title) + 0.5 - CGFloat(titleCount) / 2) * SectionIndexMetrics.pitch)
    }

    /// Where a section's header stands in the table's frame.
    func top(ofSection section: Int) -> CGFloat? {
      table.headerView(forSection: section).map { $0.frame.minY - table.contentOffset.y }
    }
  }

  /// A source that does not say to which sections titles lead.
  private final class SilentSource: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D"] }
  }

  @Test func indexTitlesBeyondTheSectionsDoNotScroll() {
    let scene = Scene()
    let silent = SilentSource()
    scene.table.dataSource = silent
    scene.table.reloadData()
    scene.layOut()
    scene.table.index.show(indexTitle: "B", at: 1)
    let offset = scene.table.contentOffset
    expect(offset.y > 0)
    scene.table.index.show(indexTitle: "D", at: 3)
    expectEqual(scene.table.contentOffset, offset)
  }

  // MARK: The bar

  @Test func rowsAreNarrowerBesideTheIndexBar() throws {
    let scene = Scene()
    let bar = try require(scene.bar)
    expectEqual(bar.frame, CGRect(x: 305, y: 0, width: 15, height: 440))
    let cell = try require(scene.table.visibleCells.first)
    cell.accessoryType = .disclosureIndicator
    scene.layOut()
    expectEqual(cell.frame.width, 320)
    expectEqual(cell.contentView.frame.maxX, 273, "the index, the margin, the chevron, and the distance from it")
  }

  @Test func theIndexBarIsAtTheLeftInRightToLeftLayout() throws {
    let scene = Scene(direction: .rightToLeft)
    expectEqual(scene.bar?.frame.minX, 0)
    expectEqual(scene.table.visibleCells.first?.contentView.frame, CGRect(x: 15, y: 0, width: 305, height: 44))
  }

  @Test func theIndexBarStaysWhileScrollingWithoutQueries() {
    let scene = Scene()
    scene.source.titleRequests = 0
    scene.table.contentOffset.y = 333
    scene.layOut()
    expectEqual(scene.bar?.frame.minY, 333)
    expectEqual(scene.source.titleRequests, 0)
    expect(scene.table.subviews.last { !($0 is ScrollIndicatorView) } === scene.bar, "in front of headers that came")
  }

  @Test func theIndexAvoidsBarsOverTheTable() {
    let scene = Scene()
    scene.table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    scene.layOut()
    expectEqual(scene.bar?.frame, CGRect(x: 305, y: 0, width: 15, height: 360))
    expectEqual(scene.table.contentOffset.y, -50)
  }

  @Test func wideTitlesWidenTheIndexBar() {
    let scene = Scene()
    scene.source.titles = ["Autumn", UITableView.indexSearch]
    scene.table.reloadSectionIndexTitles()
    scene.layOut()
    let width = scene.bar?.frame.width ?? 0
    expect(width > 30 && width == scene.table.index.width)
    expectEqual(scene.table.visibleCells.first?.contentView.frame.width, 320 - width)
  }

  @Test func groupedTablesHaveNoIndexBar() {
    let scene = Scene(style: .insetGrouped)
    expectNil(scene.bar)
    expectEqual(scene.source.titleRequests, 0)
  }

  @Test func sectionIndexMinimumDisplayRowCountHidesTheIndexBar() {
    let scene = Scene()
    scene.table.sectionIndexMinimumDisplayRowCount = 41
    scene.layOut()
    expectNil(scene.bar)
    expectEqual(scene.table.visibleCells.first?.contentView.frame.width, 320)
    scene.source.rows = [10, 10, 10, 11]
    scene.table.reloadData()
    scene.layOut()
    expect(scene.bar != nil)
    expectEqual(scene.table.visibleCells.first?.contentView.frame.width, 305)
  }

  @Test func indexTitlesAreQueriedOncePerReload() {
    let scene = Scene()
    scene.source.titleRequests = 0
    scene.table.reloadData()
    scene.layOut()
    expectEqual(scene.source.titleRequests, 1)
    scene.source.rows[0] = 9
    scene.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    scene.layOut()
    expectEqual(scene.source.titleRequests, 1, "an update leaves the titles to reloadSectionIndexTitles [D]")
    scene.source.titles = nil
    scene.table.reloadSectionIndexTitles()
    scene.layOut()
    expectEqual(scene.source.titleRequests, 2)
    expect(scene.bar == nil && scene.table.index.width == 0)
  }

  @Test func sectionIndexColorsApplyToTheIndexBar() throws {
    let scene = Scene()
    let bar = try require(scene.bar)
    expect(bar.backgroundColor == nil && bar.color == nil)
    scene.table.sectionIndexColor = .systemRed
    scene.table.sectionIndexBackgroundColor = .systemGray6
    scene.table.sectionIndexTrackingBackgroundColor = .systemGray3
    expectEqual(bar.color, .systemRed)
    expectEqual(bar.backgroundColor, .systemGray6)
    scene.touches.down(at: scene.place(1))
    expectEqual(bar.backgroundColor, .systemGray3)
    scene.touches.up()
    expectEqual(bar.backgroundColor, .systemGray6)
    scene.table.reloadSectionIndexTitles()
    scene.layOut()
    expect(scene.bar === bar)
  }

  // MARK: Tracking

  @Test func touchingTheIndexBarScrollsToTheSectionImmediately() {
    let scene = Scene()
    scene.touches.down(at: scene.place(2))
    expect(scene.table.contentOffset.y > 0, "without waiting for a drag, and without animation")
    scene.layOut()
    expectEqual(scene.top(ofSection: 2), 0)
    expectEqual(scene.source.asked, ["C 2"])
    scene.touches.move(to: scene.place(2))
    expectEqual(scene.source.asked.count, 1, "the same title asks nothing")
    scene.touches.move(to: scene.place(1))
    scene.layOut()
    expectEqual(scene.top(ofSection: 1), 0)
    scene.touches.up()
    expect(!scene.table.isDragging && !scene.table.isTracking)
    expectEqual(scene.source.asked, ["C 2", "B 1"])
    expectEqual(scene.delegate.trace.lines.filter { $0.contains("ighlight") || $0.contains("elect") }, [])
  }

  @Test func aFingerBeyondTheIndexBarIsOnTheNearestTitle() {
    let scene = Scene()
    scene.source.rows[3] = 2
    scene.table.reloadData()
    scene.layOut()
    scene.touches.down(at: scene.place(1))
    scene.touches.move(to: CGPoint(x: 100, y: 470))
    scene.layOut()
    expectEqual(scene.source.asked.last, "D 3")
    expectEqual(scene.table.contentOffset.y, scene.table.contentSize.height - 440, "the last section is shorter")
    scene.touches.move(to: CGPoint(x: 100, y: 1))
    scene.layOut()
    expectEqual(scene.source.asked.last, "A 0")
    expectEqual(scene.top(ofSection: 0), 0)
    scene.touches.up()
  }

  @Test func touchingTheIndexBarStopsScrollAnimations() {
    let scene = Scene()
    scene.table.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    scene.touches.advance(0.1)
    scene.layOut()
    expect(scene.table.isScrollAnimating)
    scene.touches.down(at: scene.place(1))
    scene.layOut()
    expect(!scene.table.isScrollAnimating)
    expectEqual(scene.top(ofSection: 1), 0)
    scene.touches.up()
    scene.touches.down(at: scene.place(3))
    expectEqual(scene.source.asked, ["B 1", "D 3"])
    scene.touches.up()
  }

  @Test func invalidSectionsForIndexTitlesDoNotScroll() {
    let scene = Scene()
    scene.source.section = { $0 == 0 ? NSNotFound : -1 }
    scene.touches.down(at: scene.place(0))
    scene.touches.move(to: scene.place(3))
    scene.touches.up()
    expectEqual(scene.table.contentOffset, .zero)
    expectEqual(scene.source.asked, ["A 0", "D 3"])
  }

  @Test func anEmptySectionIsScrolledToByItsHeader() {
    let scene = Scene()
    scene.source.rows = [10, 0, 10, 10]
    scene.table.reloadData()
    scene.layOut()
    scene.touches.down(at: scene.place(1))
    scene.layOut()
    expectEqual(scene.top(ofSection: 1), TableMetrics.plainHeaderTopPadding)
    scene.touches.up()
  }

  @Test func omittedIndexTitlesAreStillReachedByTouch() throws {
    let scene = Scene()
    scene.source.rows = Array(repeating: 10, count: 26)
    scene.source.titles = (65..<91).map { String(UnicodeScalar($0)) }
    scene.table.frame.size.height = 200
    scene.table.reloadData()
    scene.layOut()
    let bar = try require(scene.bar)
    expectEqual(bar.layout.entries.count, 13)
    expectEqual(bar.layout.entries[1], .bullet)
    for y in stride(from: 0.0, through: 200, by: 1) {
      if y == 0 { scene.touches.down(at: CGPoint(x: 312, y: y)) } else { scene.touches.move(to: CGPoint(x: 312, y: y)) }
    }
    scene.touches.up()
    expectEqual(scene.source.asked.count, 26)
  }

  @Test func aDataSourceMayReloadInSectionForSectionIndexTitle() {
    let scene = Scene()
    scene.source.section = { [unowned scene] index in
      scene.source.rows = [3, 30]
      scene.source.titles = ["X", "Y"]
      scene.table.reloadData()
      return min(index, 1)
    }
    scene.touches.down(at: scene.place(3))
    scene.layOut()
    expectEqual(scene.top(ofSection: 1), 0)
    expectEqual(scene.bar?.titles, ["X", "Y"])
    scene.touches.up()
  }

  @Test func anIndexTitleForAMissingSectionStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = Scene()
        scene.source.section = { _ in 4 }
        scene.touches.down(at: scene.place(1))
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(
      text.contains("Attempted to scroll the table view to an out-of-bounds section (4) when there are only 4 sections")
    )
  }

  @Test func tablesWithoutIndexTitlesHaveNoIndexBar() {
    let scene = TableScene(rows: [30])
    expectEqual(scene.table.index.width, 0)
    expect(!scene.table.subviews.contains { $0 is SectionIndexBar })
  }
}
