import Expectations
import Testing
import UIKit

@testable import UIKitTesting

@Suite("Counts while scrolling")
@MainActor struct ScrollCountsTests {
  /// A thousand rows of 44 points whose texts are distinct, or of a height that the table has to find out.
  private final class RowsController: UITableViewController {
    var made = 0
    let hasHeights: Bool

    init(hasHeights: Bool) {
      self.hasHeights = hasHeights
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      if hasHeights { tableView.rowHeight = 44 } else { tableView.estimatedRowHeight = 30 }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? {
          made += 1
          return UITableViewCell(style: .default, reuseIdentifier: "row")
        }()
      cell.textLabel?.text = "Row \(indexPath.row) of a screen for counting \(hasHeights)"
      return cell
    }
  }

  @Test("are those of the data source: rows, and the cells that were made for them")
  func rows() {
    let controller = RowsController(hasHeights: true)
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 440))
    let before = controller.made
    let counts = screen.countWhileScrolling(by: 4400)
    expectEqual(counts.frames, 220)
    expectEqual(counts.rows, 100)
    expect(counts.cells == controller.made - before && counts.cells <= 2)
    expectEqual(counts.heights, 0)
    // A text for each row that came; tests on other threads shape texts, too.
    expect(counts.texts >= 100, "\(counts)")
    let back = screen.countWhileScrolling(by: -4400)
    expect(back.rows == 100 && back.cells == 0)
  }

  @Test("count measured heights, and end at the end of the list")
  func heights() {
    let screen = MountedScreen(RowsController(hasHeights: false), size: CGSize(width: 320, height: 440))
    let counts = screen.countWhileScrolling(by: 880)
    expect(counts.heights >= 10)
    let end = screen.countWhileScrolling(by: -100_000, step: 100)
    expect(end.frames < 20)
    expectEqual(screen.countWhileScrolling(by: -100).frames, 0)
  }
}
