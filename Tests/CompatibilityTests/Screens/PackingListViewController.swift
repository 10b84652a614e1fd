import UIKit

/// A packing list on a diffable data source that lets its rows be deleted and put in order.
final class PackingListViewController: UITableViewController {
  enum Section { case things }

  final class DataSource: UITableViewDiffableDataSource<Section, String> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      itemIdentifier(for: indexPath) != "Passport"
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      guard let source = itemIdentifier(for: sourceIndexPath), sourceIndexPath != destinationIndexPath,
        let destination = itemIdentifier(for: destinationIndexPath)
      else { return }
      var snapshot = snapshot()
      if destinationIndexPath.row > sourceIndexPath.row {
        snapshot.moveItem(source, afterItem: destination)
      } else {
        snapshot.moveItem(source, beforeItem: destination)
      }
      apply(snapshot, animatingDifferences: false)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Do not forget"
    }
  }

  private(set) lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, thing in
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = thing
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Packing"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.things])
    snapshot.appendItems(["Passport", "Umbrella", "Book", "Map"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
