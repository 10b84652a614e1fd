import UIKit

/// A to-do list: a swipe from one side completes a task, from the other it deletes or flags it.
final class ToDoViewController: UITableViewController {
  struct Task {
    var title: String
    var isDone = false
    var isFlagged = false
  }

  var tasks = ["Water the plants", "Call the bank", "Buy bread", "Write to Ana", "Fix the bicycle", "Read"].map {
    Task(title: $0)
  }
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To do"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Task")
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return tasks.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
    let task = tasks[indexPath.row]
    cell.textLabel?.text = task.isFlagged ? "⚑ \(task.title)" : task.title
    cell.textLabel?.textColor = task.isDone ? .secondaryLabel : .label
    cell.accessoryType = task.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let complete = UIContextualAction(style: .normal, title: "Done") { [weak self] action, view, completionHandler in
      self?.tasks[indexPath.row].isDone.toggle()
      self?.log.append("done \(indexPath.row)")
      self?.tableView.reloadData()
      completionHandler(true)
    }
    complete.backgroundColor = .systemGreen
    complete.image = UIImage(systemName: "checkmark")
    return UISwipeActionsConfiguration(actions: [complete])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { (_, _, completionHandler) in
      self.tasks.remove(at: indexPath.row)
      self.log.append("delete \(indexPath.row)")
      tableView.reloadData()
      completionHandler(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, completionHandler in
      self.tasks[indexPath.row].isFlagged = true
      self.log.append("flag \(indexPath.row)")
      self.tableView.cellForRow(at: indexPath)?.textLabel?.text = "⚑ \(self.tasks[indexPath.row].title)"
      completionHandler(true)
    }
    flag.backgroundColor = .systemOrange
    let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
    configuration.performsFirstActionWithFullSwipe = indexPath.row != 0
    return configuration
  }
}
