import UIKit

/// Messages of which several are chosen and deleted at once, as "Selecting multiple items with a two-finger pan gesture"
/// tells to write it.
class InboxViewController: UITableViewController {
  private(set) var messages: [String] = (1...40).map { "Message \($0)" }
  private(set) var log: [String] = []
  var allowsInteraction = true

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Message")
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
  }

  func deleteSelected() {
    guard let selected = tableView.indexPathsForSelectedRows else { return }
    for indexPath in selected.sorted(by: >) { messages.remove(at: indexPath.row) }
    tableView.deleteRows(at: selected, with: .automatic)
    setEditing(false, animated: true)
  }

  func forgetLog() { log = [] }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    let background = UIView()
    background.backgroundColor = .systemTeal
    cell.multipleSelectionBackgroundView = background
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log.append("open \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.append("should begin \(indexPath.row)")
    return allowsInteraction
  }

  override func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.append("did begin \(indexPath.row)")
    setEditing(true, animated: true)
  }

  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("did end") }
}

/// A list that one walks through with the arrow keys.
class PlanetsViewController: UITableViewController {
  let planets = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]
  private(set) var log: [String] = []
  var followsFocus = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Planet")
    tableView.allowsFocus = true
    tableView.remembersLastFocusedIndexPath = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { planets.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Planet", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = planets[indexPath.row]
    cell.contentConfiguration = content
    cell.configurationUpdateHandler = { [weak self] cell, state in
      if state.isFocused { self?.log.append("focus \(indexPath.row)") }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }

  override func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    followsFocus
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(planets[indexPath.row])")
  }
}
