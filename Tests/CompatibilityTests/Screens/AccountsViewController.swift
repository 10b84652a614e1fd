import UIKit

/// A list of accounts that asks before it deletes, lets one choose what to do with a row and asks for a name.
final class AccountsViewController: UITableViewController, UITextFieldDelegate {
  private(set) var names = ["Savings", "Household", "Holidays"]
  private(set) var log: [String] = []
  private weak var createAction: UIAlertAction?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Accounts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Account")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForName() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Account", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let sheet = UIAlertController(title: names[indexPath.row], message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Rename", style: .default) { _ in self.log.append("rename") })
    sheet.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.confirmDeletion(at: indexPath) })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = tableView
      popover.sourceRect = tableView.rectForRow(at: indexPath)
    }
    present(sheet, animated: true, completion: nil)
  }

  private func confirmDeletion(at indexPath: IndexPath) {
    let alert = UIAlertController(
      title: "Delete “\(names[indexPath.row])”?", message: "Its transactions are deleted as well.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in self.log.append("kept") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        self.names.remove(at: indexPath.row)
        self.tableView.deleteRows(at: [indexPath], with: .automatic)
        self.log.append("deleted")
      })
    present(alert, animated: true) { self.log.append("asked") }
  }

  private func askForName() {
    let alert = UIAlertController(title: "New Account", message: "What is it for?", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.nameChanged(field.text) }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let create = UIAlertAction(title: "Create", style: .default) { [weak self, weak alert] _ in
      guard let self, let name = alert?.textFields?.first?.text else { return }
      names.append(name)
      tableView.reloadData()
    }
    create.isEnabled = false
    createAction = create
    alert.addAction(create)
    alert.preferredAction = create
    present(alert, animated: true)
  }

  private func nameChanged(_ name: String?) { createAction?.isEnabled = name?.isEmpty == false }
}
