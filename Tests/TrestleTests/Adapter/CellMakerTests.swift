import Expectations
import ListCore
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("Cells of rows")
struct CellMakerTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let driver: TableDriver
  private var cells: CellMaker { driver.cells }

  init() { driver = TableDriver(table: table) }

  private func row(_ content: Row<Headline>) -> AnyRow { AnyRow(content) }

  private func cell(_ row: AnyRow) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: cells.identifier(of: row))
    cells.show(row, in: cell)
    return cell
  }

  @Test("rows of one content type with the same facets share cells, whatever their values")
  func identifiers() {
    let plain = row(Row(1, Headline("a")))
    expectEqual(cells.identifier(of: plain), cells.identifier(of: row(Row(2, Headline("b")))))
    let disclosing = row(Row(1, Headline("a")).accessory(.disclosureIndicator))
    expect(cells.identifier(of: plain) != cells.identifier(of: disclosing), "an accessory would remain")
    expectEqual(
      cells.identifier(of: disclosing), cells.identifier(of: row(Row(3, Headline("c")).accessory(.checkmark))))
    let post = AnyRow(Row(Post(id: 1, text: "a"), in: PostCell.self) { $0.show($1) })
    expect(cells.identifier(of: plain) != cells.identifier(of: post))
  }

  @Test("a cell gets all of the row's style")
  func style() {
    let made = cell(
      row(
        Row(1, Headline("a")).accessory(.checkmark).indentation(2).background(.clear())
          .separator(.inset(leading: 30, trailing: 5))))
    expect(made.accessoryType == .checkmark && made.indentationLevel == 2)
    expectEqual(made.backgroundConfiguration, .clear())
    expectEqual(made.separatorInset, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
    cells.show(row(Row(2, Headline("b")).separator(.automatic)), in: made)
    expectEqual(made.separatorInset, table.separatorInset)
  }

  @Test("headers of one content share views")
  func headers() throws {
    driver.shown = ShownList(
      RowList {
        RowSection("a") { Row(1, Headline("1")) }.header("a")
        RowSection("b") { Row(2, Headline("2")) }.headerSpace(4)
      })
    func view(_ section: Int) throws -> UITableViewHeaderFooterView {
      try require(driver.tableView(table, viewForHeaderInSection: section) as? UITableViewHeaderFooterView)
    }
    let (text, space) = (try view(0), try view(1))
    expectEqual((text.contentConfiguration as? UIListContentConfiguration)?.text, "a")
    expect(space.reuseIdentifier != text.reuseIdentifier && space.contentConfiguration == nil)
    var taps = 0
    cells.onHeaderTap = { _ in taps += 1 }
    let header = CollapsibleTableHeader(reuseIdentifier: nil)
    cells.show(
      CollapsibleHeader(base: SectionText(text: "b"), isCollapsed: false), in: header, ofSection: 0, isHeader: true)
    expect(header.accessibilityActivate() && taps == 1)
  }

  @Test("a row with cells of collection views has an empty cell in a table, and is reported once")
  func otherView() {
    var reported: [RowIdentity] = []
    cells.onUnshown = { reported.append($0.identity) }
    let tile = AnyRow(Row("t", 1, in: UICollectionViewCell.self) { _, _ in })
    let made = cell(tile)
    expect(reported == [tile.identity] && made.contentView.subviews.isEmpty)
    expectEqual(tile.content.cellClasses.name, "UICollectionViewCell")
  }
}
