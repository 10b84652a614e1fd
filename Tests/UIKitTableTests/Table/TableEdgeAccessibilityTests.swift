import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// The section index and the refresh control beside the rows, for assistive tools.
@MainActor @Suite struct TableEdgeAccessibilityTests {
  private final class Letters: UITableViewController {
    static let letters = ["A", "B", "C", "D"]
    var asked = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      refreshControl = UIRefreshControl()
      refreshControl?.addAction(UIAction { [weak self] _ in self?.asked += 1 }, for: .valueChanged)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Self.letters.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = Self.letters[indexPath.section] + "\(indexPath.row)"
      return cell
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { Self.letters }
  }

  private func lines(_ screen: MountedScreen, with text: String) -> [String] {
    AccessibilityTree(of: screen.window).text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.contains(text) }
  }

  @Test func theSectionIndexIsAnAdjustableElement() throws {
    let controller = Letters()
    let screen = MountedScreen(controller)
    let bar = try require(controller.tableView.subviews.first { $0 is SectionIndexBar })
    expectEqual(lines(screen, with: "Section index"), ["adjustable \"Section index\""])
    bar.accessibilityIncrement()
    bar.accessibilityIncrement()
    screen.advance(frames: 1)
    expectEqual(lines(screen, with: "Section index"), ["adjustable \"Section index\" = \"B\""])
    expectEqual(controller.tableView.indexPathsForVisibleRows?.first, IndexPath(row: 0, section: 1))
    bar.accessibilityDecrement()
    bar.accessibilityDecrement()
    screen.advance(frames: 1)
    expectEqual(bar.accessibilityValue, "A", "there is nothing before the first title")
    expectEqual(controller.tableView.indexPathsForVisibleRows?.first, IndexPath(row: 0, section: 0))
  }

  @Test func accessibilityScrollUpAtTheTopRefreshes() throws {
    let controller = Letters()
    let screen = MountedScreen(controller)
    let table = try require(controller.tableView)
    expect(table.accessibilityScroll(.down))
    try screen.settle()
    expect(table.accessibilityScroll(.up))
    try screen.settle()
    expectEqual(controller.asked, 0, "there was a page above")
    expect(table.accessibilityScroll(.up))
    expectEqual(controller.asked, 1)
    expectEqual(table.refreshControl?.isRefreshing, true)
    _ = table.accessibilityScroll(.up)
    expectEqual(controller.asked, 1, "it is under way")
    table.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    screen.advance(frames: 1)
    expectEqual(lines(screen, with: "Refresh"), ["adjustable updatesFrequently \"Refresh\" = \"In progress\""])
    table.refreshControl?.endRefreshing()
    try screen.settle()
    expectEqual(table.refreshControl?.accessibilityActivate(), true)
    expectEqual(controller.asked, 2)
  }
}
