import UIKit

/// A settings screen of numbers: in edit mode its last row inserts one, the others delete theirs.
final class PhonesViewController: UITableViewController {
  final class NumberCell: UITableViewCell {
    var states: [UITableViewCell.StateMask] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .value2, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
      states.append(state)
    }

    override func didTransition(to state: UITableViewCell.StateMask) {
      super.didTransition(to: state)
      states.append(state)
    }
  }

  var numbers = ["+351 21 000 0001", "+351 21 000 0002"]
  var edited: [IndexPath?] = []

  init() { super.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NumberCell.self, forCellReuseIdentifier: "number")
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count + (isEditing ? 1 : 0)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = indexPath.row < numbers.count ? "phone" : "add"
    cell.detailTextLabel?.text = indexPath.row < numbers.count ? numbers[indexPath.row] : "add phone"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    guard isEditing else { return .delete }
    return indexPath.row < numbers.count ? .delete : .insert
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .delete: numbers.remove(at: indexPath.row)
    case .insert: numbers.append("new number")
    case .none: break
    @unknown default: break
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indexPath.row == 1 ? 2 : 0
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    edited.append(indexPath)
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    edited.append(indexPath)
  }
}
