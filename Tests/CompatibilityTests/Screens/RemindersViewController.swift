import UIKit

/// Reminders with buttons beside their rows, as it was written before iOS 11.
class RemindersViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private(set) var reminders = ["Call Ana", "Buy milk", "Pay the rent", "Water the plants"]
  private(set) var done: [String] = []
  let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Reminder")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { reminders.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Reminder", for: indexPath)
    cell.textLabel?.text = reminders[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    let delete = UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] action, indexPath in
      self?.remove(indexPath)
    }
    let done = UITableViewRowAction(style: .normal, title: "Done") { [weak self] action, indexPath in
      guard let self else { return }
      self.done.append(self.reminders[indexPath.row] + (action.title ?? ""))
      self.remove(indexPath)
    }
    done.backgroundColor = .systemGreen
    return indexPath.row == 2 ? [] : [delete, done]
  }

  private func remove(_ indexPath: IndexPath) {
    reminders.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}
