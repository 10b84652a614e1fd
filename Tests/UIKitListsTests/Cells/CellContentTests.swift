import Expectations
import Testing
import UIKit
import UIKitTesting

/// Cells whose views are beside the content view, with constraints to the cell itself.
@MainActor
struct CellContentTests {
  private static func add(_ height: CGFloat, to view: UIView) {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.heightAnchor.constraint(equalToConstant: height),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
    ])
  }

  private func fittingHeight(_ cell: UIView) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func constraintsOfTheCellDecideTheRowsHeight() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    Self.add(100, to: cell)
    expectEqual(fittingHeight(cell), 120)
    Self.add(40, to: cell.contentView)
    expectEqual(fittingHeight(cell), 120, "the cell needs more than its content view")
    let other = UITableViewCell(style: .default, reuseIdentifier: nil)
    Self.add(10, to: other)
    Self.add(60, to: other.contentView)
    expectEqual(fittingHeight(other), 80)
  }

  @Test func constraintsWithoutHeightLeaveTheLabelsHeight() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(line)
    line.bottomAnchor.constraint(equalTo: cell.bottomAnchor).isActive = true
    line.centerXAnchor.constraint(equalTo: cell.centerXAnchor).isActive = true
    expectEqual(fittingHeight(cell), 44)
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "Row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
  }

  private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      CellContentTests.add(70, to: self)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func tableRowsTakeTheHeightOfTheirCellsConstraints() {
    let rows = Rows()
    let screen = MountedScreen(rows, size: CGSize(width: 320, height: 480))
    expectEqual(rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height, 90)
    expect(screen.size.height == 480 && rows.tableView.contentSize.height == 270)
  }

  @Test func collectionCellsAreMeasuredByTheirConstraints() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    Self.add(100, to: cell)
    expectEqual(fittingHeight(cell), 120)
    Self.add(40, to: cell.contentView)
    expectEqual(fittingHeight(cell), 60, "the content view's own constraints come first")
  }
}
