import UIKit

/// The base of an app's cells: made by class, with a place for content and a hook for subclasses.
class BaseCell: UITableViewCell {
  class var identifier: String { String(describing: self) }

  let box = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
    ])
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setUp() {}

  func show(_ row: FormRow) {}
}

struct FormRow {
  var title: String
  var cellClass: BaseCell.Type
}

final class TitleCell: BaseCell {
  let label = UILabel()

  override func setUp() {
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 24)
    box.addSubview(label)
    box.heightAnchor.constraint(equalToConstant: 24).isActive = true
  }

  override func show(_ row: FormRow) { label.text = row.title }
}

final class PictureCell: BaseCell {
  override func setUp() {
    box.backgroundColor = .systemTeal
    box.heightAnchor.constraint(equalToConstant: 90).isActive = true
  }
}

/// Rows that say which class their cells are of, made by hand where none waits for use again.
final class FormController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  var rows: [FormRow] = []
  private(set) var made = 0

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows[indexPath.row]
    let cell = dequeue(row.cellClass)
    cell.show(row)
    return cell
  }

  private func dequeue(_ type: BaseCell.Type) -> BaseCell {
    if let cell = tableView.dequeueReusableCell(withIdentifier: type.identifier) as? BaseCell { return cell }
    made += 1
    return type.init(style: .default, reuseIdentifier: type.identifier)
  }
}
