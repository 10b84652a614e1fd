import UIKit

/// Folders and papers: a paper is dropped into a folder or put elsewhere in the list, by the drop delegate alone.
final class FoldersViewController: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  private(set) var folders = [("Letters", 0), ("Invoices", 0)]
  private(set) var papers = ["Offer", "Reminder", "Invitation", "Receipt"]
  private(set) var log: [String] = []
  let tableView = UITableView(frame: .zero, style: .insetGrouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.dataSource = self
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    view.addSubview(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? folders.count : papers.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    if indexPath.section == 0 {
      content.text = folders[indexPath.row].0
      content.secondaryText = "\(folders[indexPath.row].1)"
      content.image = UIImage(systemName: "folder")
    } else {
      content.text = papers[indexPath.row]
      content.image = UIImage(systemName: "doc")
    }
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard indexPath.section == 1 else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = papers[indexPath.row]
    return [item]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard let destination = destinationIndexPath else { return UITableViewDropProposal(operation: .forbidden) }
    return UITableViewDropProposal(
      operation: .move,
      intent: destination.section == 0 ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath
    else { return }
    let paper = papers[source.row]
    if coordinator.proposal.intent == .insertIntoDestinationIndexPath {
      tableView.performBatchUpdates {
        self.papers.remove(at: source.row)
        self.folders[destination.row].1 += 1
        tableView.deleteRows(at: [source], with: .automatic)
        tableView.reconfigureRows(at: [destination])
      }
      coordinator.drop(item.dragItem, intoRowAt: destination, rect: CGRect(x: 20, y: 10, width: 24, height: 24))
      log.append("\(paper) into \(folders[destination.row].0)")
    } else {
      tableView.performBatchUpdates {
        self.papers.remove(at: source.row)
        self.papers.insert(paper, at: destination.row)
        tableView.deleteRows(at: [source], with: .automatic)
        tableView.insertRows(at: [destination], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: destination).addCompletion { _ in self.log.append("\(paper) arrived") }
      log.append("\(paper) to \(destination.row)")
    }
  }
}
