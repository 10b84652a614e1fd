import Expectations
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite(.serialized)
struct TableHeadersTests {
  private func makeScene(_ style: UITableView.Style = .plain) -> TableScene {
    let scene = TableScene(style: style, rows: [10, 10, 10])
    scene.source.titles = ["One", "Two", "Three"]
    scene.table.reloadData()
    scene.layOut()
    return scene
  }

  @Test func aPlainHeaderSticksToTheTopAndIsPushedOut() throws {
    let scene = makeScene()
    let table = scene.table
    // [C] 22 above a header of 28.
    expectEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: 320, height: 28))
    let header = try require(table.headerView(forSection: 0))
    expectEqual(header.textLabel?.text, "One")
    scene.scroll(to: 200)
    expectEqual(header.frame.minY, 200)
    // Section 0 ends at 490; its header stays within it.
    scene.scroll(to: 475)
    expectEqual(header.frame.minY, 462)
    scene.scroll(to: 600)
    expectNil(table.headerView(forSection: 0))
    expectEqual(table.headerView(forSection: 1)?.frame.minY, 600)
  }

  @Test func groupedHeadersScrollWithTheirRows() {
    let scene = makeScene(.grouped)
    let header = scene.table.headerView(forSection: 0)
    let y = header?.frame.minY
    scene.scroll(to: 20)
    expectEqual(header?.frame.minY, y)
    expectEqual(header?.textLabel?.text, "ONE")
  }

  /// The text of the first title is as close to its rows as that of the others, though it has more room above.
  @Test(arguments: [UITableView.Style.grouped, .insetGrouped], [false, true])
  func theFirstHeadersTextIsAsCloseToItsRowsAsTheOthers(_ style: UITableView.Style, isConfigured: Bool) throws {
    let delegate = ConfiguredHeaders()
    let scene = TableScene(style: style, rows: [1, 1], delegate: isConfigured ? delegate : nil)
    if !isConfigured {
      scene.source.titles = ["One", "Two"]
      scene.table.reloadData()
      scene.layOut()
    }
    func room(_ section: Int) throws -> (above: CGFloat, below: CGFloat) {
      let header = try require(scene.table.headerView(forSection: section))
      header.layoutIfNeeded()
      let label = try require(header.contentView.subviews.compactMap { $0 as? UILabel }.first)
      let frame = label.convert(label.bounds, to: header)
      expectEqual(header.frame, scene.table.rectForHeader(inSection: section))
      return (frame.minY, header.bounds.maxY - frame.maxY)
    }
    let (first, second) = (try room(0), try room(1))
    expectEqual(first.below, second.below)
    expect(abs(first.above - second.above - 17.5) < 0.01)
    // The second section is the first now, and has the room; nothing else moves the text.
    scene.source.rows = [1]
    scene.source.titles = ["Two"]
    scene.table.deleteSections([0], with: .none)
    scene.advance(1)
    let only = try room(0)
    expectEqual(only.above, first.above)
    expectEqual(only.below, first.below)
  }

  /// The content of a header's configuration begins at the rows' content, and so do views at the margins.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func configuredHeadersAlignWithTheRowsContent(_ style: UITableView.Style) throws {
    let headers = ConfiguredHeaders()
    let scene = TableScene(style: style, rows: [1], delegate: headers)
    let header = try require(scene.table.headerView(forSection: 0))
    header.layoutIfNeeded()
    let label = try require(header.contentView.subviews.compactMap { $0 as? UILabel }.first)
    expectEqual(label.convert(label.bounds, to: scene.table).minX, (style == .insetGrouped ? 32 : 16))
    expect(header.contentView.layoutMargins.left == 16 && header.contentView.layoutMargins.right == 16)
  }

  /// A view of the app's own has what it asks for, below the same room.
  @Test func aCustomHeaderViewLiesBelowTheExtraTopPadding() throws {
    final class Views: NSObject, UITableViewDelegate {
      let view = UIView()
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view }
    }
    let views = Views()
    views.view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    let scene = TableScene(style: .grouped, rows: [1], delegate: views)
    expectEqual(scene.table.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: 320, height: 67.5))
    expectEqual(views.view.frame, CGRect(x: 0, y: 17.5, width: 320, height: 50))
  }

  @Test func groupsWithoutTitlesAreThirtyFivePointsApart() {
    let scene = TableScene(style: .grouped, rows: [1, 1])
    expectEqual(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 35)
    expectEqual(scene.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, 114)
    expectEqual(scene.table.contentSize.height, 175.5)
  }

  @Test func insetGroupsAreInsetFromTheSidesWithRoundedCorners() throws {
    let scene = TableScene(style: .insetGrouped, rows: [3])
    let first = try require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let middle = try require(scene.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    expectEqual(first.frame, CGRect(x: 16, y: 35, width: 288, height: 44))
    expectEqual(first.layer.cornerRadius, 10)
    expectEqual(first.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expectEqual(middle.layer.cornerRadius, 0)
  }

  @Test func headerViewsAreDisplayedAndEndDisplaying() {
    let headers = HeaderDelegate()
    let scene = TableScene(rows: [20, 20], delegate: headers)
    expectEqual(headers.trace.filter { $0.hasPrefix("willDisplay") }, ["willDisplay 0"])
    headers.trace = []
    scene.scroll(to: 1000)
    expect(
      headers.trace == ["view 1", "willDisplay 1", "didEndDisplaying 0"] || headers.trace.contains("willDisplay 1"))
    expect(headers.trace.contains("didEndDisplaying 0"))
  }

  @Test func stickyHeadersHaveAnOpaqueBackground() throws {
    let headers = HeaderDelegate()
    let scene = TableScene(rows: [20, 20], delegate: headers)
    func background() -> UIColor? {
      scene.table.reloadData()
      scene.layOut()
      return scene.table.headerView(forSection: 0)?.backgroundColor
    }
    expectEqual(background(), .systemBackground)
    scene.table.backgroundColor = .systemYellow
    expectEqual(background(), .systemYellow)
    scene.table.backgroundColor = .clear
    expectEqual(background(), .systemBackground)
    // What the app chose stays, and groups need none.
    headers.color = .systemRed
    expectEqual(background(), .systemRed)
    let grouped = TableScene(style: .grouped, rows: [20], delegate: HeaderDelegate())
    expectNil(grouped.table.headerView(forSection: 0)?.backgroundColor)
  }

  @Test(arguments: [(320.0, 16.0), (700, 20)])
  func headersAndRowsShareTheirLeadingMargin(width: CGFloat, margin: CGFloat) throws {
    let scene = makeScene()
    scene.table.frame.size.width = width
    scene.layOut()
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let header = try require(scene.table.headerView(forSection: 0))
    expect(cell.layoutMargins.left == margin && header.layoutMargins.left == margin)
    expectEqual(header.contentView.layoutMargins.right, margin)
    expectEqual(header.textLabel?.frame.minX, margin)
    var content = header.defaultContentConfiguration()
    content.text = "One"
    header.contentConfiguration = content
    scene.layOut()
    let list = try require(header.contentView as? UIListContentView)
    expectEqual(list.subviews.first { $0 is UILabel }?.frame.minX, margin)
  }

  @Test func aHeightOfZeroMeansNoHeader() {
    let headers = HeaderDelegate()
    headers.height = 0
    let scene = TableScene(rows: [5], delegate: headers)
    expectEqual(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 0)
    expect(headers.trace.filter { $0.hasPrefix("willDisplay") }.isEmpty)
  }

  @Test func tableHeaderAndFooterViewsSurroundTheRows() {
    let scene = TableScene(rows: [2])
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    scene.table.tableHeaderView = header
    scene.table.tableFooterView = footer
    scene.layOut()
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 90))
    expectEqual(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 90)
    expectEqual(footer.frame, CGRect(x: 0, y: 178, width: 320, height: 30))
    expectEqual(scene.table.contentSize.height, 208)
    scene.table.tableHeaderView = nil
    scene.layOut()
    expectEqual(scene.table.contentSize.height, 118)
  }
}

/// Shows a content configuration above each section.
@MainActor
private final class ConfiguredHeaders: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Places"
    view.contentConfiguration = content
    return view
  }
}
