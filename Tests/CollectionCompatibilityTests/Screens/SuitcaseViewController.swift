import UIKit

/// Something to pack, and where a drag of it began.
final class PackingThing: NSObject {
  let name: String
  weak var origin: UIView?

  init(_ name: String, from origin: UIView) {
    self.name = name
    self.origin = origin
  }
}

/// Things on a shelf, a list, and in a suitcase, a grid beside it: dragged from one to the other, and within each.
final class SuitcaseViewController: UIViewController {
  var shelf = ["Book", "Camera", "Hat", "Map", "Scarf", "Torch"]
  var suitcase = ["Shirt", "Socks", "Towel", "Soap"]
  private(set) var log: [String] = []
  /// A thing that has to be fetched before it is in the suitcase.
  var slow: String?
  private(set) var fetches: [() -> Void] = []
  let tableView = UITableView()
  private(set) var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    tableView.dataSource = self
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.dragInteractionEnabled = true
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "thing")
    collectionView.dataSource = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.dragInteractionEnabled = true
    let stack = UIStackView(arrangedSubviews: [tableView, collectionView])
    stack.distribution = .fillEqually
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  private func dragItem(_ name: String, from view: UIView) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
    item.localObject = PackingThing(name, from: view)
    return item
  }

  private func isFrom(_ view: UIView, _ session: any UIDropSession) -> Bool {
    (session.items.first?.localObject as? PackingThing)?.origin === view
  }

  /// Takes a thing away from the list where it was.
  private func take(_ thing: PackingThing) {
    if thing.origin === tableView, let row = shelf.firstIndex(of: thing.name) {
      shelf.remove(at: row)
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    } else if thing.origin === collectionView, let item = suitcase.firstIndex(of: thing.name) {
      suitcase.remove(at: item)
      collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
    }
  }
}

extension SuitcaseViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelf.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shelf[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

extension SuitcaseViewController: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [dragItem(shelf[indexPath.row], from: tableView)] }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.append("shelf entered")
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("shelf left") }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("shelf done") }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let destination = coordinator.destinationIndexPath ?? IndexPath(row: shelf.count, section: 0)
    for item in coordinator.items {
      guard let thing = item.dragItem.localObject as? PackingThing else { continue }
      tableView.performBatchUpdates {
        take(thing)
        let path = IndexPath(row: min(destination.row, shelf.count), section: 0)
        shelf.insert(thing.name, at: path.row)
        tableView.insertRows(at: [path], with: .automatic)
        log.append(
          "\(thing.name) to shelf \(path.row), from \(item.sourceIndexPath.map { "\($0.row)" } ?? "elsewhere")")
      }
      coordinator.drop(item.dragItem, toRowAt: IndexPath(row: min(destination.row, shelf.count - 1), section: 0))
    }
  }
}

extension SuitcaseViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { suitcase.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "thing", for: indexPath)
    (cell as? CardCell)?.label.text = suitcase[indexPath.item]
    cell.contentView.backgroundColor = .systemYellow
    return cell
  }
}

extension SuitcaseViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [dragItem(suitcase[indexPath.item], from: collectionView)] }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    log.append("suitcase entered")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    log.append("suitcase left")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    log.append("suitcase done")
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let destination = coordinator.destinationIndexPath ?? IndexPath(item: suitcase.count, section: 0)
    for item in coordinator.items {
      guard let thing = item.dragItem.localObject as? PackingThing else { continue }
      if thing.name == slow { return fetch(thing, to: destination, coordinator, item.dragItem) }
      let end = collectionView === thing.origin ? suitcase.count - 1 : suitcase.count
      let path = IndexPath(item: min(destination.item, end), section: 0)
      collectionView.performBatchUpdates {
        take(thing)
        suitcase.insert(thing.name, at: path.item)
        collectionView.insertItems(at: [path])
      }
      log.append(
        "\(thing.name) to suitcase \(path.item), from \(item.sourceIndexPath.map { "\($0.item)" } ?? "elsewhere")")
      coordinator.drop(item.dragItem, toItemAt: path).addCompletion { [self] _ in log.append("\(thing.name) arrived") }
    }
  }

  private func fetch(
    _ thing: PackingThing, to path: IndexPath, _ coordinator: any UICollectionViewDropCoordinator, _ item: UIDragItem
  ) {
    let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "thing")
    placeholder.cellUpdateHandler = { ($0 as? CardCell)?.label.text = "…" }
    let context = coordinator.drop(item, to: placeholder)
    fetches.append { [self] in
      context.commitInsertion { suitcase.insert(thing.name, at: $0.item) }
      take(thing)
    }
  }
}
