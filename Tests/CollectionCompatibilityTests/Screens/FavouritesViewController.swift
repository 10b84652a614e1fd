import UIKit

/// Favourites in an order of one's own: rows are moved by their grips and deleted. The first section keeps its rows.
class FavouritesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .grouped)
  var sections: [[String]] = [["Home"], ["Lisboa", "Porto", "Faro", "Braga"], ["Kyoto", "Nara"]]
  var moves: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    tableView.allowsSelectionDuringEditing = true
    view.addSubview(tableView)
    navigationItem.rightBarButtonItem = self.editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "place")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "place")
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    cell.accessoryType = .disclosureIndicator
    cell.editingAccessoryType = .detailButton
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Always here", "Portugal", "Japan"][section]
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return indexPath.section > 0
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    return indexPath.section > 0
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    if proposedDestinationIndexPath.section == 0 {
      return IndexPath(row: 0, section: 1)
    }
    return proposedDestinationIndexPath
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let place = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(place, at: destinationIndexPath.row)
    moves.append("\(place) to \(destinationIndexPath.section).\(destinationIndexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.reloadData()
    }
  }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    return "Forget"
  }
}
