import Expectations
import Testing
import UIKit
import UIKitTesting

/// Rows keep their own margins at the top and at the bottom, by which they are measured, wherever they are.
@MainActor
struct UITableViewTests {
  /// A cell as documents make them, whose margins are its table's, too.
  private final class Row: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      preservesSuperviewLayoutMargins = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError() }
  }

  private final class List: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Row)?.label.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private func row(_ index: Int, of list: List) throws -> Row {
    try require(list.tableView.cellForRow(at: IndexPath(row: index, section: 0)) as? Row)
  }

  @Test func aRowUnderTheNavigationBarKeepsItsMargins() throws {
    let list = List()
    let screen = MountedScreen(UINavigationController(rootViewController: list), size: CGSize(width: 320, height: 480))
    try screen.settle()
    let frame = try row(0, of: list).label.frame
    list.tableView.contentOffset.y += 30
    try screen.settle()
    let first = try row(0, of: list)
    expectEqual(first.contentView.layoutMargins.top, first.contentView.layoutMargins.bottom)
    first.label.text = "New"
    try screen.settle()
    expectEqual(first.label.frame, frame)
  }

  @Test func theTablesMarginsDoNotChangeRowHeights() throws {
    let list = List()
    let screen = MountedScreen(list, size: CGSize(width: 320, height: 480))
    try screen.settle()
    let frame = try row(0, of: list).label.frame
    list.tableView.layoutMargins = UIEdgeInsets(top: 20, left: 40, bottom: 30, right: 40)
    try screen.settle()
    let first = try row(0, of: list)
    expect(first.label.frame.minY == frame.minY && first.label.frame.height == frame.height)
    expectEqual(first.label.frame.minX, 40)
  }
}
