import UIKit

/// A cell that shows a value, as an app's base classes ask for it.
protocol ValueCell: UITableViewCell {
  associatedtype Value
  func show(_ value: Value)
}

/// A list of values of any kind in cells of any class.
class ValueListController<Cell: ValueCell>: UITableViewController {
  var values: [Cell.Value] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }
  var onSelect: ((Cell.Value) -> Void)?

  init(values: [Cell.Value]) {
    self.values = values
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: String(describing: Cell.self))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { values.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: String(describing: Cell.self), for: indexPath)
    (cell as? Cell)?.show(values[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(values[indexPath.row])
  }
}

struct Station: Equatable {
  var name: String
  var lines: Int
}

final class StationCell: UITableViewCell, ValueCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ value: Station) {
    textLabel?.text = value.name
    detailTextLabel?.text = "\(value.lines)"
  }
}

/// A subclass that adds to the generic class.
final class StationListController: ValueListController<StationCell> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stations"
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}

/// A controller whose view is of a class of its own.
class HostingController<Content: UIView>: UIViewController {
  var content: Content { view as! Content }

  override func loadView() { view = Content() }
}

final class StationView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor), label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class StationController: HostingController<StationView> {
  var station: Station? {
    didSet { content.label.text = station?.name }
  }
}
