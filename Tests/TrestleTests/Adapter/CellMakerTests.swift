import ListCore
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("Cells of rows")
struct CellMakerTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let cells: CellMaker

  init() { cells = CellMaker(table: table) }

  private func row(_ content: Row<Headline>) -> AnyRow { AnyRow(content) }

  private func cell(_ row: AnyRow) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: cells.identifier(of: row))
    cells.show(row, in: cell)
    return cell
  }

  @Test("rows of one content type with the same facets share cells, whatever their values")
  func identifiers() {
    let plain = row(Row(1, Headline("a")))
    #expect(cells.identifier(of: plain) == cells.identifier(of: row(Row(2, Headline("b")))))
    let disclosing = row(Row(1, Headline("a")).accessory(.disclosureIndicator))
    #expect(cells.identifier(of: plain) != cells.identifier(of: disclosing), "an accessory would remain")
    #expect(
      cells.identifier(of: disclosing) == cells.identifier(of: row(Row(3, Headline("c")).accessory(.checkmark))))
    let post = AnyRow(Row(Post(id: 1, text: "a"), in: PostCell.self) { $0.show($1) })
    #expect(cells.identifier(of: plain) != cells.identifier(of: post))
  }

  @Test("a cell gets all of the row's style")
  func style() {
    let made = cell(
      row(
        Row(1, Headline("a")).accessory(.checkmark).indentation(2).background(.clear())
          .separator(.inset(leading: 30, trailing: 5))))
    #expect(made.accessoryType == .checkmark && made.indentationLevel == 2)
    #expect(made.backgroundConfiguration == .clear())
    #expect(made.separatorInset == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
    cells.show(row(Row(2, Headline("b")).separator(.automatic)), in: made)
    #expect(made.separatorInset == table.separatorInset)
  }

  @Test("a switch stays the same one, and tells of the user's turns only")
  func switches() throws {
    var turns: [Bool] = []
    cells.onToggle = { turns.append($1) }
    let made = cell(row(Row(1, Headline("a")).toggle(true) { _ in }))
    let shown = try #require(made.accessoryView as? UISwitch)
    cells.show(row(Row(1, Headline("a")).toggle(false) { _ in }), in: made)
    #expect(made.accessoryView === shown && !shown.isOn && turns.isEmpty)
    shown.setOn(true, animated: false)
    shown.sendActions(for: .valueChanged)
    #expect(turns == [true])
  }

  @Test("headers of one content share views")
  func headers() throws {
    let text = try #require(cells.sectionView(SectionText(text: "a"), isHeader: true))
    #expect((text.contentConfiguration as? UIListContentConfiguration)?.text == "a")
    let space = try #require(cells.sectionView(SectionSpace(space: 4), isHeader: true))
    #expect(space.reuseIdentifier != text.reuseIdentifier && space.contentConfiguration == nil)
    var taps = 0
    cells.onHeaderTap = { _ in taps += 1 }
    let header = CollapsibleHeader(base: SectionText(text: "b"), isCollapsed: false)
    let view = try #require(cells.sectionView(header, isHeader: true) as? CollapsibleHeaderView)
    #expect(view.accessibilityActivate() && taps == 1)
  }
}
