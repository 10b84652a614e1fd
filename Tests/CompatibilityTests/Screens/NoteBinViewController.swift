import UIKit

/// Notes in a table, which are thrown away by dragging them onto the bin below it.
final class NoteBinViewController: UIViewController {
  private(set) var notes = ["Milk", "Bread", "Apples", "Cheese"]
  let tableView = UITableView()
  let binView = UILabel()
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    tableView.rowHeight = 44
    tableView.dataSource = self
    tableView.dragDelegate = self
    tableView.dragInteractionEnabled = true
    tableView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 240)
    tableView.autoresizingMask = .flexibleWidth
    view.addSubview(tableView)

    binView.text = "Bin"
    binView.textAlignment = .center
    binView.backgroundColor = .systemGray5
    binView.frame = CGRect(x: 20, y: 280, width: 200, height: 80)
    // Labels ignore touches by default.
    binView.isUserInteractionEnabled = true
    binView.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(binView)
  }
}

extension NoteBinViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = notes[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

extension NoteBinViewController: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let note = notes[indexPath.row]
    let item = UIDragItem(itemProvider: NSItemProvider(object: note as NSString))
    item.localObject = note
    return [item]
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("drag ends") }
}

extension NoteBinViewController: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.localDragSession != nil && session.items.allSatisfy { $0.localObject is String }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    log.append("enter")
    binView.backgroundColor = .systemRed
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .move) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    log.append("exit")
    binView.backgroundColor = .systemGray5
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    for item in session.items {
      guard let note = item.localObject as? String, let row = notes.firstIndex(of: note) else { continue }
      notes.remove(at: row)
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      log.append("threw \(note) away")
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    let target = UIDragPreviewTarget(
      container: binView, center: CGPoint(x: binView.bounds.midX, y: binView.bounds.midY),
      transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
    return defaultPreview.retargetedPreview(with: target)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    log.append("bin's session ends")
    binView.backgroundColor = .systemGray5
  }
}
