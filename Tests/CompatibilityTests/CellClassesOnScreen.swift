import Expectations
import Testing
import TrestleTesting
import UIKit

/// Registered classes are made by the initialiser that iOS calls, whether they override or inherit it.
@MainActor @Suite(.serialized) struct CellClassesOnScreen {
  @Test func everyKindOfCellClassIsShown() throws {
    let controller = CellClassesViewController(style: .plain)
    let screen = MountedScreen(controller)
    try screen.settle()
    let cells = (0..<5).map { controller.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    let plain = try require(cells[0] as? SwatchCell)
    expect(type(of: plain) == SwatchCell.self)
    expectEqual(plain.marks, ["declared", "made"])
    expectEqual(plain.reuseIdentifier, "swatch")
    expectEqual(plain.swatch.frame.minX, 16)
    let round = try require(cells[1] as? RoundSwatchCell)
    expectEqual(round.swatch.layer.cornerRadius, 8)
    expectEqual(round.marks, ["declared", "made"])
    expectEqual(cells[2]?.detailTextLabel?.text, "Subtitle")
    expectEqual((cells[3] as? CountCell)?.count, 1)
    expectEqual(CountCell(count: 4).count, 4)
    expect(cells[4] === controller.meter)
    expectEqual(controller.meter.detailTextLabel?.text, "3.5, 4.0")
    let header = try require(controller.tableView.headerView(forSection: 0) as? RuleHeader)
    expectEqual(header.rule.frame.minY, 29)
    expectEqual(CountHeader(count: 2).count, 2)
  }

  @Test func dequeueingACellClassWithoutTheStyleInitialiserStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(MeterCell.self, forCellReuseIdentifier: "meter")
        _ = table.dequeueReusableCell(withIdentifier: "meter")
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Use of unimplemented initializer 'init(style:reuseIdentifier:)'"))
    expect(text.contains("MeterCell"))
  }

  @Test func dequeueingAHeaderClassWithoutTheReuseInitialiserStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(CountHeader.self, forHeaderFooterViewReuseIdentifier: "counted")
        _ = table.dequeueReusableHeaderFooterView(withIdentifier: "counted")
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Use of unimplemented initializer 'init(reuseIdentifier:)'"))
  }
}
