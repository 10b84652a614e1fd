import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Rows and headers that were guessed wrongly are measured on the way up, and nothing that one sees moves by itself.
@MainActor @Suite struct TableScrollingUpTests {
  final class Chapters: UITableViewController {
    let hasViews: Bool

    init(_ style: UITableView.Style, hasViews: Bool) {
      self.hasViews = hasViews
      super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(SelfSizingRowTests.NoteCell.self, forCellReuseIdentifier: "note")
      tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
      tableView.estimatedRowHeight = 31
      tableView.estimatedSectionHeaderHeight = 90
      tableView.estimatedSectionFooterHeight = 11
    }

    private func text(_ seed: Int) -> String {
      Array(repeating: "goes on", count: 1 + seed * 7 % 23).joined(separator: ", ")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 40 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section % 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      guard let note = cell as? SelfSizingRowTests.NoteCell else { return cell }
      note.title.text = "\(indexPath.section).\(indexPath.row)"
      note.body.text = text(indexPath.section * 5 + indexPath.row)
      return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      hasViews ? nil : text(section)
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section % 3 == 0 ? text(section * 3) : nil
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard hasViews else { return nil }
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
      var content = UIListContentConfiguration.groupedHeader()
      content.text = text(section * 2)
      view?.contentConfiguration = content
      return view
    }
  }

  /// Where everything stands that scrolls with its rows, from the top of the screen, by name.
  private func places(_ table: UITableView, pins: Bool) -> [String: CGFloat] {
    var places: [String: CGFloat] = [:]
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { continue }
      places["row \(path)"] = cell.frame.minY - table.contentOffset.y
    }
    for item in table.sectionViews.liveItems {
      guard let view = table.sectionViews.view(item) else { continue }
      // A header that sticks is where the rule puts it; elsewhere it goes with the rows.
      let own =
        item.isHeaderItem ? table.rectForHeader(inSection: item.section) : table.rectForFooter(inSection: item.section)
      if !pins || view.frame == own { places["\(item)"] = view.frame.minY - table.contentOffset.y }
    }
    return places
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [true, false])
  func scrollingUpMovesEveryViewByTheScrolledDistance(style: UITableView.Style, hasViews: Bool) throws {
    let controller = Chapters(style, hasViews: hasViews)
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 700))
    try screen.settle()
    let table = try require(controller.tableView)
    table.scrollToRow(at: IndexPath(row: 3, section: 39), at: .bottom, animated: false)
    try screen.settle()
    var steps = 0
    while table.contentOffset.y > 60 {
      steps += 1
      let step = CGFloat(7 + steps * 13 % 37)
      let before = places(table, pins: style == .plain)
      table.contentOffset.y -= step
      table.layoutIfNeeded()
      let after = places(table, pins: style == .plain)
      for (name, y) in after {
        guard let old = before[name] else { continue }
        expect(abs(y - old - step) < 0.51, "step \(steps): \(name) went from \(old) to \(y) instead of \(old + step)")
      }
      expectNil(table.invariantViolation(), "\(table.dump())")
      try require(steps < 2000)
    }
    expect(steps > 100)
    // All is known now: down again nothing is corrected.
    let height = table.contentSize.height
    while table.contentOffset.y < height - 760 {
      table.contentOffset.y += 41
      table.layoutIfNeeded()
    }
    expectEqual(table.contentSize.height, height)
  }
}
