import UIKit

/// Editing of lists: rows with swipe actions and menus, and rows that are reordered, deleted and inserted, in edit mode
/// or by drags.
final class EditingViewController: UITableViewController, UITableViewDragDelegate {
  private enum Section: Int, CaseIterable {
    case tasks
    case stops
  }

  private struct Task {
    var title: String
    var isDone = false
    var isFlagged = false
  }

  private var tasks = [
    Task(title: "Water the plants"), Task(title: "Call the bank", isFlagged: true), Task(title: "Buy bread"),
    Task(title: "Fix the bicycle", isDone: true), Task(title: "Write to Ana"),
  ]
  private var stops = ["Lisboa", "Porto", "Braga", "Santiago", "A Coruña", "Lugo", "Oviedo", "Santander", "Bilbao"]

  init() {
    super.init(style: .insetGrouped)
    title = "Editing"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == Section.tasks.rawValue ? tasks.count : stops.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == Section.tasks.rawValue ? "Swipe to complete, flag, delete" : "Edit to put in order"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Row")
    if indexPath.section == Section.tasks.rawValue {
      let task = tasks[indexPath.row]
      cell.textLabel?.text = task.title
      cell.textLabel?.textColor = task.isDone ? .secondaryLabel : .label
      cell.imageView?.image = UIImage(systemName: task.isFlagged ? "flag" : "circle")
      cell.accessoryType = task.isDone ? .checkmark : .none
    } else {
      cell.textLabel?.text = stops[indexPath.row]
      cell.textLabel?.textColor = .label
      cell.imageView?.image = nil
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }

  // MARK: Swipes

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == Section.tasks.rawValue else { return nil }
    let complete = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, completion in
      self?.tasks[indexPath.row].isDone.toggle()
      self?.tableView.reloadData()
      completion(true)
    }
    complete.image = UIImage(systemName: "checkmark")
    complete.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [complete])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == Section.tasks.rawValue else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.tasks.remove(at: indexPath.row)
      self?.tableView.reloadData()
      completion(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
      self?.tasks[indexPath.row].isFlagged.toggle()
      self?.tableView.reloadData()
      completion(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  // MARK: Menus

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.section == Section.tasks.rawValue else { return nil }
    return UIContextMenuConfiguration(previewProvider: nil) { [weak self] _ in self?.menu(ofTask: indexPath.row) }
  }

  private func menu(ofTask row: Int) -> UIMenu {
    let task = tasks[row]
    let done = UIAction(
      title: "Done", image: UIImage(systemName: "checkmark.circle"), state: task.isDone ? .on : .off
    ) { [weak self] _ in self?.change { $0[row].isDone.toggle() } }
    let flagged = UIAction(title: "Flagged", image: UIImage(systemName: "flag"), state: task.isFlagged ? .on : .off) {
      [weak self] _ in self?.change { $0[row].isFlagged.toggle() }
    }
    let duplicate = UIAction(title: "Duplicate", image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in
      self?.change { $0.insert(task, at: row) }
    }
    let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
      [weak self] _ in self?.change { $0.remove(at: row) }
    }
    return UIMenu(children: [done, flagged, duplicate, UIMenu(options: .displayInline, children: [delete])])
  }

  private func change(_ body: (inout [Task]) -> Void) {
    body(&tasks)
    tableView.reloadSections([Section.tasks.rawValue], with: .automatic)
  }

  // MARK: Drags

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard indexPath.section == Section.stops.rawValue else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = stops[indexPath.row]
    return [item]
  }

  // MARK: Edit mode

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.section == Section.stops.rawValue && indexPath.row == stops.count - 1 ? .insert : .delete
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    switch (editingStyle, Section(rawValue: indexPath.section)) {
    case (.insert, _): stops.append("Stop \(stops.count + 1)")
    case (.delete, .tasks): tasks.remove(at: indexPath.row)
    case (.delete, _): stops.remove(at: indexPath.row)
    case (.none, _): break
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == Section.stops.rawValue
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath.section == Section.stops.rawValue
      ? proposedDestinationIndexPath : IndexPath(row: 0, section: Section.stops.rawValue)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    stops.insert(stops.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}
