import UIKit

/// Songs that are put in order by dragging them, without edit mode.
final class PlaylistViewController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
  private(set) var songs = ["Aria", "Ballad", "Canon", "Dirge", "Etude", "Fugue"]
  private(set) var log: [String] = []
  /// A song that stays where it is.
  var anchored: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = songs[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    songs.insert(songs.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    log.append("moved \(sourceIndexPath.row) to \(destinationIndexPath.row)")
  }

  // MARK: UITableViewDragDelegate

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let song = songs[indexPath.row]
    guard song != anchored else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: song)))
    item.localObject = song
    session.localContext = tableView
    return [item]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("drag of \(session.items.compactMap { $0.localObject as? String }) begins")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("drag ends") }

  // MARK: UITableViewDropDelegate

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    session.localDragSession != nil && session.canLoadObjects(ofClass: NSString.self)
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard tableView.hasActiveDrag, session.items.count == 1 else { return UITableViewDropProposal(operation: .cancel) }
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    log.append("never called: the data source moves rows")
  }
}
